import { Prisma } from "#prisma/generated/client.ts";
import { findInstants } from "../access/find-region.ts";
import { requireScope } from "../access/require-scope.ts";
import type { Caller } from "../caller.ts";
import { type WorkspaceTx, withWorkspace } from "../db.ts";
import type { Platform } from "../formula/names.ts";
import { listOwnProfiles } from "../profiles/list-own-profiles.ts";
import { filterPosts } from "./filter-posts.ts";
import {
  type Distribution,
  distributionQuery,
  JOIN_DISTRIBUTION,
  readDistributions,
  SHARE,
} from "./place-posts.ts";
import { type Position, readPosition, writePosition } from "./position.ts";
import { FIGURES, SORT_VALUES } from "./post-columns.ts";
import { POSTS_PER_PAGE, type PostFilter, type PostPage, type PostQuery, type PostRow } from "./schemas.ts";
import { REPLIES } from "./values.ts";

/** A list shows the beginning of a text. */
const MAX_CHARACTERS = 400;

/** A row as PostgreSQL gives it. */
export type PlacedRow = Omit<PostRow, "created_at" | "place" | "engagement" | "is_reply" | "age_days"> & {
  at: Date | null;
  isReply: boolean;
  seen: number | null;
  age: number | null;
  share: number | null;
  among: number | null;
};

type StoredRow = PlacedRow & {
  /** What the list is ordered by. */
  value: number | null;
  /** How many rows the filter leaves; 0 where that is not asked for. */
  total: number;
};

/**
 * The posts of the brand's connected accounts with their figures and places, a part of the list.
 *
 * @param caller who asks, for its own workspace
 * @param query which ones, in which order; with `after` the part behind that post
 * @param options how many rows at most, and how many characters of their texts
 * @returns rows in an order that is the same whatever the part, those whose value is not known last
 * @throws Problem 403 without the scope `score:read`, 400 where `after` is no position.
 */
export async function listPosts(
  caller: Caller,
  { after, ...filter }: PostQuery,
  { limit = POSTS_PER_PAGE, maxCharacters = MAX_CHARACTERS } = {},
): Promise<PostPage> {
  requireScope(caller, "score:read");
  const { workspaceId } = caller;
  const position = after === undefined ? null : readPosition(after);
  return withWorkspace(workspaceId, async (tx) => {
    const ids = await listIds(tx, workspaceId, filter.platform);
    const areReplies = filter.format === REPLIES;
    const distributions = await readDistributions(tx, { workspaceId, ids, areReplies });
    const which = { ...filter, ...(await findInstants(tx, workspaceId, filter)) };
    const asked = { workspaceId, ids, which, position, limit: limit + 1, maxCharacters, distributions };
    const rows = await readRows(tx, asked);
    const shown = rows.slice(0, limit);
    const last = shown.at(-1);
    return {
      posts: shown.map(({ value: _, total: __, ...row }) => presentPost(row)),
      next: rows.length > limit && last ? writePosition(last) : null,
      total: position === null ? (last?.total ?? 0) : null,
    };
  });
}

/** The ids of the brand's connected accounts, of one platform or all. */
export async function listIds(tx: WorkspaceTx, workspaceId: string, platform?: Platform): Promise<string[]> {
  const own = await listOwnProfiles(tx, workspaceId);
  return own.filter((one) => platform === undefined || one.platform === platform).map(({ id }) => id);
}

type Asked = {
  workspaceId: string;
  ids: readonly string[];
  which: Parameters<typeof filterPosts>[0] & Pick<PostFilter, "sort" | "order">;
  position: Position | null;
  limit: number;
  maxCharacters: number;
  distributions: readonly Distribution[];
};

/**
 * First the few rows that are shown, then all that is shown of them. They are found again by where they lie (`ctid`): by their key
 * PostgreSQL would read a table that was just filled, of which it knows nothing yet, once for each row.
 */
function readRows(tx: WorkspaceTx, asked: Asked): Promise<StoredRow[]> {
  const { workspaceId, ids, which, position, limit, maxCharacters, distributions } = asked;
  const { sort, order } = which;
  const direction = order === "asc" ? Prisma.sql`ASC` : Prisma.sql`DESC`;
  const isByPlace = sort === "percentile";
  return tx.$queryRaw<StoredRow[]>`
    WITH ${distributionQuery(distributions)}, found AS MATERIALIZED (
      SELECT p.ctid AS place, p.profile_id AS profile, p.id, ${isByPlace ? SHARE : SORT_VALUES[sort]} AS value
      FROM posts p JOIN profiles f ON f.workspace_id = ${workspaceId} AND f.id = p.profile_id
        ${isByPlace ? JOIN_DISTRIBUTION : Prisma.empty}
      WHERE p.workspace_id = ${workspaceId} AND p.profile_id = ANY (${ids}) AND ${filterPosts(which)}
    ), part AS (
      SELECT *, ${position === null ? Prisma.sql`(SELECT count(*) FROM found)` : Prisma.sql`0`}::int AS total FROM found
      WHERE ${position === null ? Prisma.sql`true` : isBehind(position, order)}
      ORDER BY value ${direction} NULLS LAST, profile, id LIMIT ${limit}
    )
    SELECT part.profile, part.id, part.value, part.total, p.title, left(p.text, ${maxCharacters}::int) AS text, p.url, ${FIGURES},
      ${SHARE} AS share, cardinality(d.sorted) AS among
    FROM part JOIN posts p ON p.ctid = part.place AND p.workspace_id = ${workspaceId}
      JOIN profiles f ON f.workspace_id = ${workspaceId} AND f.id = part.profile ${JOIN_DISTRIBUTION}
    ORDER BY value ${direction} NULLS LAST, profile, id`;
}

/** Rows behind one in the order of the list; those without a value are behind all that have one. */
function isBehind({ value, profile, id }: Position, order: PostFilter["order"]): Prisma.Sql {
  const isLater = Prisma.sql`(profile, id) > (${profile}, ${id})`;
  if (value === null) return Prisma.sql`value IS NULL AND ${isLater}`;
  const beyond = order === "asc" ? Prisma.sql`>` : Prisma.sql`<`;
  return Prisma.sql`(value IS NULL OR value ${beyond} ${value} OR (value = ${value} AND ${isLater}))`;
}

/** A row as it is answered. */
export function presentPost({ at, isReply, seen, age, share, among, ...rest }: PlacedRow): PostRow {
  const { interactions } = rest;
  return {
    ...rest,
    created_at: at?.toISOString() ?? null,
    is_reply: isReply,
    engagement: interactions === null || seen === null ? null : (100 * interactions) / seen,
    age_days: age,
    place: share === null || among === null ? null : { percentile: 100 * share, among },
  };
}
