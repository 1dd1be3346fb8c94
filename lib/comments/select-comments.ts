import { Prisma } from "#prisma/generated/client.ts";
import type { WorkspaceTx } from "../db.ts";
import { listKeptProfiles } from "../profiles/list-own-profiles.ts";
import { addDays } from "../time.ts";
import type { CommentFilters } from "./schemas.ts";

/** What others wrote on own profiles: `c`, with what was read of it (`s`) and what a person says (`k`). */
export const COMMENTS = Prisma.sql`comments c
  LEFT JOIN comment_sentiments s
    ON s.workspace_id = c.workspace_id AND s.profile_id = c.profile_id AND s.comment_id = c.id
  LEFT JOIN comment_corrections k
    ON k.workspace_id = c.workspace_id AND k.profile_id = c.profile_id AND k.comment_id = c.id`;

/** What a comment is: `spam`, a tone, or null where it was not read yet. */
export const LABEL = Prisma.sql`coalesce(k.label, CASE WHEN s.is_spam THEN 'spam' ELSE s.tone END)`;

const VERDICTS = { score: ["counts"], crisis: ["counts", "chimes"] };

/**
 * The condition that filters make, but for sentiment, language and promotion (`matchReading`).
 * @returns null where nothing can match
 */
export async function matchComments(
  tx: WorkspaceTx,
  workspaceId: string,
  { platform, profile, post, from, to, q, counted }: CommentFilters,
): Promise<Prisma.Sql | null> {
  const own = await listKeptProfiles(tx, workspaceId);
  const ids = own
    .filter((one) => (!platform || one.platform === platform) && (!profile || one.id === profile))
    .map(({ id }) => id);
  if (ids.length === 0) return null;
  const conditions = [
    Prisma.sql`c.workspace_id = ${workspaceId} AND c.profile_id = ANY(${ids})`,
    Prisma.sql`s.verdict IS DISTINCT FROM 'own'`,
  ];
  if (post) conditions.push(Prisma.sql`c.post_id = ${post}`);
  if (from) conditions.push(Prisma.sql`c.created_at >= ${from}::date`);
  if (to) conditions.push(Prisma.sql`c.created_at < ${addDays(to, 1)}::date`);
  if (q) conditions.push(Prisma.sql`c.text ILIKE ${`%${q.replaceAll(/[\\%_]/g, "\\$&")}%`}`);
  if (counted) conditions.push(Prisma.sql`s.verdict = ANY(${VERDICTS[counted]}) AND ${LABEL} <> 'unknown'`);
  return Prisma.join(conditions, " AND ");
}

/** The condition that sentiment, language and promotion make. */
export function matchReading({ sentiment, language, spam }: CommentFilters): Prisma.Sql {
  const conditions = [Prisma.sql`TRUE`];
  if (sentiment) conditions.push(Prisma.sql`${LABEL} = ${sentiment}`);
  else if (spam === "only") conditions.push(Prisma.sql`${LABEL} = 'spam'`);
  else if (spam !== "shown") conditions.push(Prisma.sql`${LABEL} IS DISTINCT FROM 'spam'`);
  if (language === "none") conditions.push(Prisma.sql`s.comment_id IS NOT NULL AND s.language IS NULL`);
  else if (language) conditions.push(Prisma.sql`s.language = ${language}`);
  return Prisma.join(conditions, " AND ");
}
