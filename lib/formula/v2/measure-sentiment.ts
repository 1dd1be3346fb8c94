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
  const days = readDays(comments);
  const usual = medianLow(days.map(({ known }) => known)) ?? 0;
  const cap = Math.max(COMMENT_DAYS.capLeast, COMMENT_DAYS.capTimes * usual);
  const tally = { all: 0, counted: 0, positive: 0, neutral: 0, negative: 0, days: days.length };
  for (const { known, positive, neutral, negative } of days) {
    const share = Math.min(1, cap / known);
    tally.all += known;
    tally.counted += Math.min(known, cap);
    tally.positive += positive * share;
    tally.neutral += neutral * share;
    tally.negative += negative * share;
  }
  return tally;
}

/** Days with comments in supported languages, by rising number of them and, of as many, by what they say. */
function readDays(comments: readonly CommentDay[]) {
  const days: { positive: number; neutral: number; negative: number; known: number; net: number }[] = [];
  for (const day of comments) {
    const [positive, neutral, negative] = [
      countOf(day.positive),
      countOf(day.neutral),
      countOf(day.negative),
    ];
    const known = positive + neutral + negative;
    if (known > 0) days.push({ positive, neutral, negative, known, net: positive - negative });
  }
  return days.sort((a, b) => a.known - b.known || a.net - b.net);
}

function countOf(figure: number): number {
  return isCount(figure) ? figure : 0;
}
