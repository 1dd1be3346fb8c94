// npm run -s openapi: prints the API's OpenAPI document. It is read off the declarations; nothing has to run.
import { PATHS } from "#app/v1/paths.ts";
import { openApiDocument } from "#lib/http/openapi.ts";

process.stdout.write(`${JSON.stringify(openApiDocument(PATHS), null, 2)}\n`);
