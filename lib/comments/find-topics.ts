import { Prisma } from "#prisma/generated/client.ts";
import type { Caller } from "../caller.ts";
import { withWorkspace } from "../db.ts";
import { isWord, tokenise } from "../sentiment/tokenise.ts";
import { FUNCTION_WORDS } from "../strategy/function-words.ts";
import type { CommentFilters, CommentTopics } from "./schemas.ts";
import { matchComments, matchReading } from "./select-comments.ts";

/** So many critical comments, and so many others, are looked at: the newest ones. */
const MOST_READ = 1_000;
const MOST_TOPICS = 12;
/** A word of fewer comments is chance. */
const LEAST_COMMENTS = 3;
/** Shorter words of alphabets say little. */
const LEAST_LETTERS = 4;
/** Words that share more than this part of their comments are of one complaint. */
const MOSTLY = 0.5;
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
        WITH part AS MATERIALIZED (
          SELECT s.profile_id, s.comment_id FROM ${matched.from}
          WHERE ${matched.where} AND ${matchReading(filters)} AND ${condition}
          ORDER BY s.at DESC LIMIT ${MOST_READ})
        SELECT c.text FROM part JOIN comments c
          ON c.workspace_id = ${workspaceId} AND c.profile_id = part.profile_id AND c.id = part.comment_id`;
      return rows.map(({ text }) => text.toLowerCase());
    };
    return [
      await read(Prisma.sql`s.label = 'negative'`),
      await read(Prisma.sql`s.label IN ('neutral', 'positive')`),
    ];
  });
  const read = { critical: critical.length, others: others.length };
  return { topics: others.length === 0 ? [] : rankWords(critical, others), read };
}

type Ranked = Omit<CommentTopics["topics"][number], "beside"> & { z: number };

function rankWords(critical: readonly string[], others: readonly string[]): CommentTopics["topics"] {
  const ranked = listCandidates(critical, others)
    .map((word) => weigh(word, [countHaving(word, critical), countHaving(word, others)], [critical, others]))
    .filter(isClear)
    .sort(clearestFirst);
  return gather(dropParts(ranked), critical)
    .slice(0, MOST_TOPICS)
    .map(({ z: _, ...topic }) => topic);
}

/**
 * Words of mostly the same comments are one topic: the one that most of them have, at a tie the one that is said first, with the others
 * beside it. Topics come by their clearest word.
 */
function gather(ranked: readonly Ranked[], critical: readonly string[]): (Ranked & { beside: string[] })[] {
  const found = ranked.map((one) => {
    const texts = new Set(critical.flatMap((text, n) => (text.includes(one.word) ? [n] : [])));
    const [first = 0] = texts;
    return { one, texts, said: critical[first]?.indexOf(one.word) ?? 0, beside: [] as string[] };
  });
  const heads: typeof found = [];
  for (const next of found.toSorted((a, b) => b.texts.size - a.texts.size || a.said - b.said)) {
    const head = heads.find(({ texts }) => overlap(texts, next.texts) > MOSTLY);
    if (head) head.beside.push(next.one.word);
    else heads.push(next);
  }
  return heads.map(({ one, beside }) => ({ ...one, beside })).sort(clearestFirst);
}

/** What two sets share, of what is in either. */
function overlap(a: ReadonlySet<number>, b: ReadonlySet<number>): number {
  const shared = [...b].filter((one) => a.has(one)).length;
  return shared / (a.size + b.size - shared);
}

/** Words that are clear as whole words; what is looked for in the texts themselves, which takes longer. */
function listCandidates(critical: readonly string[], others: readonly string[]): string[] {
  const [a, b] = [countWords(critical), countWords(others)];
  return [...a]
    .map(([word, count]) => weigh(word, [count, b.get(word) ?? 0], [critical, others]))
    .filter(isClear)
    .sort(clearestFirst)
    .slice(0, 3 * MOST_TOPICS)
    .map(({ word }) => word);
}

function isClear({ critical, z }: Ranked): boolean {
  return critical >= LEAST_COMMENTS && z >= LEAST_Z;
}

function clearestFirst(a: Ranked, b: Ranked): number {
  return b.z - a.z || (a.word < b.word ? -1 : 1);
}

/** In how many texts each word is. */
function countWords(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts)
    for (const word of new Set(tokenise(text).map((token) => token.text)))
      if (isTopic(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

function countHaving(word: string, texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + Number(text.includes(word)), 0);
}

function isTopic(word: string): boolean {
  if (!isWord(word) || FUNCTION_WORDS.has(word) || /^\p{N}+$/u.test(word)) return false;
  return [...word].length >= (/^\p{Script=Latin}/u.test(word) ? LEAST_LETTERS : 2);
}

/** @param counts how many critical texts and others have the word, of which there are `texts` */
function weigh(
  word: string,
  counts: [number, number],
  texts: [readonly string[], readonly string[]],
): Ranked {
  const [a, b] = counts;
  const [lackingA, lackingB] = [texts[0].length - a, texts[1].length - b];
  const odds = (having: number, lacking: number) => (having + 0.5) / (lacking + 0.5);
  const variance = [a, lackingA, b, lackingB].reduce((sum, count) => sum + 1 / (count + 0.5), 0);
  const z = Math.log(odds(a, lackingA) / odds(b, lackingB)) / Math.sqrt(variance);
  return { word, critical: a, others: b, z };
}

/** "refund" has the comments of "refunds", too. */
function dropParts(ranked: readonly Ranked[]): Ranked[] {
  return ranked.filter(
    ({ word }) => !ranked.some((other) => other.word !== word && word.includes(other.word)),
  );
}
