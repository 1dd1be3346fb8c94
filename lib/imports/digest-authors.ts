import { Prisma } from "#prisma/generated/client.ts";
import { sweep, withWorkspace } from "../db.ts";
import { openAuthorDigests } from "../secrets/author-digests.ts";

const ROWS_AT_ONCE = 1_000;
const BATCHES_A_CALL = 20;

type Row = { profileId: string; id: string; author: string };

/**
 * Puts digests in place of commenters' names that were imported before names were digested, some 20,000 a call.
 * @returns whether there may be more
 */
export async function digestAuthors(): Promise<boolean> {
  for (let batch = 0; batch < BATCHES_A_CALL; batch++) {
    // The index `comments_plain_authors` holds those rows alone.
    const [row] = await sweep<{ id: string }>(Prisma.sql`
        SELECT workspace_id AS id FROM comments WHERE author IS NOT NULL AND author NOT LIKE 'd1:%' LIMIT 1`);
    if (!row) return false;
    await digestSome(row.id);
  }
  return true;
}

function digestSome(workspaceId: string): Promise<unknown> {
  return withWorkspace(workspaceId, async (tx) => {
    const { digest } = await openAuthorDigests(tx, workspaceId);
    const rows = await tx.$queryRaw<Row[]>`
      SELECT profile_id AS "profileId", id, author FROM comments
      WHERE workspace_id = ${workspaceId} AND author IS NOT NULL AND author NOT LIKE 'd1:%'
      LIMIT ${ROWS_AT_ONCE} FOR UPDATE SKIP LOCKED`;
    const digested = JSON.stringify(rows.map((row) => ({ ...row, author: digest(row.author) })));
    return tx.$executeRaw`
      UPDATE comments c SET author = d.author
      FROM jsonb_to_recordset(${digested}::jsonb) AS d("profileId" text, id text, author text)
      WHERE c.workspace_id = ${workspaceId} AND c.profile_id = d."profileId" AND c.id = d.id`;
  });
}
