import type { WorkspaceReader } from "../db.ts";

/**
 * Names of those who did something in a workspace, by their ids: members by theirs, keys by what they are called and how they end.
 * Who has left has none.
 */
export async function nameActors(
  tx: WorkspaceReader,
  workspaceId: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const wanted = { in: [...new Set(ids)] };
  const people = await tx.user.findMany({
    where: { id: wanted, memberships: { some: { workspaceId } } },
    select: { id: true, name: true },
  });
  const keys = await tx.apiKey.findMany({
    where: { workspaceId, id: wanted },
    select: { id: true, name: true, lastFour: true },
  });
  return new Map([
    ...people.map(({ id, name }) => [id, name] as const),
    ...keys.map(({ id, name, lastFour }) => [id, keyName(name, lastFour)] as const),
  ]);
}

/** "Reporting (…4fQ1)". */
export function keyName(name: string | null, lastFour: string): string {
  return name ? `${name} (…${lastFour})` : `…${lastFour}`;
}
