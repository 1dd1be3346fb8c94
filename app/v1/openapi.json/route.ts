import { PATHS } from "#app/v1/paths.ts";
import { openApiDocument } from "#lib/http/openapi.ts";
import { openRoute } from "#lib/http/route.ts";

/** The same document as /openapi.json, below the version that it describes. Public. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = openRoute(() =>
  Response.json(openApiDocument(PATHS)),
);

export const dynamic = "force-dynamic";
