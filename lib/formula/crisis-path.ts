import type { Crisis } from "./find-crisis.ts";

/**
 * The page of the critical comments that a crisis counts, behind the address of a workspace.
 * @param to last UTC day that was looked at, YYYY-MM-DD
 */
export function crisisPath({ platform, since }: Pick<Crisis, "platform" | "since">, to: string): string {
  const query = { platform, from: since, to, sentiment: "negative", counted: "crisis" };
  return `/comments?${new URLSearchParams(query)}`;
}
