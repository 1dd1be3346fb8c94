import { type PlinthClient, PlinthError } from "../plinth.ts";

/**
 * The scores of many workspaces of an account, a few at a time. The client itself waits as long as `Retry-After` says
 * and repeats; a workspace that is still refused after that is left for the next round.
 */
export async function readScores(
  client: PlinthClient,
  workspaceIds: string[],
): Promise<{ scores: Map<string, number>; later: string[] }> {
  const scores = new Map<string, number>();
  const later: string[] = [];
  const waiting = [...workspaceIds];
  const readOneAfterTheOther = async () => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      try {
        scores.set(id, (await client.getScore({ workspace_id: id, include_pillars: false })).score);
      } catch (error) {
        if (!(error instanceof PlinthError) || error.status !== 429) throw error;
        later.push(id);
      }
    }
  };
  await Promise.all([readOneAfterTheOther(), readOneAfterTheOther(), readOneAfterTheOther()]);
  return { scores, later };
}
