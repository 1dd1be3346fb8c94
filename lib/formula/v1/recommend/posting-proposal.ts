import type { FormulaInput, PostInput } from "../../formula-input.ts";
import type { Proposal } from "../../proposal.ts";
import type { PreparedPlatform } from "../prepare-platform.ts";
import { rollForward } from "./plan-posts.ts";
import { replacePosts } from "./replace-posts.ts";

type Kind = "revive" | "cadence" | "weekly" | "return";

/**
 * What all proposals on how often to post have in common.
 *
 * @param input all data of the brand
 * @param platform prepared data of one platform
 * @param kind the first part of its key
 * @param perWeek the advised posts per week
 * @param change the posts as they would be, had the advice always been followed
 * @returns all of a proposal but its words
 */
export function postingProposal(
  input: FormulaInput,
  platform: PreparedPlatform,
  kind: Kind,
  perWeek: number,
  change: (own: readonly PostInput[]) => PostInput[],
): Omit<Proposal, "action" | "evidence"> {
  const { platform: name } = platform;
  return {
    change: `${kind}:${name}`,
    group: `posting:${name}`,
    pillar: "presence",
    changed: replacePosts(input, name, change),
    changedFor: (keptDays) => rollForward(input, platform, perWeek, keptDays),
    shrinkage: 1,
  };
}
