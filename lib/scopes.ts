/**
 * What a key may be made for: to look at one resource of the API, or to change it. Each operation needs exactly one of them.
 * Scoring a draft counts as `studio:write`, since it takes the server's time, but it changes nothing.
 */
export const SCOPES = [
  "workspace:read",
  "platforms:read",
  "imports:read",
  "imports:write",
  "score:read",
  "audits:read",
  "audits:write",
  "studio:write",
  "campaigns:read",
  "campaigns:write",
  "webhooks:read",
  "webhooks:write",
] as const;
export type Scope = (typeof SCOPES)[number];

/** The sums: each stands for all scopes that end in it, also for those that come later. */
const SUMS = ["read", "write"] as const;
type Sum = (typeof SUMS)[number];

/** What a key is made with, and keeps as it was asked for. */
export type ScopeName = Scope | Sum;
export const SCOPE_NAMES: readonly ScopeName[] = [...SUMS, ...SCOPES];

/** The sum that includes a scope. */
export function sumOf(scope: Scope): Sum {
  return scope.endsWith(":write") ? "write" : "read";
}

/** What names allow, sums taken apart. A name that is not known allows nothing. */
export function expandScopes(names: readonly string[]): Scope[] {
  return SCOPES.filter((scope) => names.includes(scope) || names.includes(sumOf(scope)));
}

/** The names that are none, as they were given. */
export function findUnknownScopes(names: readonly string[]): string[] {
  return names.filter((name) => !SCOPE_NAMES.some((known) => known === name));
}
