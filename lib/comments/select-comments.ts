import { Prisma } from "#prisma/generated/client.ts";
import type { WorkspaceTx } from "../db.ts";
import { listKeptProfiles } from "../profiles/list-own-profiles.ts";
import { addDays } from "../time.ts";
import type { CommentFilters } from "./schemas.ts";

const VERDICTS = { score: ["counts"], crisis: ["counts", "chimes"] };

/** What is looked through: what was read of each comment, and its text only where words are looked for. */
export type Matched = { from: Prisma.Sql; where: Prisma.Sql };

/**
 * What others wrote on own profiles, as filters leave it but for sentiment, language and promotion (`matchReading`): `s` of
 * `comment_sentiments`.
 * @returns null where nothing can match
 */
export async function matchComments(
  tx: WorkspaceTx,
  workspaceId: string,
  { platform, profile, post, from, to, q, counted }: CommentFilters,
): Promise<Matched | null> {
  const own = await listKeptProfiles(tx, workspaceId);
  const ids = own
    .filter((one) => (!platform || one.platform === platform) && (!profile || one.id === profile))
    .map(({ id }) => id);
  if (ids.length === 0) return null;
  const conditions = [Prisma.sql`s.workspace_id = ${workspaceId} AND s.verdict <> 'own'`];
  conditions.push(Prisma.sql`s.profile_id = ANY(${ids})`);
  if (post) conditions.push(Prisma.sql`s.post_id = ${post}`);
  if (from) conditions.push(Prisma.sql`s.at >= ${from}::date`);
  // Those without a date are on no day.
  if (to) conditions.push(Prisma.sql`s.at < ${addDays(to, 1)}::date AND s.at > '-infinity'`);
  // Half the work of ILIKE, and the planner expects many to have it.
  if (q) conditions.push(Prisma.sql`strpos(lower(c.text), lower(${q})) > 0`);
  if (counted) conditions.push(Prisma.sql`s.verdict = ANY(${VERDICTS[counted]}) AND s.label <> 'unknown'`);
  const texts = q
    ? Prisma.sql`JOIN comments c ON c.workspace_id = ${workspaceId} AND c.profile_id = s.profile_id AND c.id = s.comment_id`
    : Prisma.empty;
  return { from: Prisma.sql`comment_sentiments s ${texts}`, where: Prisma.join(conditions, " AND ") };
}

/** The condition that sentiment, language and promotion make. */
export function matchReading({ sentiment, language, spam }: CommentFilters): Prisma.Sql {
  const conditions = [Prisma.sql`TRUE`];
  if (sentiment) conditions.push(Prisma.sql`s.label = ${sentiment}`);
  else if (spam === "only") conditions.push(Prisma.sql`s.label = 'spam'`);
  else if (spam !== "shown") conditions.push(Prisma.sql`s.label <> 'spam'`);
  if (language === "none") conditions.push(Prisma.sql`s.language IS NULL`);
  else if (language) conditions.push(Prisma.sql`s.language = ${language}`);
  return Prisma.join(conditions, " AND ");
}
