import { Prisma } from "#prisma/generated/client.ts";
import { env } from "../../env.ts";
import type { RowTarget } from "../../imports/write-rows.ts";
import { wakeWorker } from "../../jobs/wake-worker.ts";
import { daysBefore } from "../../time.ts";
import type { VendorPicture } from "../connectors/connector.ts";

/** Of posts of so many days pictures are kept: those that each night reads anew, so that no picture outlives its post. */
export const PICTURE_DAYS = 90;
/** A copy is fetched anew after so many days: Google asks that what is stored is refreshed within 30. */
const REFRESH_DAYS = 28;

/**
 * Notes where a platform has the pictures of posts that were just written: new ones are to be fetched, others were seen again. Signed
 * addresses differ each time; it is another picture when the path is another one.
 */
export async function rememberPictures(
  { tx, workspaceId, profileId, now }: RowTarget,
  pictures: readonly VendorPicture[],
): Promise<void> {
  if (pictures.length === 0 || env().PLINTH_POST_PICTURES === "0") return;
  const [from, stale] = [daysBefore(now, PICTURE_DAYS), daysBefore(now, REFRESH_DAYS)];
  const isAnew = Prisma.sql`(known.fetched_at < ${stale} OR ${pathOf("known")} IS DISTINCT FROM ${pathOf("excluded")})`;
  const at = Prisma.sql`${now}::timestamptz`;
  const rows = await tx.$queryRaw<{ isDue: boolean | null }[]>`
    INSERT INTO post_pictures AS known (workspace_id, profile_id, post_id, url, posted_at, seen_at, due_at)
    SELECT DISTINCT ON (p.id) ${workspaceId}, ${profileId}, p.id, given.url, p.created_at, ${at}, ${at}
    FROM jsonb_to_recordset(${JSON.stringify(pictures)}::jsonb) AS given (post text, url text)
      JOIN posts p ON p.workspace_id = ${workspaceId} AND p.profile_id = ${profileId} AND p.id = given.post
    WHERE p.created_at >= ${from}
    ON CONFLICT (workspace_id, profile_id, post_id) DO UPDATE SET
      url = excluded.url, posted_at = excluded.posted_at, seen_at = excluded.seen_at,
      tries = CASE WHEN ${isAnew} THEN 0 ELSE known.tries END,
      due_at = CASE WHEN ${isAnew} THEN ${at} ELSE known.due_at END
    RETURNING due_at <= ${at} AS "isDue"`;
  if (rows.some(({ isDue }) => isDue)) await wakeWorker(tx, "pictures");
}

function pathOf(row: "known" | "excluded"): Prisma.Sql {
  return Prisma.sql`regexp_replace(${Prisma.raw(row)}.url, '^https?://[^/]+|[?].*$', '', 'g')`;
}
