import type { Caller } from "../caller.ts";
import { readWorkspace } from "../db.ts";
import type { Platform } from "../formula/names.ts";
import { daysBetween } from "../time.ts";
import type { ProfileCoverage } from "./schemas.ts";

const MAX_CELLS = 52;
const KINDS = ["posts", "followers", "comments"] as const;

type Row = { id: string; platform: Platform; handle: string; kind: (typeof KINDS)[number]; days: string[] };

/**
 * On which days each connected profile of the caller's workspace has posts, followers and comments, in one query. The days from
 * the first to the last of any of them are shown in at most 52 equal parts.
 */
export async function listCoverage({ workspaceId }: Caller): Promise<ProfileCoverage[]> {
  const rows = await readWorkspace(
    workspaceId,
    (db) => db.$queryRaw<Row[]>`
      SELECT p.id, p.platform, p.handle, d.kind, array_agg(to_char(d.day, 'YYYY-MM-DD') ORDER BY d.day) AS days
      FROM (
        SELECT profile_id, 'posts' AS kind, (created_at AT TIME ZONE 'UTC')::date AS day FROM posts
        WHERE workspace_id = ${workspaceId} AND created_at IS NOT NULL GROUP BY 1, 3
        UNION ALL
        SELECT profile_id, 'followers', date FROM account_days WHERE workspace_id = ${workspaceId}
        UNION ALL
        SELECT profile_id, 'comments', (created_at AT TIME ZONE 'UTC')::date FROM comments
        WHERE workspace_id = ${workspaceId} AND created_at IS NOT NULL GROUP BY 1, 3
      ) d JOIN profiles p ON p.workspace_id = ${workspaceId} AND p.id = d.profile_id
      WHERE p.role = 'own' AND p.disconnected_at IS NULL
      GROUP BY p.id, p.platform, p.handle, p.connected_at, d.kind
      ORDER BY p.connected_at, p.id`,
  );
  const profiles = Map.groupBy(rows, ({ id }) => id);
  return [...profiles.values()].flatMap((kinds) => {
    const all = kinds.flatMap(({ days }) => days).sort();
    const [first, from, to] = [kinds[0], all[0], all.at(-1)];
    if (!first || !from || !to) return [];
    const { id, platform, handle } = first;
    const parts = KINDS.map((kind) => {
      const days = kinds.find((one) => one.kind === kind)?.days ?? [];
      return { kind, days: days.length, cells: shareCells(days, from, to) };
    });
    return [{ profileId: id, platform, handle, from, to, parts }];
  });
}

/**
 * In equal parts of the days from one to another, both inclusive, the share of days that are listed, 0 to 1.
 *
 * @param days UTC days, YYYY-MM-DD, none twice
 */
export function shareCells(days: readonly string[], from: string, to: string): number[] {
  const span = daysBetween(from, to) + 1;
  const width = Math.ceil(span / MAX_CELLS);
  const counts = Array.from({ length: Math.ceil(span / width) }, () => 0);
  for (const day of days) {
    const at = Math.floor(daysBetween(from, day) / width);
    counts[at] = (counts[at] ?? 0) + 1;
  }
  return counts.map((count, at) => {
    const end = at === counts.length - 1 ? span - at * width : width;
    return count / end;
  });
}
