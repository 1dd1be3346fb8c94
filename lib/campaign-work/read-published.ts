import { Prisma } from "#prisma/generated/client.ts";
import type { WorkspaceTx } from "../db.ts";
import { filterPosts } from "../posts/filter-posts.ts";
import { listIds } from "../posts/list-posts.ts";
import { sumInteractions } from "../score/sum-interactions.ts";
import { firstWords } from "../text/first-words.ts";
import { endOf } from "../time.ts";
import type { PublishedPost } from "./schemas.ts";

const MAX_CHARACTERS = 2_000;
/** More in the days of one campaign are not compared with its plan. */
const MOST_POSTS = 5_000;

/** Which posts: those of some days, and those that are named. */
type Asked = {
  workspaceId: string;
  /** UTC days, both inclusive. */
  from: string;
  to: string;
  platform?: PublishedPost["platform"];
  named?: readonly { profile: string; id: string }[];
  limit?: number;
};

/** Own posts that are no replies, the newest first. */
export async function readPublished(
  tx: WorkspaceTx,
  { workspaceId, from, to, platform, named = [], limit = MOST_POSTS }: Asked,
): Promise<PublishedPost[]> {
  const ids = await listIds(tx, workspaceId, platform);
  const [profiles, posts] = [named.map(({ profile }) => profile), named.map(({ id }) => id)];
  const isNamed = Prisma.sql`
    (p.profile_id, p.id) IN (SELECT * FROM unnest(${profiles}::text[], ${posts}::text[]))`;
  const rows = await tx.$queryRaw<(Omit<PublishedPost, "words" | "text"> & { text: string })[]>`
    SELECT p.profile_id AS profile, p.id, f.platform, (p.created_at AT TIME ZONE 'UTC')::date::text AS day,
      left(concat_ws(E'\n', p.title, p.text), ${MAX_CHARACTERS}::int) AS text,
      (${sumInteractions("p")})::float8 AS interactions, coalesce(p.impressions, p.views)::float8 AS views
    FROM posts p JOIN profiles f ON f.workspace_id = ${workspaceId} AND f.id = p.profile_id
    WHERE p.workspace_id = ${workspaceId} AND p.profile_id = ANY (${ids}) AND p.created_at IS NOT NULL
      AND (${filterPosts({ since: new Date(from), before: endOf(to) })} OR ${isNamed})
    ORDER BY p.created_at DESC, p.profile_id, p.id LIMIT ${limit}`;
  return rows.map((row) => ({ ...row, words: firstWords(row.text) }));
}
