import { Prisma } from "#prisma/generated/client.ts";
import { type WorkspaceTx, withWorkspace } from "../db.ts";
import type { PostInput } from "../formula/formula-input.ts";
import type { Platform } from "../formula/names.ts";
import { formula } from "../formula/versions.ts";
import { findWindows, type WindowStarts } from "../score/find-windows.ts";
import { listKnownRuns, type PostPeriod } from "../score/known-posts.ts";
import { limitPosts } from "../score/limit-posts.ts";
import type { ProfileData } from "../score/load-profile-data.ts";
import { POST_COUNTS } from "../strategy/post-counts.ts";
import { endOf } from "../time.ts";

/** A live profile, own or watched, with what the formula looks at on a day. */
export type ComparedData = { role: "own" | "watched"; data: ProfileData };

type Facts = {
  id: string;
  platform: Platform;
  handle: string;
  role: "own" | "watched";
  first: string;
  last: string;
  posts: { from: string; to: string } | null;
  original: string | null;
  comment: string | null;
  periods: PostPeriod[] | null;
};

/** Id, day, reply, format, and the counts in the order of `POST_COUNTS`. */
type Packed = [string, string, boolean | null, string | null, ...(number | null)[]];
type Figures = { posts: Packed[] | null; followers: [string, number][] | null };

/**
 * What `loadProfileData` gives, of all live profiles of a workspace at once, in two statements: own ones first, those first that were
 * connected first. Profiles of which nothing dated is known are left out.
 *
 * @param day UTC day, YYYY-MM-DD; nothing later is looked at
 * @param platform of these profiles alone; by itself all of those on which somebody is watched
 */
export async function loadCompared(
  workspaceId: string,
  day: string,
  platform?: Platform,
): Promise<ComparedData[]> {
  return withWorkspace(workspaceId, async (tx) => {
    const all = await readFacts(tx, { workspaceId, day, platform });
    const figures = await readFigures(tx, { workspaceId, day }, all);
    const compared: ComparedData[] = [];
    for (const one of all) {
      const { posts, followers } = figures.get(one.id) ?? { posts: null, followers: null };
      const known: PostInput[] = [];
      for await (const post of limitPosts(unpack(posts ?? []))) known.push(post);
      compared.push({
        role: one.role,
        data: toData(one, day, { followers: followers ?? [], posts: known }),
      });
    }
    return compared;
  });
}

function toData(
  { id, platform, handle, first, last, posts: dated, periods }: Facts,
  day: string,
  { followers, posts }: { followers: [string, number][]; posts: PostInput[] },
): ProfileData {
  const covered = listKnownRuns(periods ?? [], dated, day);
  return {
    id,
    platform,
    handle,
    role: "own",
    observedFrom: first,
    observedTo: last,
    postsKnown: covered.at(-1) ?? null,
    covered,
    followers: followers.map(([date, count]) => ({ date, count })),
    posts,
  };
}

type Asked = { workspaceId: string; day: string; platform?: Platform | undefined };

