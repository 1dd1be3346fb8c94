import { dayNumber, dayOf } from "../../../time.ts";
import type { CommentDay, FormulaInput } from "../../formula-input.ts";
import { PLATFORM_WORDS } from "../../platform-words.ts";
import type { Proposal } from "../../proposal.ts";
import { DAYS } from "../parameters.ts";
import { prepareProfile } from "../prepare-profile.ts";

const MIN_COMMENTS = 10;
const MIN_CRITICAL = 3;
/** The share of critical comments that an answer is taken to make neutral. */
export const NEUTRALISED_SHARE = 0.25;

/**
 * Answering criticism. The data do not show what an answer does to what people say next, so the assumption is small and said
 * openly: one critical comment in four would have been neutral.
 *
 * @param input all data of the brand
 * @returns one proposal for each profile with at least ten comments of the window, at least three of them critical
 * @throws RangeError when a date is no day
 */
export function proposeAnswering(input: FormulaInput): Proposal[] {
  return input.platforms.flatMap((own) => {
    const { comments, platform } = prepareProfile(own, input.asOf.slice(0, 10));
    const known = comments.reduce((sum, day) => sum + day.positive + day.neutral + day.negative, 0);
    const critical = comments.reduce((sum, day) => sum + day.negative, 0);
    if (known < MIN_COMMENTS || critical < MIN_CRITICAL) return [];
    const worst = comments.toSorted((a, b) => b.negative - a.negative || (a.date < b.date ? -1 : 1))[0];
    const told =
      worst && worst.negative >= MIN_CRITICAL
        ? `, the most of one day (${worst.negative}) on ${worst.date}`
        : "";
    const answered = (share: number): FormulaInput => ({
      ...input,
      platforms: input.platforms.map((one) =>
        one === own ? { ...own, comments: own.comments.map((day) => answerComments(day, share)) } : one,
      ),
    });
    return [
      {
        change: `answering:${platform}`,
        group: `answering:${platform}:${own.profile ?? ""}`,
        pillar: "sentiment",
        action: `Answer critical comments on ${PLATFORM_WORDS[platform]} within a day, and fix what they name`,
        evidence: `${critical} of ${known} comments in the last ${DAYS.level} days of comments were critical${told}; the estimate assumes that one in four turns neutral.`,
        comments: {
          ...{ platform, profile: own.profile ?? null, critical, all: known },
          ...windowOf(comments),
        },
        changed: answered(1),
        changedFor: (keptDays) => answered(Math.min(1, keptDays / DAYS.level)),
        shrinkage: 1,
      },
    ];
  });
}

/** The level window, which ends with the last comment. @param comments of it, one at least */
function windowOf(comments: readonly CommentDay[]): { from: string; to: string } {
  const days = comments.map(({ date }) => date.slice(0, 10)).sort();
  const to = days.at(-1) as string;
  return { from: dayOf(dayNumber(to) - DAYS.level + 1), to };
}

/** A day of comments, had the brand answered that share of the criticism. */
function answerComments(day: CommentDay, share: number): CommentDay {
  return neutralise(day, NEUTRALISED_SHARE * share);
}

/** A day of comments with a share of the critical ones turned neutral. */
export function neutralise(day: CommentDay, share: number): CommentDay {
  const neutralised = day.negative * share;
  return { ...day, negative: day.negative - neutralised, neutral: day.neutral + neutralised };
}
