import { medianLow } from "../../statistics/quantile.ts";
import type { CommentDay } from "../formula-input.ts";
import { isCount } from "../is-count.ts";
import { COMMENT_CAP, HALF_WAY } from "./parameters.ts";
import type { PillarInput } from "./pillar-input.ts";
import type { PreparedPlatform } from "./prepare-platform.ts";

/**
 * Sentiment: do people like it? Positive minus negative comments, per comment whose language is supported. Platforms
 * are weighted by their comments. A single day counts little more than a usual day, and the evidence is comments as
 * well as days with comments, so that what is said under one post does not become the brand's sentiment.
 *
 * @param platforms prepared data
 * @returns one input per platform with comments
 * Source: net sentiment as an index, (%positive − %negative + 100)/2.
 */
export function measureSentiment(platforms: readonly PreparedPlatform[]): PillarInput[] {
  const tallies = platforms.map(({ platform, comments }) => ({ platform, ...tallyOf(comments) }));
  const total = tallies.reduce((sum, { counted }) => sum + counted, 0);
  const days = tallies.reduce((sum, tally) => sum + tally.days, 0);
  const confidence = Math.min(total / (total + HALF_WAY.comments), days / (days + HALF_WAY.commentDays));
  return tallies
    .filter(({ counted }) => counted > 0)
    .map(({ platform, counted, net, comments }) => ({
      pillar: "sentiment",
      platform,
      input: `net sentiment of ${comments} comments`,
      value: (100 * net) / counted,
      unit: "% positive minus % negative",
      benchmark: 0,
      source: "as many positive as negative comments",
      normalised: 50 + (50 * net) / counted,
      confidence,
      share: counted / total,
    }));
}

/**
 * Sums days of comments, each capped.
 *
 * @param days days of comments, in any order; counts that are no numbers of 0 or more are left out
 * @returns comments in supported languages, how many of them count after capping, positive − negative of those, and
 * the number of days with such comments
 */
function tallyOf(days: readonly CommentDay[]) {
  const sums = days
    .map(({ positive, neutral, negative }) => [positive, neutral, negative].map((n) => (isCount(n) ? n : 0)))
    .map(([positive = 0, neutral = 0, negative = 0]) => ({
      known: positive + neutral + negative,
      net: positive - negative,
    }))
    .filter(({ known }) => known > 0)
    .sort((a, b) => a.known - b.known || a.net - b.net);
  const usual = medianLow(sums.slice(0, -1).map(({ known }) => known)) ?? 0;
  const cap = Math.max(COMMENT_CAP.least, COMMENT_CAP.times * usual);
  let comments = 0;
  let counted = 0;
  let net = 0;
  for (const day of sums) {
    comments += day.known;
    counted += Math.min(day.known, cap);
    net += day.net * Math.min(1, cap / day.known);
  }
  return { comments, counted, net, days: sums.length };
}
