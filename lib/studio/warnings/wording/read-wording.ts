import { isWord, type Token, tokenise } from "../../../sentiment/tokenise.ts";
import type { Buckets } from "../../../statistics/count-buckets.ts";
import {
  openSoftmax,
  type SoftmaxFile,
  type SoftmaxModel,
  softmax,
  sumSoftmax,
} from "../../../statistics/softmax.ts";
import { listSigns, UNSPACED } from "./list-signs.ts";
import file from "./weights/wording.json" with { type: "json" };

/** What is fitted, as a file keeps it: labels are ordinary, harm and insensitive. */
export type WordingFile = {
  format: "plinth-warnings-1";
  /** What it was fitted on, with licences. */
  sources: string[];
  /** From this probability on, that a text is not ordinary, it has a warning. */
  threshold: number;
  regression: SoftmaxFile;
};

/** What a text reads like by its wording alone, and the words that weighed most, in their order. */
export type Reading = { code: "harm" | "insensitive"; words: string[] };

/** A block ends with the first clause after so many tokens, and at the latest after so many. */
const USUAL_BLOCK = 32;
const MAX_BLOCK = 48;
/** Of fewer words nothing can be said: rules know the plainest. */
const MIN_WORDS = 4;
const MOST_WORDS = 3;
/** Words that are shorter say nothing to a reader of the warning. */
const MIN_LETTERS = 4;

let opened: { regression: SoftmaxModel; threshold: number } | undefined;

/**
 * Whether a text reads like one that hurts somebody, or that sells with other people's loss: a softmax regression over
 * hashed words and classes of words, fitted by bench/fit-warnings.ts (docs/model.md says how well it does).
 * @param text any length; the first 5,000 characters are read, in blocks of a few sentences
 * @returns null for nearly every text
 */
export function readWording(text: string): Reading | null {
  const { threshold, regression } = open();
  const blocks = splitBlocks(tokenise(text)).map((tokens) => ({
    tokens,
    row: listSigns(tokens, regression.bits),
  }));
  const { probability, at } = measureWording(
    regression,
    blocks.map(({ row }) => row),
  );
  if (probability < threshold) return null;
  const { tokens = [], row } = blocks[at] ?? {};
  if (!row) return null;
  const [, harm, insensitive] = softmax(sumSoftmax(regression, row));
  return { code: harm >= insensitive ? "harm" : "insensitive", words: findWeightiest(regression, tokens) };
}

/**
 * The probability that a text is not ordinary: that of its gravest block, whose odds are divided by the number of blocks,
 * since of many some look odd by chance (Bonferroni).
 * @param rows the signs of its blocks
 * @returns 0 to 1, 0 for no block, and which block it was
 */
export function measureWording(
  regression: SoftmaxModel,
  rows: readonly Buckets[],
): { probability: number; at: number } {
  let [most, gravest] = [0, 0];
  for (const [at, row] of rows.entries()) {
    const [ordinary] = softmax(sumSoftmax(regression, row));
    const probability = (1 - ordinary) / (1 - ordinary + ordinary * rows.length);
    if (probability > most) [most, gravest] = [probability, at];
  }
  return { probability: most, at: gravest };
}

/** The blocks of a text that are read one by one, each of a few sentences; none of a text of hardly a word. */
export function splitBlocks(tokens: readonly Token[]): Token[][] {
  if (isBrief(tokens)) return [];
  const blocks: Token[][] = [];
  let block: Token[] = [];
  for (const token of tokens) {
    if (block.length >= MAX_BLOCK || (block.length >= USUAL_BLOCK && token.startsClause)) {
      blocks.push(block);
      block = [];
    }
    block.push(token);
  }
  return block.length > 0 ? [...blocks, block] : blocks;
}

function isBrief(tokens: readonly Token[]): boolean {
  const words = tokens.filter(({ text }) => isWord(text));
  return words.length < MIN_WORDS && !words.some(({ text }) => UNSPACED.test(text));
}

function open() {
  const { threshold, regression } = file as WordingFile;
  opened ??= { regression: openSoftmax(regression), threshold };
  return opened;
}

/** The words without which the block would read most like an ordinary one. */
function findWeightiest(regression: SoftmaxModel, block: readonly Token[]): string[] {
  const weighed = block.flatMap(({ text }, at) => {
    if (!isWord(text) || ([...text].length < MIN_LETTERS && !UNSPACED.test(text))) return [];
    return [{ text, at, without: readOrdinary(regression, block.toSpliced(at, 1)) }];
  });
  const weightiest = weighed.sort((a, b) => b.without - a.without || a.at - b.at).slice(0, MOST_WORDS);
  return [...new Set(weightiest.sort((a, b) => a.at - b.at).map(({ text }) => text))];
}

function readOrdinary(regression: SoftmaxModel, block: readonly Token[]): number {
  return softmax(sumSoftmax(regression, listSigns(block, regression.bits)))[0];
}
