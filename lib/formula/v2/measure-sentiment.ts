import { clamp } from "../../statistics/clamp.ts";
import { medianLow } from "../../statistics/quantile.ts";
import { CLASSIFIER_ERRORS } from "../classifier-errors.ts";
import { correctShares } from "../correct-shares.ts";
import type { CommentDay } from "../formula-input.ts";
import { isCount } from "../is-count.ts";
import { agePlace } from "./age-place.ts";
import type { MeasuredInput } from "./measured-input.ts";
import { ORDINARY_COMMENTS } from "./ordinary-comments.ts";
import { ORDINARY_BEFORE } from "./ordinary-comments-before.ts";
import { COMMENT_DAYS, MAX_Z, SHARES } from "./parameters.ts";
import { evidenceOf } from "./typical-level.ts";
import type { Weighed } from "./weigh-profiles.ts";

const LABELS = ["positive", "neutral", "negative"] as const;
/** The classifier whose mistakes were measured; older inputs name none. */
const READING = 2;

/**
 * Sentiment: do people like it? Positive minus negative comments, per comment whose language is supported, against what is
 * ordinary under brands' posts, corrected for how often the classifier is mistaken (inputs that name no classifier are
 * taken as they were: by the distribution of their time, and not corrected). Profiles weigh by their comments. A single day counts at most three times a usual one, and
 * the evidence is comments as well as days with comments, so that what is said under one post does not become the brand's
 * sentiment.
 *
 * @param profiles all of the brand
 * @returns one input per profile with comments
 */
export function measureSentiment(profiles: readonly Weighed[]): MeasuredInput[] {
  const isMeasured = profiles.every(({ profile }) =>
    profile.comments.every(({ reading }) => reading === READING),
  );
  const { net, brands, comments, publisher, evidence } = isMeasured ? ORDINARY_COMMENTS : ORDINARY_BEFORE;
  const tallies = profiles.map((weighed) => ({ ...weighed, ...tallyOf(weighed.profile.comments) }));
  const total = tallies.reduce((sum, { counted }) => sum + counted, 0);
  const days = tallies.reduce((sum, tally) => sum + tally.days, 0);
  return tallies
    .filter(({ counted }) => counted > 0)
    .map(({ profile, index, counted, all, ...said }) => {
      const { positive, negative } = isMeasured ? correctShares(said, CLASSIFIER_ERRORS.rows) : said;
      const value = (positive - negative) / counted;
      const z = clamp((value - net.median) / net.deviation, -MAX_Z, MAX_Z);
      return {
        pillar: "sentiment",
        kind: "net",
        platform: profile.platform,
        profile: index,
        input: `net sentiment of ${all} comments`,
        value: 100 * value,
        unit: "% positive minus % negative",
        benchmark: 100 * net.median,
        source: `${publisher}, median of ${brands} brands with ${comments} comments`,
        z: agePlace(z, profile),
        evidence: Math.min(evidenceOf(total, evidence.k), days / (days + COMMENT_DAYS.halfWay)),
        error: Math.sqrt(evidence.k / total),
        weight: (SHARES.net * counted) / total,
      };
    });
}

/**
 * Sums days of comments, each held to three times a usual day.
 *
 * @returns comments in supported languages, how many of them count, what those are said to be, days with such comments
 */
function tallyOf(comments: readonly CommentDay[]) {
  const sums = comments
    .map(({ positive, neutral, negative }) => [positive, neutral, negative].map((n) => (isCount(n) ? n : 0)))
    .map(([positive = 0, neutral = 0, negative = 0]) => ({
      ...{ positive, neutral, negative },
      known: positive + neutral + negative,
      net: positive - negative,
    }))
    .filter(({ known }) => known > 0)
    .sort((a, b) => a.known - b.known || a.net - b.net);
  const usual = medianLow(sums.map(({ known }) => known)) ?? 0;
  const cap = Math.max(COMMENT_DAYS.capLeast, COMMENT_DAYS.capTimes * usual);
  const tally = { all: 0, counted: 0, positive: 0, neutral: 0, negative: 0, days: sums.length };
  for (const { known, ...said } of sums) {
    tally.all += known;
    tally.counted += Math.min(known, cap);
    for (const label of LABELS) tally[label] += said[label] * Math.min(1, cap / known);
  }
  return tally;
}
