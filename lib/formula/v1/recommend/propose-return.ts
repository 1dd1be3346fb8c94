import { counted } from "../../../text/words.ts";
import type { FormulaInput } from "../../formula-input.ts";
import { PLATFORM_WORDS } from "../../platform-words.ts";
import type { Proposal } from "../../proposal.ts";
import { measureCadence } from "../measure-cadence.ts";
import { DAYS } from "../parameters.ts";
import type { PreparedPlatform } from "../prepare-platform.ts";
import { cadenceWords } from "./cadence-words.ts";
import { planPosts } from "./plan-posts.ts";
import { postingProposal } from "./posting-proposal.ts";

/** A cadence below this share of what it was has fallen. */
export const FALLEN_SHARE = 0.8;

/**
 * Going back to the cadence of the eight weeks before, where it has fallen by a fifth or more. For a platform below its norm
 * only: a brand that still posts as often as is usual need not post more for the score's sake.
 *
 * @param input all data of the brand
 * @param platform prepared data of one platform
 * @param norm posts per week that are usual on the platform; no goal lies above it
 * @returns one proposal, or none where the cadence has not fallen
 */
export function proposeReturn(input: FormulaInput, platform: PreparedPlatform, norm: number): Proposal[] {
  const { today, platform: name } = platform;
  const recent = measureCadence(platform, today - DAYS.move + 1, today);
  const before = measureCadence(platform, today - 2 * DAYS.move + 1, today - DAYS.move);
  const [now, then] = [recent.postsPerWeek, before.postsPerWeek];
  if (!now || then === null || before.observedDays < DAYS.active) return [];
  const usual = Math.min(then, norm);
  const goal = usual < 1 ? usual : Math.round(usual);
  if (now > goal * FALLEN_SHARE) return [];
  const plan = planPosts(platform, goal - now, today - DAYS.move + 1);
  return [
    {
      ...postingProposal(input, platform, "return", goal, (own) => [...own, ...plan]),
      action: `Go back to posting ${cadenceWords(goal)} on ${PLATFORM_WORDS[name]}; you now post ${cadenceWords(now)}`,
      evidence: `${counted(recent.posts, "post")} in the last ${recent.observedDays} observed days against ${before.posts} in the ${before.observedDays} before.`,
    },
  ];
}
