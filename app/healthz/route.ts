import { plainJson } from "#lib/http/plain-answer.ts";
import { openRoute } from "#lib/http/route.ts";

/** 200 while the process runs. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = openRoute(() => plainJson({ status: "ok" }));

export const dynamic = "force-dynamic";
