import type { CommentDay, FormulaInput } from "../../formula-input.ts";
import { PLATFORM_WORDS } from "../../platform-words.ts";
import { DAYS } from "../parameters.ts";
import type { PreparedPlatform } from "../prepare-platform.ts";
import type { Proposal } from "./proposal.ts";

/**
 * Answering criticism. What an answer does to what people say next is not in the data, so the assumption is small
 * and said openly: one critical comment in four would have been neutral.
 *
 * @param input all data of the brand
 * @param platform prepared data of one platform
 * @returns one proposal when at least ten comments, and at least three of them, were critical
 */
export function proposeAnswering(input: FormulaInput, { platform, comments }: PreparedPlatform): Proposal[] {
  const known = comments.reduce((sum, day) => sum + day.positive + day.neutral + day.negative, 0);
  const critical = comments.reduce((sum, day) => sum + day.negative, 0);
  if (known < LEAST_COMMENTS || critical < LEAST_CRITICAL) return [];
  const worst = comments.toSorted((a, b) => b.negative - a.negative || (a.date < b.date ? -1 : 1))[0];
  const platforms = input.platforms.map((one) =>
    one.platform === platform ? { ...one, comments: one.comments.map(eased) } : one,
  );
  return [
    {
      change: `answering:${platform}`,
      pillar: "sentiment",
      action: `Answer critical comments on ${PLATFORM_WORDS[platform]} within a day, and fix what they name`,
      evidence:
        `${critical} of ${known} comments in the last ${DAYS.level} days were critical` +
        (worst === undefined || worst.negative < 3
          ? ""
          : `, the most of one day (${worst.negative}) on ${worst.date}`) +
        "; the estimate assumes that one in four turns neutral.",
      changed: { ...input, platforms },
      certainty: 1,
    },
  ];
}

const LEAST_COMMENTS = 10;
const LEAST_CRITICAL = 3;
const TURNED = 0.25;

function eased(day: CommentDay): CommentDay {
  const turned = day.negative * TURNED;
  return { ...day, negative: day.negative - turned, neutral: day.neutral + turned };
}
