import { Prisma } from "#prisma/generated/client.ts";
import { pictureDigest } from "../score/picture-digest.ts";
import { sumInteractions } from "../score/sum-interactions.ts";
import type { Sort } from "./schemas.ts";
import { REPLIES } from "./values.ts";

/** The format that a post `p` is listed under. */
export const FORMAT = Prisma.sql`CASE WHEN p.is_reply THEN ${REPLIES} ELSE lower(p.media) END`;

/** How often a post `p` was seen, as far as its platform tells, above nought. */
const SEEN = Prisma.sql`nullif(coalesce(p.impressions, p.views, p.reach), 0)`;

/** Days from a post `p` of a profile `f` to its figures: a sync reads all of them anew, a file those that it holds. */
export const AGE = Prisma.sql`
  (CASE WHEN f.source = 'oauth' THEN greatest(p.imported_at, f.last_sync) ELSE p.imported_at END)::date - p.created_at::date`;

/** What is read of a post `p` of a profile `f` for a list, beside its words. */
export const FIGURES = Prisma.sql`
  p.created_at AS at, f.platform, f.handle, p.is_reply IS TRUE AS "isReply", ${FORMAT} AS format,
  p.likes::float8, p.comments::float8, p.shares::float8, p.saves::float8, p.reach::float8,
  (${sumInteractions("p")})::float8 AS interactions, coalesce(p.impressions, p.views)::float8 AS views,
  (${SEEN})::float8 AS seen, ${AGE} AS age, ${pictureDigest("p")} AS picture`;

/** What a list is ordered by; of dates seconds, so that a place in the list is a number. Places need a distribution `d`. */
export const SORT_VALUES: Record<Exclude<Sort, "percentile">, Prisma.Sql> = {
  date: Prisma.sql`date_part('epoch', p.created_at)`,
  interactions: Prisma.sql`(${sumInteractions("p")})::float8`,
  views: Prisma.sql`coalesce(p.impressions, p.views)::float8`,
  engagement: Prisma.sql`(${sumInteractions("p")})::float8 / ${SEEN}`,
  likes: Prisma.sql`p.likes::float8`,
  comments: Prisma.sql`p.comments::float8`,
  shares: Prisma.sql`p.shares::float8`,
  saves: Prisma.sql`p.saves::float8`,
  reach: Prisma.sql`p.reach::float8`,
};

/** Posts `p` of the named profiles `f` of a workspace. */
export function postsFrom(workspaceId: string, ids: readonly string[]): Prisma.Sql {
  return Prisma.sql`
    posts p JOIN profiles f ON f.workspace_id = ${workspaceId} AND f.id = p.profile_id
    WHERE p.workspace_id = ${workspaceId} AND p.profile_id = ANY (${ids})`;
}
