import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";

const FEWEST_POSTS = 5;
/** Added to the posts of each emoji, as if it had been seen in so many neutral ones: rare ones say little. */
const PRIOR = 3;

/**
 * How friendly the posts with each emoji are, −1 to 1: (positive − negative) / all, by the Emoji Sentiment Ranking (Kralj
 * Novak et al., PLOS ONE 2015; CC BY-SA 4.0), `emoji-sentiment-ranking.csv[.gz]`.
 */
export function readEmojiTable(path: string): Record<string, number> {
  const bytes = readFileSync(path);
  const [, ...lines] = (path.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8").trim().split("\n");
  const entries = lines.flatMap((line) => {
    const [emoji = "", , , , negative, neutral, positive] = line.split(",");
    const counts = [negative, neutral, positive].map(Number);
    const posts = counts.reduce((sum, count) => sum + count, 0);
    if (!/\p{Extended_Pictographic}/u.test(emoji) || !(posts >= FEWEST_POSTS)) return [];
    const [bad = 0, , good = 0] = counts;
    return [[emoji, Number(((good - bad) / (posts + PRIOR)).toFixed(3))] as const];
  });
  return Object.fromEntries(entries);
}
