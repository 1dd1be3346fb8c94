import type { RowTarget } from "./write-rows.ts";

/** Every day tells something of a young post; an older one hardly moves. */
const DAILY_DAYS = 30;
const FIGURES = [
  "likes",
  "comments",
  "shares",
  "quotes",
  "saves",
  "views",
  "impressions",
  "reach",
  "clicks",
] as const;

const list = (of: (figure: string) => string, between = ", ") => FIGURES.map(of).join(between);

/**
 * Each known post is found by its key alone, whatever the planner believes of the table (`buildUpsert` says why); OFFSET 0
 * keeps it from being joined.
 */
const STATEMENT = `
  INSERT INTO post_figures (workspace_id, profile_id, post_id, day, ${list((figure) => figure)})
  SELECT $1::text, $2::text, known.id, known.day, ${list((figure) => `known.${figure}`)}
  FROM jsonb_to_recordset($3::jsonb) AS told(id text, ${list((figure) => `${figure} bigint`)})
  CROSS JOIN LATERAL (
    SELECT posts.*, imported_at::date AS day, created_at::date + ${DAILY_DAYS} AS last_daily FROM posts
    WHERE workspace_id = $1::text AND profile_id = $2::text AND posts.id = told.id OFFSET 0
  ) AS known
  WHERE (${list((figure) => `known.${figure} <> told.${figure}`, " OR ")})
    AND known.day < $4::timestamptz::date
    AND (known.day <= known.last_daily OR date_trunc('month', known.day) < date_trunc('month', $4::timestamptz::date))
  ON CONFLICT (workspace_id, profile_id, post_id, day) DO NOTHING`;

/**
 * Keeps the figures of known posts that a batch is about to replace by others, with the day on which they came in: at most
 * those of one day, the last of it, until a post is 30 days old, then those of one month. A post's newest figures are in the
 * post itself, so a post whose figures never change again has no row.
 * @param rows of the batch, as they will be written.
 */
export async function keepFigures(
  { tx, workspaceId, profileId, now }: RowTarget,
  rows: readonly object[],
): Promise<void> {
  await tx.$executeRawUnsafe(STATEMENT, workspaceId, profileId, JSON.stringify(rows), now);
}
