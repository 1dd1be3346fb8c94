import { requireScope } from "../access/require-scope.ts";
import type { Caller } from "../caller.ts";
import { type WorkspaceTx, withWorkspace } from "../db.ts";
import type { Platform } from "../formula/names.ts";
import { rankSimilar } from "../strategy/rank-similar.ts";
import { listIds, type PlacedRow, presentPost } from "./list-posts.ts";
import { distributionQuery, JOIN_DISTRIBUTION, readDistributions, SHARE } from "./place-posts.ts";
import { FIGURES } from "./post-columns.ts";
import type { PostRow } from "./schemas.ts";
import { MOST_COMPARED } from "./values.ts";

const MAX_CHARACTERS = 1_000;

export type SimilarPosts = {
  /** The most alike first, with the words that both have. */
  posts: (PostRow & { shared: string[] })[];
  /** How many posts were compared. */
  compared: number;
};

type Text = { profile: string; id: string; words: string };
type Wanted = { workspaceId: string; ids: string[] };

/**
 * Own posts of a platform that say much of what a text says, with their figures and places; of the newest thousand, without replies.
 * @param limit how many at most
 * @throws Problem 403 without the scope `score:read`.
 */
export async function findSimilar(
  caller: Caller,
  { platform, text }: { platform: Platform; text: string },
  limit: number,
): Promise<SimilarPosts> {
  requireScope(caller, "score:read");
  const { workspaceId } = caller;
  return withWorkspace(workspaceId, async (tx) => {
    const wanted = { workspaceId, ids: await listIds(tx, workspaceId, platform) };
    const texts = await readTexts(tx, wanted);
    const ranked = rankSimilar(
      text,
      texts.map(({ words }) => words),
      limit,
    );
    const found = ranked.map(({ at, shared }) => ({ ...(texts[at] as Text), shared }));
    const rows = found.length === 0 ? [] : await readRows(tx, wanted, found);
    const posts = found.flatMap(({ profile, id, shared }) => {
      const row = rows.find((one) => one.profile === profile && one.id === id);
      return row ? [{ ...presentPost(row), shared }] : [];
    });
    return { posts, compared: texts.length };
  });
}

function readTexts(tx: WorkspaceTx, { workspaceId, ids }: Wanted): Promise<Text[]> {
  return tx.$queryRaw<Text[]>`
    SELECT p.profile_id AS profile, p.id, left(concat_ws(E'\n', p.title, p.text), ${MAX_CHARACTERS}::int) AS words
    FROM posts p
    WHERE p.workspace_id = ${workspaceId} AND p.profile_id = ANY (${ids}) AND p.is_reply IS NOT TRUE
      AND coalesce(p.title, p.text) IS NOT NULL
    ORDER BY p.created_at DESC NULLS LAST, p.profile_id, p.id LIMIT ${MOST_COMPARED}`;
}

async function readRows(
  tx: WorkspaceTx,
  { workspaceId, ids }: Wanted,
  found: readonly Text[],
): Promise<PlacedRow[]> {
  const distributions = await readDistributions(tx, { workspaceId, ids, areReplies: false });
  const [profiles, posts] = [found.map(({ profile }) => profile), found.map(({ id }) => id)];
  return tx.$queryRaw<PlacedRow[]>`
    WITH ${distributionQuery(distributions)}
    SELECT p.profile_id AS profile, p.id, p.title, left(p.text, ${MAX_CHARACTERS}::int) AS text, p.url, ${FIGURES},
      ${SHARE} AS share, cardinality(d.sorted) AS among
    FROM unnest(${profiles}::text[], ${posts}::text[]) AS found (profile, id)
      JOIN posts p ON p.workspace_id = ${workspaceId} AND p.profile_id = found.profile AND p.id = found.id
      JOIN profiles f ON f.workspace_id = ${workspaceId} AND f.id = p.profile_id ${JOIN_DISTRIBUTION}`;
}
