import { withWorkspace } from "../db.ts";
import type { CommentDay } from "../formula/formula-input.ts";
import { log } from "../log.ts";
import { endOf } from "../time.ts";
import { openSentimentKeeper, type SentimentKeeper } from "./keep-sentiments.ts";

/** Profile ids with the day up to which each is read; null: as far as is asked for. */
type Members = Record<string, string | null>;
type Change = { profile: string; change: string };
type Counted = Map<string, CommentDay[]>;

/** Whose comments are asked for, from which day to which (UTC, inclusive), and a name of what is counted besides them. */
export type AskedDays = { platform: string; members: Members; from: string; to: string; key: string };

type Kept = {
  key: string;
  profiles: Members;
  firstDay: string;
  lastDay: string;
  version: number;
  /** Those of its profiles that are the brand's own still. */
  own: string[];
};
type Found = {
  kept: Kept | null;
  days: { profile: string; date: string; counts: Omit<CommentDay, "date"> }[];
  changes: Change[];
  /** The first day that has changed since, or that was not counted; null: none up to the last that is asked for. */
  stale: string | null;
  /** Whether any comment is older than the first day that is kept. */
  isAnyEarlier: boolean;
};

/**
 * Comments counted by day, of which only the days that have changed since they were counted are read: a count depends on what was
 * written up to its day (`openCommentMemory`), so that those before the first change stand. What is counted is kept for the next one who
 * asks, on any process.
 * @param count reads and counts from a day to the last one that is asked for, and tells the keeper what it read where that is kept.
 * @returns by profile, by rising day.
 */
export async function keepCommentDays(
  workspaceId: string,
  asked: AskedDays,
  count: (from: string, sentiments?: SentimentKeeper) => Promise<Counted>,
): Promise<Counted> {
  const found = await findKept(workspaceId, asked);
  const { kept, stale } = found;
  const isSame =
    kept !== null && isSameReading(kept, asked) && !(asked.from < kept.firstDay && found.isAnyEarlier);
  if (!isSame) {
    if (kept && !mayReplace(kept, asked)) return count(asked.from);
    return countAndKeep(workspaceId, asked, found, { from: null, count });
  }
  if (stale === null) return toCounted(found, asked, null);
  const isAllAsked = stale >= asked.from;
  const from = isAllAsked ? stale : asked.from;
  // Days between the change and the first one that is asked for are left to whoever asks for them.
  const counted = isAllAsked
    ? await countAndKeep(workspaceId, asked, found, { from, count })
    : await count(from);
  return join(toCounted(found, asked, from), counted);
}

type Count = Parameters<typeof keepCommentDays>[2];

/** Counts from a day on (`null`: all that is asked for) and keeps it, unless what was read of single comments could not be kept. */
async function countAndKeep(
  workspaceId: string,
  asked: AskedDays,
  found: Found,
  { from, count }: { from: string | null; count: Count },
): Promise<Counted> {
  const sentiments = openSentimentKeeper(workspaceId);
  const counted = await count(from ?? asked.from, sentiments);
  if (await sentiments.end()) await keep(workspaceId, asked, found, { counted, from });
  return counted;
}

/** One statement, so that all of it is of one moment. */
async function findKept(workspaceId: string, { platform, members, from, to }: AskedDays): Promise<Found> {
  const ids = Object.keys(members);
  const [row] = await withWorkspace(
    workspaceId,
    (tx) => tx.$queryRaw<[Omit<Found, "stale"> & { changed: string | null; next: string | null }]>`
      SELECT CASE WHEN r.key IS NOT NULL THEN jsonb_build_object('key', r.key, 'profiles', r.profiles,
          'firstDay', r.first_day, 'lastDay', r.last_day, 'version', r.version,
          'own', (SELECT coalesce(jsonb_agg(p.id), '[]') FROM profiles p
            WHERE p.workspace_id = ${workspaceId} AND p.platform = ${platform} AND p.role = 'own')) END AS kept,
        (SELECT coalesce(jsonb_agg(jsonb_build_object('profile', d.profile_id, 'date', d.day, 'counts', d.counts) ORDER BY d.day), '[]')
          FROM comment_counts d WHERE d.workspace_id = ${workspaceId} AND d.profile_id = ANY(${ids})
            AND d.day BETWEEN ${from}::date AND least(r.last_day, ${to}::date)) AS days,
        (SELECT coalesce(jsonb_agg(jsonb_build_object('profile', c.profile_id, 'change', c.change::text)), '[]')
          FROM comment_changes c WHERE c.workspace_id = ${workspaceId} AND c.profile_id = ANY(${ids})) AS changes,
        (SELECT min(c.first_day)::text FROM comment_changes c
          WHERE c.workspace_id = ${workspaceId} AND c.profile_id = ANY(${ids}) AND c.first_day <= ${to}::date) AS changed,
        (SELECT min(c.created_at)::date::text FROM comments c WHERE c.workspace_id = ${workspaceId} AND c.profile_id = ANY(${ids})
          AND c.created_at >= r.last_day + 1 AND c.created_at < ${endOf(to)}) AS next,
        EXISTS (SELECT 1 FROM comments c WHERE c.workspace_id = ${workspaceId} AND c.profile_id = ANY(${ids})
          AND c.created_at < r.first_day) AS "isAnyEarlier"
      FROM (SELECT 1) AS one
        LEFT JOIN comment_readings r ON r.workspace_id = ${workspaceId} AND r.platform = ${platform}`,
  );
  const { changed, next, ...found } = row;
  const stale = changed !== null && next !== null && next < changed ? next : (changed ?? next);
  return { ...found, stale };
}

