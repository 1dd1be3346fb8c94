import { GET } from "#app/openapi.json/route.ts";

type Operations = Record<string, { responses: Record<string, unknown> }>;

/** The statuses that the OpenAPI document declares for an operation; undefined for what is no operation of it. */
export async function declaredStatuses(template: string, method: string): Promise<number[] | undefined> {
  const { paths } = (await GET().json()) as { paths: Record<string, Operations> };
  const operation = paths[template]?.[method === "HEAD" ? "get" : method.toLowerCase()];
  return operation && Object.keys(operation.responses).map(Number);
}