function readFacts(tx: WorkspaceTx, { workspaceId, day, platform }: Asked): Promise<Facts[]> {
  const isAsked = platform
    ? Prisma.sql`f.platform = ${platform}`
    : Prisma.sql`EXISTS (SELECT FROM profiles w WHERE w.workspace_id = ${workspaceId} AND w.platform = f.platform
        AND w.role = 'watched' AND w.disconnected_at IS NULL)`;
  return tx.$queryRaw<Facts[]>`
    SELECT * FROM (
      SELECT f.id, f.platform, f.handle, f.role, f.connected_at, least(p.first, d.first, c.first, k.first)::text AS first,
        greatest(p.last, d.last, c.last, k.last)::text AS last, c.last::text AS comment, k.periods,
        CASE WHEN p.first IS NOT NULL THEN jsonb_build_object('from', p.first::text, 'to', p.last::text) END AS posts,
        (SELECT o.created_at::date::text FROM posts o WHERE o.workspace_id = ${workspaceId} AND o.profile_id = f.id
          AND o.created_at < ${endOf(day)} AND o.is_reply IS NOT TRUE ORDER BY o.created_at DESC LIMIT 1) AS original
      FROM profiles f
      CROSS JOIN LATERAL (SELECT min(created_at)::date AS first, max(created_at)::date AS last FROM posts
        WHERE workspace_id = ${workspaceId} AND profile_id = f.id AND created_at < ${endOf(day)}) p
      CROSS JOIN LATERAL (SELECT min(date) AS first, max(date) AS last FROM account_days
        WHERE workspace_id = ${workspaceId} AND profile_id = f.id AND date <= ${day}::date) d
      CROSS JOIN LATERAL (SELECT min(created_at)::date AS first, max(created_at)::date AS last FROM comments
        WHERE workspace_id = ${workspaceId} AND profile_id = f.id AND created_at < ${endOf(day)}) c
      CROSS JOIN LATERAL (SELECT min(first_day) FILTER (WHERE is_stated AND first_day <= ${day}::date) AS first,
          max(least(last_day, ${day}::date)) FILTER (WHERE is_stated AND first_day <= ${day}::date) AS last,
          jsonb_agg(jsonb_build_object('from', first_day, 'to', last_day, 'isStated', is_stated) ORDER BY first_day, last_day) AS periods
        FROM post_periods WHERE workspace_id = ${workspaceId} AND profile_id = f.id) k
      WHERE f.workspace_id = ${workspaceId} AND f.disconnected_at IS NULL AND ${isAsked}
    ) known WHERE first IS NOT NULL ORDER BY role, connected_at, id`;
}

const COUNTS = Prisma.raw(
  POST_COUNTS.map((name) => `p.${name === "profileClicks" ? "profile_clicks" : name}`).join(", "),
);

/** Posts and audiences from each profile's own windows on. */
async function readFigures(
  tx: WorkspaceTx,
  { workspaceId, day }: Asked,
  all: readonly Facts[],
): Promise<Map<string, Figures>> {
  const windows = all.map(({ id, original, posts, comment }) => {
    const last = { original, post: posts?.to ?? null, comment };
    return { id, ...findWindows(formula(), day, last) };
  }) satisfies ({ id: string } & WindowStarts)[];
  const rows = await tx.$queryRaw<({ id: string } & Figures)[]>`
    SELECT w.id, (
        SELECT json_agg(json_build_array(p.id, to_char(p.created_at, 'YYYY-MM-DD'), p.is_reply, p.media, ${COUNTS})
          ORDER BY p.created_at, p.id)
        FROM posts p WHERE p.workspace_id = ${workspaceId} AND p.profile_id = w.id AND p.created_at < ${endOf(day)}
          AND p.created_at >= least(w.posts, w.replies)::timestamptz
          AND p.created_at >= CASE WHEN p.is_reply THEN w.replies ELSE w.posts END::timestamptz
      ) AS posts, (
        SELECT json_agg(json_build_array(d.date, d.followers) ORDER BY d.date) FROM account_days d
        WHERE d.workspace_id = ${workspaceId} AND d.profile_id = w.id AND d.date >= w.followers::date AND d.date <= ${day}::date
      ) AS followers
    FROM jsonb_to_recordset(${JSON.stringify(windows)}::jsonb) AS w(id text, posts text, replies text, followers text)`;
  return new Map(rows.map(({ id, ...figures }) => [id, figures]));
}

async function* unpack(rows: readonly Packed[]): AsyncGenerator<PostInput> {
  for (const [id, date, isReply, media, ...counts] of rows) {
    const post: PostInput = { id, date };
    if (isReply !== null) post.isReply = isReply;
    if (media !== null) post.media = media;
    for (const [at, name] of POST_COUNTS.entries()) {
      const count = counts[at];
      if (count !== null && count !== undefined) post[name] = count;
    }
    yield post;
  }
}
