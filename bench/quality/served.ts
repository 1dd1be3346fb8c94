import type { PlatformModel } from "#lib/draft-model/draft-model.ts";
import { meanCorrelation, rankWithinAuthors } from "#lib/draft-model/fit/rank-within-authors.ts";
import { centredPercentiles } from "#lib/draft-model/fit/training-set.ts";
import type { Platform } from "#lib/formula/names.ts";
import { readAuthors } from "#lib/models/read-posts.ts";
import { formatNumber } from "#lib/text/words.ts";
import { scoreText } from "./junk/score-text.ts";
import type { Row } from "./row.ts";

type Seen = { outcome: number; score: number; low: number; high: number };
type Authors = readonly { posts: readonly Seen[] }[];

const COVERAGE = { pooled: [0.78, 0.82], platform: [0.72, 0.88] } as const;

/**
 * What the API answers for posts of which it is given the text alone, by a model that has not seen their authors: nothing of
 * the kind of post, the length of a video or the hour, with everything that draws a score towards 50.
 * @param folder with the dev file; no other is opened
 */
export function readServed(folder: string, platform: Platform, model: PlatformModel): Authors {
  return readAuthors(folder, platform, ["dev"], (row, outcome): Seen => {
    const text = [row.title, row.text].filter(Boolean).join("\n");
    if (text.trim() === "") return { outcome, score: 50, low: 10, high: 90 };
    const { score, interval } = scoreText(platform, model, text);
    return { outcome, score, low: interval.low, high: interval.high };
  });
}

/** How well served scores rank the posts of each author. */
export function rankServed(platform: Platform, authors: Authors): Row {
  const rhos = rankWithinAuthors(authors, ({ score }) => score);
  const { rho: figure, from: low, to: high } = meanCorrelation(rhos);
  const n = `${rhos.length} authors, ${formatNumber(countPosts(authors))} posts`;
  const name = "score of the text alone, as the API answers it";
  return { part: "drafts", name, platform, figure, low, high, n };
}

/** How many posts end within their intervals of 80 %: a row for the lower bound of what is asked, and one for the upper. */
export function coverServed(platform: Platform | null, authors: Authors): Row[] {
  const covered = authors.flatMap(({ posts }) => {
    const percentiles = centredPercentiles(posts);
    return posts.map(({ low, high }, at) => {
      const percentile = 50 + (percentiles[at] as number);
      return percentile >= low && percentile <= high;
    });
  });
  const figure = covered.filter(Boolean).length / covered.length;
  const [least, most] = platform === null ? COVERAGE.pooled : COVERAGE.platform;
  const row = {
    part: "drafts" as const,
    name: "posts of unseen authors within their interval of 80 %",
    platform: platform ?? "all platforms",
    figure,
    n: `${authors.length} authors, ${formatNumber(covered.length)} posts`,
  };
  return [
    { ...row, target: { figure: least, is: "at least" } },
    { ...row, target: { figure: most, is: "at most" } },
  ];
}

function countPosts(authors: Authors): number {
  return authors.reduce((sum, { posts }) => sum + posts.length, 0);
}
