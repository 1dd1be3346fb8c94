import { findJunk } from "#lib/draft-model/junk/find-junk.ts";
import { shippedModels } from "#lib/draft-model/shipped-models.ts";
import { PLATFORMS, type Platform } from "#lib/formula/names.ts";
import { measureLanguageConfidence } from "#lib/studio/language-confidence.ts";
import { formatNumber } from "#lib/text/words.ts";
import type { Row } from "../row.ts";
import { SHORT_POSTS } from "./careful-posts.ts";
import { countWords, listCareful, listJunk, readTexts } from "./draft-sets.ts";
import { measureStability } from "./measure-stability.ts";
import { scoreText } from "./score-text.ts";

const TARGETS = { pairs: 0.85, taken: 0.01 };
const SCRIPTS = ["Latin", "Cyrillic", "Devanagari", "Arabic", "Hangul", "Thai", "Han", "Hiragana"];
/** Every so many-th post is looked at. */
const EVERY = 3;
/** Of fewer posts a share says too little. */
const MIN_FOR_TARGET = 200;

/**
 * Whether careful posts stand above junk, how many real posts are taken for junk, and how far a score moves by what should
 * not move it.
 * @param folder with the train and dev files; no other is opened
 */
export function measureJunk(folder: string): Row[] {
  const junk = listJunk("kept");
  const taken = new Map<string, { taken: number; posts: number }>();
  const rows = PLATFORMS.flatMap((platform) => {
    const careful = listCareful(folder, platform);
    return [
      comparePairs(platform, careful, junk),
      ...measureStability(platform, careful),
      countTaken(folder, platform, taken),
    ];
  });
  return [...rows, countShort(), ...[...taken].map(([script, counts]) => toShareRow(`in ${script}`, counts))];
}

function comparePairs(platform: Platform, careful: string[], junk: Record<string, readonly string[]>): Row {
  const model = shippedModels()[platform];
  const scores = careful.map((text) => scoreText(platform, model, text).score);
  const kinds = Object.entries(junk).map(([kind, texts]) => {
    const won = texts.map((text) => {
      const { score } = scoreText(platform, model, text);
      return (
        scores.reduce((sum, one) => sum + (one > score ? 1 : one === score ? 0.5 : 0), 0) / scores.length
      );
    });
    return { kind, share: won.reduce((sum, one) => sum + one, 0) / won.length };
  });
  const least = kinds.reduce((a, b) => (b.share < a.share ? b : a));
  return {
    part: "drafts",
    name: `pairs that careful posts win against junk kept aside, mean over ${kinds.length} kinds (least: ${least.kind} ${least.share.toFixed(2)})`,
    platform,
    figure: kinds.reduce((sum, { share }) => sum + share, 0) / kinds.length,
    n: `${careful.length} × ${Object.values(junk).flat().length} texts`,
    target: { figure: TARGETS.pairs, is: "at least" },
  };
}

/** Brief posts that are posts all the same. */
function countShort(): Row {
  const found = SHORT_POSTS.filter((text) => findJunk(text, "instagram", measureLanguageConfidence(text)));
  return {
    part: "drafts",
    name: "brief honest posts taken for junk",
    figure: found.length / SHORT_POSTS.length,
    n: `${SHORT_POSTS.length} texts`,
    target: { figure: 0, is: "at most" },
  };
}

type Counts = { taken: number; posts: number };

function countTaken(folder: string, platform: Platform, byScript: Map<string, Counts>): Row {
  const all: Counts = { taken: 0, posts: 0 };
  for (const [at, text] of readTexts(folder, platform, ["train"]).entries()) {
    if (at % EVERY > 0 || countWords(text) < 3) continue;
    const script = scriptOf(text);
    const counts = byScript.get(script) ?? { taken: 0, posts: 0 };
    byScript.set(script, counts);
    const isTaken = findJunk(text, platform, measureLanguageConfidence(text)) !== null;
    for (const one of [all, counts]) {
      one.posts++;
      if (isTaken) one.taken++;
    }
  }
  return { ...toShareRow("", all), platform };
}

function toShareRow(where: string, { taken, posts }: Counts): Row {
  return {
    part: "drafts",
    name: `real posts of three words or more ${where} taken for junk`.replace("  ", " "),
    figure: taken / posts,
    n: `${formatNumber(taken)} of ${formatNumber(posts)} posts`,
    ...(posts >= MIN_FOR_TARGET && { target: { figure: TARGETS.taken, is: "at most" as const } }),
  };
}

function scriptOf(text: string): string {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const found = SCRIPTS.find(
    (script) => (text.match(new RegExp(`\\p{Script=${script}}`, "gu"))?.length ?? 0) * 2 > letters,
  );
  return found ?? "other scripts";
}
