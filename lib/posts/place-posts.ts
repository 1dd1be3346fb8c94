import { Prisma } from "#prisma/generated/client.ts";
import type { WorkspaceTx } from "../db.ts";
import { sumInteractions } from "../score/sum-interactions.ts";
import { AGE } from "./post-columns.ts";
import { LEAST_POSTS, MOST_COMPARED, SETTLED_AGE } from "./values.ts";

/** Young posts are compared with so many of them, whose first days are looked up one by one. */
const MOST_YOUNG_COMPARED = 100;

/** What posts of a platform brought up to an age in days, ascending; at `SETTLED_AGE` what has settled. */
export type Distribution = { platform: string; age: number; sorted: number[] };

type Whose = { workspaceId: string; ids: readonly string[]; areReplies: boolean };

/**
 * What the newest posts of each platform brought, as far as that can be compared: their figures once they have settled, and what
 * they had at each younger age, where figures of that day were kept.
 *
 * @param whose profiles, all own ones of the platforms that are asked for; replies are compared with replies
 * @returns none of fewer than ten posts
 */
export function readDistributions(
  tx: WorkspaceTx,
  { workspaceId, ids, areReplies }: Whose,
): Promise<Distribution[]> {
  return tx.$queryRaw<Distribution[]>`
    WITH settled AS (
      SELECT * FROM (
        SELECT f.platform, f.source, found.*, row_number() OVER (PARTITION BY f.platform ORDER BY found.at DESC, found.id) AS nth
        FROM profiles f CROSS JOIN LATERAL (
          SELECT p.profile_id AS profile, p.id, p.created_at AS at, p.imported_at::date - p.created_at::date AS stamped,
            (${sumInteractions("p")})::float8 AS interactions
          FROM posts p
          WHERE p.workspace_id = ${workspaceId} AND p.profile_id = f.id AND p.is_reply IS ${areReplies ? TRUE : NOT_TRUE}
            AND coalesce(p.likes, p.comments, p.shares, p.quotes, p.saves) IS NOT NULL AND ${AGE} >= ${SETTLED_AGE}
          ORDER BY p.created_at DESC LIMIT ${MOST_COMPARED}
        ) found WHERE f.workspace_id = ${workspaceId} AND f.id = ANY (${ids})
      ) newest WHERE nth <= ${MOST_COMPARED}
    ), early AS (
      SELECT e.platform, age, CASE WHEN e.stamped <= age THEN e.interactions ELSE had.interactions END AS interactions
      FROM settled e CROSS JOIN generate_series(0, ${SETTLED_AGE - 1}::int) AS age
      LEFT JOIN LATERAL (
        SELECT (${sumInteractions("h")})::float8 AS interactions, h.day FROM post_figures h
        WHERE h.workspace_id = ${workspaceId} AND h.profile_id = e.profile AND h.post_id = e.id AND h.day <= e.at::date + age
        ORDER BY h.day DESC LIMIT 1
      ) had ON e.source = 'oauth' OR had.day = e.at::date + age
      WHERE e.nth <= ${MOST_YOUNG_COMPARED}
    )
    SELECT platform, ${SETTLED_AGE}::int AS age, array_agg(interactions ORDER BY interactions) AS sorted FROM settled
    GROUP BY platform HAVING count(*) >= ${LEAST_POSTS}
    UNION ALL
    SELECT platform, age, array_agg(interactions ORDER BY interactions) FROM early WHERE interactions IS NOT NULL
    GROUP BY platform, age HAVING count(*) >= ${LEAST_POSTS}`;
}

const TRUE = Prisma.sql`TRUE`;
const NOT_TRUE = Prisma.sql`NOT TRUE`;

/** Distributions as the first query `d` of a statement: platform, age, sorted. Read once, and joined by hash, where posts are many. */
export function distributionQuery(distributions: readonly Distribution[]): Prisma.Sql {
  return Prisma.sql`
    d AS MATERIALIZED (SELECT * FROM jsonb_to_recordset(${JSON.stringify(distributions)}::jsonb)
      AS given(platform text, age int, sorted float8[]))`;
}

/** Joins to a post `p` of a profile `f` the one that it is compared with: young figures stand among those of their own age. */
export const JOIN_DISTRIBUTION = Prisma.sql`
  LEFT JOIN d ON d.platform = f.platform AND d.age = least(${AGE}, ${SETTLED_AGE})`;

/** The share of a distribution `d` below a post `p`, 0 to 1; of those that brought as much, half. */
export const SHARE = Prisma.sql`
  ((width_bucket((${sumInteractions("p")})::float8, d.sorted)
    + width_bucket((${sumInteractions("p")})::float8 - 0.5, d.sorted)) / 2.0 / cardinality(d.sorted))::float8`;
