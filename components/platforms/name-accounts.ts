import type { PlatformFacts } from "#lib/platforms/schemas.ts";

/** The accounts of a platform as people write them, the primary one first: "@teahouse, @teahouse_uk"; null without any. */
export function nameAccounts({
  handle,
  otherHandles,
}: Pick<PlatformFacts, "handle" | "otherHandles">): string | null {
  if (!handle) return null;
  return [handle, ...otherHandles].map((name) => `@${name}`).join(", ");
}
