import { PATHS } from "#app/v1/paths.ts";
import { openApiDocument } from "#lib/http/openapi.ts";

/** The machine-readable contract, read off the declarations of the operations. Public. */
export function GET(): Response {
  return Response.json(openApiDocument(PATHS), { headers: { "Cache-Control": "no-cache" } });
}

export const dynamic = "force-dynamic";
