import type { FormulaInput, PlatformInput } from "../../formula-input.ts";
import type { Lever } from "../../lever.ts";
import { measureWindow, type OwnPast } from "../../own-window.ts";
import { answerLever } from "./answer-lever.ts";
import { daysLever } from "./days-lever.ts";
import { figureLever } from "./figure-lever.ts";
import { lastKnown, type Own } from "./own-profile.ts";

/**
 * What the brand can change of what recommendations know, each as far as its own past goes: days with a post, what the typical
 * post gets, and how many comments are critical.
 *
 * @param input all data of the brand
 * @param pasts windows of its profiles; without one there is no lever
 * @returns levers in the order of profiles; none of disconnected ones
 * @throws RangeError when a date is no day
 */
export function listLevers(input: FormulaInput, pasts: readonly OwnPast[]): Lever[] {
  const asOf = input.asOf.slice(0, 10);
  return input.platforms.flatMap((own) => {
    const past = pasts.find((one) => isOf(own, one))?.windows ?? [];
    if (own.disconnectedOn !== undefined || past.length === 0) return [];
    const to = lastKnown(own, asOf);
    const all: Own = { own, now: measureWindow(own, to), past, asOf };
    return [
      daysLever(all),
      figureLever(all, "interactions"),
      figureLever(all, "exposure"),
      answerLever(all),
    ].filter((lever) => lever !== null);
  });
}

function isOf({ platform, profile }: PlatformInput, past: OwnPast): boolean {
  return platform === past.platform && (profile ?? null) === past.profile;
}
