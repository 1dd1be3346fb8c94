import { Prisma } from "#prisma/generated/client.ts";
import type { Caller } from "../caller.ts";
import { withWorkspace } from "../db.ts";
import { isWord, tokenise } from "../sentiment/tokenise.ts";
import { FUNCTION_WORDS } from "../strategy/function-words.ts";
import type { CommentFilters, CommentTopics } from "./schemas.ts";
import { COMMENTS, LABEL, matchComments, matchReading } from "./select-comments.ts";

/** So many critical comments, and so many others, are looked at: the newest ones. */
const MOST_READ = 2_000;
const MOST_TOPICS = 12;
/** A word of fewer comments is chance. */
const LEAST_COMMENTS = 3;
/** Shorter words of alphabets say little. */
const LEAST_LETTERS = 4;
/** Standard errors that the log odds of a word have to be away from those of others. */
const LEAST_Z = 2;

/**
 * Words that stand out in critical comments against all others: by the log odds of a comment having them, with Haldane's half
 * added to each count (Monroe, Colaresi and Quinn 2008, without their prior). A word counts where the text has it, as the
 * search does.
 *
 * @param caller a workspace's
 * @param filters which comments, whatever sentiment they ask for
 * @returns the clearest first, at most 12
 */
export async function findTopics(
  { workspaceId }: Pick<Caller, "workspaceId">,
  { sentiment: _, spam: __, ...filters }: CommentFilters,
): Promise<CommentTopics> {
  const [critical, others] = await withWorkspace(workspaceId, async (tx) => {
    const matched = await matchComments(tx, workspaceId, filters);
    if (!matched) return [[], []];
    const read = async (condition: Prisma.Sql) => {
      const rows = await tx.$queryRaw<{ text: string }[]>`
        SELECT c.text FROM ${COMMENTS} WHERE ${matched} AND ${matchReading(filters)} AND ${condition}
        ORDER BY c.created_at DESC NULLS LAST, c.id LIMIT ${MOST_READ}`;
      return rows.map(({ text }) => text.toLowerCase());
    };
    return [
      await read(Prisma.sql`${LABEL} = 'negative'`),
      await read(Prisma.sql`${LABEL} IN ('neutral', 'positive')`),
    ];
  });
  const read = { critical: critical.length, others: others.length };
  return { topics: others.length === 0 ? [] : rankWords(critical, others), read };
}

type Ranked = CommentTopics["topics"][number] & { z: number };

function rankWords(critical: readonly string[], others: readonly string[]): CommentTopics["topics"] {
  const ranked = listWords(critical)
    .map((word) => weigh(word, critical, others))
    .filter((one) => one.critical >= LEAST_COMMENTS && one.z >= LEAST_Z)
    .sort((a, b) => b.z - a.z || (a.word < b.word ? -1 : 1));
  return dropParts(ranked)
    .slice(0, MOST_TOPICS)
    .map(({ z: _, ...topic }) => topic);
}

/** Words that enough comments have, as whole words; the most frequent 200. */
function listWords(texts: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const text of texts)
    for (const word of new Set(tokenise(text).map((token) => token.text)))
      if (isTopic(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count >= LEAST_COMMENTS)
    .sort(([, a], [, b]) => b - a)
    .slice(0, 200)
    .map(([word]) => word);
}

function isTopic(word: string): boolean {
  if (!isWord(word) || FUNCTION_WORDS.has(word) || /^\p{N}+$/u.test(word)) return false;
  return [...word].length >= (/^\p{Script=Latin}/u.test(word) ? LEAST_LETTERS : 2);
}

function weigh(word: string, critical: readonly string[], others: readonly string[]): Ranked {
  const count = (texts: readonly string[]) =>
    texts.reduce((sum, text) => sum + Number(text.includes(word)), 0);
  const [a, b] = [count(critical), count(others)];
  const odds = (having: number, all: number) => (having + 0.5) / (all - having + 0.5);
  const variance =
    1 / (a + 0.5) + 1 / (critical.length - a + 0.5) + 1 / (b + 0.5) + 1 / (others.length - b + 0.5);
  const z = Math.log(odds(a, critical.length) / odds(b, others.length)) / Math.sqrt(variance);
  return { word, critical: a, others: b, z };
}

/** "refund" has the comments of "refunds", too. */
function dropParts(ranked: readonly Ranked[]): Ranked[] {
  return ranked.filter(
    ({ word }) => !ranked.some((other) => other.word !== word && word.includes(other.word)),
  );
}
