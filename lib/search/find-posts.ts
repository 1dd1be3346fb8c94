import { requireScope } from "../access/require-scope.ts";
import type { Caller } from "../caller.ts";
import { readWorkspace } from "../db.ts";
import type { Platform } from "../formula/names.ts";
import { accentPattern } from "./accent-pattern.ts";
import { foldedWords } from "./fold.ts";
import type { FoundPost } from "./schemas.ts";

const MOST_POSTS = 8;
/** More of them tell nothing more. */
const MOST_WORDS = 6;
const MAX_CHARACTERS = 140;

type Row = Omit<FoundPost, "created_at" | "platform"> & { platform: Platform; at: Date | null };

/**
 * The newest posts of the brand's connected accounts in whose title or text all the words are, in any order: each as the beginning of a
 * word, with or without accents.
 *
 * @param caller who asks, for its own workspace
 * @param words as typed; nothing is found of less than two letters or digits
 * @returns eight at most, the newest first
 * @throws Problem 403 without the scope `score:read`.
 */
export async function findPosts(caller: Caller, words: string): Promise<FoundPost[]> {
  requireScope(caller, "score:read");
  const { workspaceId } = caller;
  const wanted = foldedWords(words).slice(0, MOST_WORDS);
  if (wanted.join("").length < 2) return [];
  const patterns = wanted.map(accentPattern);
  // Profile by profile along the index of its days, so that what is found soon ends the search.
  const rows = await readWorkspace(
    workspaceId,
    (db) => db.$queryRaw<Row[]>`
      SELECT f.id AS profile, f.platform, p.id, p.created_at AS at,
        left(coalesce(p.title, p.text), ${MAX_CHARACTERS}::int) AS words
      FROM profiles f CROSS JOIN LATERAL (
        SELECT * FROM posts WHERE workspace_id = ${workspaceId} AND profile_id = f.id
          AND concat_ws(' ', title, text) ~* ALL (${patterns})
        ORDER BY created_at DESC LIMIT ${MOST_POSTS}) p
      WHERE f.workspace_id = ${workspaceId} AND f.role = 'own' AND f.disconnected_at IS NULL
      ORDER BY p.created_at DESC NULLS LAST, profile, id LIMIT ${MOST_POSTS}`,
  );
  return rows.map(({ at, ...row }) => ({ ...row, created_at: at?.toISOString() ?? null }));
}
