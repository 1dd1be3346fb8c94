import type { CommentDay } from "../formula/formula-input.ts";
import { findWindows } from "./find-windows.ts";
import { loadCommentDays } from "./load-comment-days.ts";
import { type Asked, findObservedDays, type ProfileData } from "./load-profile-data.ts";
import { firstDayToRead } from "./remember-comments.ts";

type Counted = Pick<ProfileData, "id" | "platform" | "disconnectedOn">;
type Window = { id: string; from: string; to: string };

/**
 * Comments on profiles of a brand, classified and counted by day, on the days that a version looks at for the score of a day;
 * what was said before on any of the profiles of a platform is a repeat on each of them.
 * @returns by profile, in their order; of each at most up to the day on which it was disconnected
 */
export async function countProfileComments(
  workspaceId: string,
  profiles: readonly Counted[],
  asked: Asked,
): Promise<Map<string, CommentDay[]>> {
  const counted = new Map<string, CommentDay[]>(profiles.map(({ id }) => [id, []]));
  for (const group of Map.groupBy(profiles, ({ platform }) => platform).values()) {
    const windows: Window[] = [];
    for (const profile of group) windows.push(...(await findWindow(workspaceId, profile, asked)));
    for (const run of joinWindows(windows)) {
      const days = await loadCommentDays(workspaceId, group, run, asked.version);
      for (const { id, from, to } of run.windows)
        counted.set(id, days.get(id)?.filter(({ date }) => from <= date && date <= to) ?? []);
    }
  }
  return counted;
}

/** From the first day that the version looks at to the last comment; none where there is no comment in between. */
async function findWindow(
  workspaceId: string,
  { id, disconnectedOn }: Counted,
  { day, version, lookback }: Asked,
): Promise<Window[]> {
  const observed = await findObservedDays(workspaceId, id, disconnectedOn ?? day);
  const to = observed?.last.comment;
  if (!to) return [];
  const from = findWindows(version, day, observed.last, lookback).comments;
  return from <= to ? [{ id, from, to }] : [];
}

type Run = { from: string; to: string; windows: Window[] };

/** Windows that are read together. Those that lie years apart are not, so that nobody reads the years between them. */
function joinWindows(windows: readonly Window[]): Run[] {
  const runs: Run[] = [];
  for (const window of [...windows].sort((a, b) => (a.from < b.from ? -1 : 1))) {
    const last = runs.at(-1);
    if (last && firstDayToRead(window.from) <= last.to) {
      last.windows.push(window);
      if (window.to > last.to) last.to = window.to;
    } else runs.push({ from: window.from, to: window.to, windows: [window] });
  }
  return runs;
}
