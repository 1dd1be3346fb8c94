import { PATHS } from "#app/v1/paths.ts";
import { openApiDocument } from "#lib/http/openapi.ts";

/** The same document as /openapi.json, below the version that it describes. Public. */
export function GET(): Response {
  return Response.json(openApiDocument(PATHS), { headers: { "Cache-Control": "no-cache" } });
}

export const dynamic = "force-dynamic";
