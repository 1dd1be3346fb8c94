import { describeServer } from "#lib/agents/describe-server.ts";
import { plainJson } from "#lib/http/plain-answer.ts";
import { openRoute } from "#lib/http/route.ts";

/** Who gives tokens to agents, and how (RFC 8414). Public. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = openRoute(() => plainJson(describeServer()));

export const dynamic = "force-dynamic";
