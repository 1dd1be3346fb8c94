import type { INTERNAL_ROUTES } from "./internal-routes.ts";

type Route = (typeof INTERNAL_ROUTES)[number];
type Parameter<Path> = Path extends `${string}[${infer One}]${infer Rest}` ? One | Parameter<Rest> : never;
type Values<R extends Route> = Record<Parameter<R>, string>;
/** Which webhook of which workspace. */
export type WebhookIds = Values<"/internal/workspaces/[workspace_id]/webhooks/[webhook_id]">;

/**
 * An address at the dashboard's own door with its parameters filled in.
 * @param query behind it; what has no value is left out.
 */
export function internalPath<R extends Route>(
  route: R,
  values: Values<R>,
  query: Record<string, string | number | null | undefined> = {},
): string {
  const known: Record<string, string> = values;
  const path = route.replace(/\[(\w+)\]/g, (_, one: string) => encodeURIComponent(known[one] ?? ""));
  const given = Object.entries(query).flatMap(([key, value]) => (value == null ? [] : [[key, `${value}`]]));
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
}
