import { PATHS } from "#app/v1/paths.ts";
import { jsonAnswer } from "#lib/http/json-answer.ts";
import { openApiDocument } from "#lib/http/openapi.ts";
import { openRoute } from "#lib/http/route.ts";

/** The machine-readable contract, read off the declarations of the operations. Public. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = openRoute((request) =>
  jsonAnswer(request, JSON.stringify(openApiDocument(PATHS))),
);

export const dynamic = "force-dynamic";
