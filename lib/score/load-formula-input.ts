import { withWorkspace } from "../db.ts";
import type { CommentDay, FormulaInput } from "../formula/formula-input.ts";
import type { Platform } from "../formula/names.ts";
import type { FormulaVersion } from "../formula/version.ts";
import { formula } from "../formula/versions.ts";
import { addDays } from "../time.ts";
import { loadCommentDays } from "./load-comment-days.ts";
import { loadPlatformData } from "./load-platform-data.ts";

export type PlatformComments = { platform: Platform; days: CommentDay[] };

/**
 * Everything that the formula looks at on a day, from the figures of all connected platforms as they are now.
 * @param day UTC day of the score, YYYY-MM-DD.
 * @param known counts of comments, when they were classified for this day already and nothing has changed since.
 */
export async function loadFormulaInput(
  workspaceId: string,
  day: string,
  known?: PlatformComments[],
): Promise<FormulaInput> {
  const connected = await withWorkspace(workspaceId, (tx) =>
    tx.platformConnection.findMany({
      where: { workspaceId, status: "connected" },
      orderBy: { platform: "asc" },
    }),
  );
  const platforms = connected.map(({ platform }) => platform as Platform);
  return loadPlatformInputs(workspaceId, day, platforms, formula(), known);
}

/**
 * Everything that a version of the formula looks at on a day, from the figures of the named platforms as they are now.
 * @param day UTC day of the score, YYYY-MM-DD.
 * @param known counts of comments, when they were classified for this day already and nothing has changed since.
 */
export async function loadPlatformInputs(
  workspaceId: string,
  day: string,
  names: readonly Platform[],
  { days }: Pick<FormulaVersion, "days">,
  known?: PlatformComments[],
): Promise<FormulaInput> {
  const postsFrom = addDays(day, 1 - days.posts);
  const range = { to: day, postsFrom, followersFrom: addDays(day, 1 - days.lookback) };
  const platforms: FormulaInput["platforms"] = [];
  for (const platform of names) {
    const data = await loadPlatformData(workspaceId, platform, range);
    if (!data) continue;
    const comments =
      known?.find((one) => one.platform === platform)?.days ??
      (await loadCommentDays(workspaceId, platform, { from: postsFrom, to: day }));
    platforms.push({ ...data, comments });
  }
  return { asOf: day, platforms };
}
