import type { CommentDay, FormulaInput } from "../../formula-input.ts";
import { PLATFORM_WORDS } from "../../platform-words.ts";
import type { Proposal } from "../../proposal.ts";
import { DAYS } from "../parameters.ts";
import type { PreparedPlatform } from "../prepare-platform.ts";
import { keptShare } from "./kept-share.ts";

const MIN_COMMENTS = 10;
const MIN_CRITICAL = 3;
/** The share of critical comments that an answer is taken to make neutral. */
const NEUTRALISED_SHARE = 0.25;

/**
 * Answering criticism. The data do not show what an answer does to what people say next, so the assumption is small
 * and said openly: one critical comment in four would have been neutral.
 *
 * @param input all data of the brand
 * @param platform prepared data of one platform
 * @returns one proposal when at least ten comments, and at least three of them, were critical
 */
export function proposeAnswering(input: FormulaInput, prepared: PreparedPlatform): Proposal[] {
  const { platform, comments } = prepared;
  const known = comments.reduce((sum, day) => sum + day.positive + day.neutral + day.negative, 0);
  const critical = comments.reduce((sum, day) => sum + day.negative, 0);
  if (known < MIN_COMMENTS || critical < MIN_CRITICAL) return [];
  const worst = comments.toSorted((a, b) => b.negative - a.negative || (a.date < b.date ? -1 : 1))[0];
  const answered = (share: number): FormulaInput => {
    const platforms = input.platforms.map((one) =>
      one.platform === platform
        ? { ...one, comments: one.comments.map((day) => answerComments(day, share)) }
        : one,
    );
    return { ...input, platforms };
  };
  return [
    {
      change: `answering:${platform}`,
      group: `answering:${platform}`,
      pillar: "sentiment",
      action: `Answer critical comments on ${PLATFORM_WORDS[platform]} within a day, and fix what they name`,
      evidence:
        `${critical} of ${known} comments in the last ${DAYS.level} days were critical` +
        (worst === undefined || worst.negative < MIN_CRITICAL
          ? ""
          : `, the most of one day (${worst.negative}) on ${worst.date}`) +
        "; the estimate assumes that one in four turns neutral.",
      changed: answered(1),
      changedFor: (keptDays) => answered(keptShare(prepared, keptDays)),
      shrinkage: 1,
    },
  ];
}

/** A day of comments, had the brand answered that share of the criticism. */
function answerComments(day: CommentDay, share: number): CommentDay {
  const neutralised = day.negative * NEUTRALISED_SHARE * share;
  return { ...day, negative: day.negative - neutralised, neutral: day.neutral + neutralised };
}
