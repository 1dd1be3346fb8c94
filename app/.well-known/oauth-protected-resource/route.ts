import { describeResource } from "#lib/agents/describe-server.ts";
import { plainJson } from "#lib/http/plain-answer.ts";
import { openRoute } from "#lib/http/route.ts";

/** What the tokens of agents are for (RFC 9728). Public. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = openRoute(() =>
  plainJson(describeResource()),
);

export const dynamic = "force-dynamic";
