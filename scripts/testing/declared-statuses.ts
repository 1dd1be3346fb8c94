import { PATHS } from "#app/v1/paths.ts";
import { openApiDocument } from "#lib/http/openapi.ts";

type Document = { paths: Record<string, Record<string, { responses: Record<string, unknown> }>> };

let document: Document | undefined;

/** The statuses that the OpenAPI document declares for an operation; undefined for what is no operation of it. */
export function declaredStatuses(template: string, method: string): number[] | undefined {
  document ??= openApiDocument(PATHS) as Document;
  const operation = document.paths[template]?.[method === "HEAD" ? "get" : method.toLowerCase()];
  return operation && Object.keys(operation.responses).map(Number);
}