function isSameReading(kept: Kept, { members, to, key }: AskedDays): boolean {
  const last = kept.lastDay < to ? kept.lastDay : to;
  const upTo = (profiles: Members) =>
    JSON.stringify(
      Object.entries(profiles)
        .map(([id, ended]) => `${id} ${ended !== null && ended < last ? ended : ""}`)
        .sort(),
    );
  return kept.key === key && upTo(kept.profiles) === upTo(members);
}

/** What is kept of more profiles is not given up for fewer, but where those are the brand's own no more. */
function mayReplace({ profiles, own, key }: Kept, asked: AskedDays): boolean {
  return key !== asked.key || own.every((id) => !(id in profiles) || id in asked.members);
}

function toCounted({ days }: Found, { members }: AskedDays, before: string | null): Counted {
  const counted: Counted = new Map(Object.keys(members).map((id) => [id, []]));
  for (const { profile, date, counts } of days)
    if (before === null || date < before) counted.get(profile)?.push({ date, ...counts });
  return counted;
}

function join(earlier: Counted, later: Counted): Counted {
  return new Map([...earlier].map(([id, days]) => [id, [...days, ...(later.get(id) ?? [])]]));
}

/** A database that takes no writes at the moment stops no score: what is not kept is counted again. */
async function keep(...counted: Parameters<typeof store>): Promise<void> {
  try {
    await store(...counted);
  } catch (error) {
    log().warn(
      { err: error },
      "counts of comments could not be kept; they are counted again when they are asked for",
    );
  }
}

/**
 * Keeps what was counted from a day on (`null`: in place of all that was kept), unless others have kept something meanwhile, and takes
 * away the changes that it knows. A change that was committed later has its row still.
 */
function store(
  workspaceId: string,
  { platform, members, from: asked, to, key }: AskedDays,
  { kept, changes }: Found,
  { counted, from }: { counted: Counted; from: string | null },
): Promise<void> {
  const firstDay = from === null || !kept ? asked : kept.firstDay;
  const ids = [...new Set([...Object.keys(members), ...Object.keys(kept?.profiles ?? {})])];
  const rows = [...counted].flatMap(([profile, days]) =>
    days.map(({ date, ...counts }) => ({ profile, date, counts })),
  );
  return withWorkspace(workspaceId, async (tx) => {
    const stored = kept
      ? await tx.$executeRaw`
          UPDATE comment_readings SET key = ${key}, profiles = ${JSON.stringify(members)}::jsonb, first_day = ${firstDay}::date,
            last_day = ${to}::date, version = version + 1
          WHERE workspace_id = ${workspaceId} AND platform = ${platform} AND version = ${kept.version}`
      : await tx.$executeRaw`
          INSERT INTO comment_readings (workspace_id, platform, key, profiles, first_day, last_day, version)
          VALUES (${workspaceId}, ${platform}, ${key}, ${JSON.stringify(members)}::jsonb, ${firstDay}::date, ${to}::date, 1)
          ON CONFLICT DO NOTHING`;
    if (stored === 0) return;
    await tx.$executeRaw`
      DELETE FROM comment_counts WHERE workspace_id = ${workspaceId} AND profile_id = ANY(${ids})
        AND day >= ${from ?? "-infinity"}::date`;
    if (rows.length > 0)
      await tx.$executeRaw`
      INSERT INTO comment_counts (workspace_id, profile_id, day, counts)
      SELECT ${workspaceId}, r.profile, r.date, r.counts
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r(profile text, date date, counts jsonb)`;
    await tx.$executeRaw`
      DELETE FROM comment_changes AS c
      USING jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) AS s(profile text, change bigint)
      WHERE c.workspace_id = ${workspaceId} AND c.profile_id = s.profile AND c.change = s.change`;
  });
}
