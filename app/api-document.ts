import { PATHS } from "#app/v1/paths.ts";
import { openApiDocument } from "#lib/http/openapi.ts";
import { planName } from "#lib/plans.ts";

type Access = { plan: string; scope: string };

/**
 * The OpenAPI document for the pages of the reference. This file alone among the pages may import the list of paths: it
 * reads declarations, it calls nothing.
 */
export function apiDocument(): Record<string, unknown> {
  return openApiDocument(PATHS);
}

/** What a key needs for each operation, by the operation's id. */
export function listAccess(): Record<string, Access> {
  const declarations = Object.values(PATHS).flatMap((handlers) =>
    Object.values(handlers).flatMap(({ declaration }) => declaration ?? []),
  );
  return Object.fromEntries(declarations.map(({ id, plan, scope }) => [id, { plan: planName(plan), scope }]));
}
