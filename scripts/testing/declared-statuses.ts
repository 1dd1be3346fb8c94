import { GET } from "#app/openapi.json/route.ts";

type Document = { paths: Record<string, Record<string, { responses: Record<string, unknown> }>> };

let document: Promise<Document> | undefined;

/** The statuses that the OpenAPI document declares for an operation; undefined for what is no operation of it. */
export async function declaredStatuses(template: string, method: string): Promise<number[] | undefined> {
  document ??= GET().json();
  const operation = (await document).paths[template]?.[method === "HEAD" ? "get" : method.toLowerCase()];
  return operation && Object.keys(operation.responses).map(Number);
}
