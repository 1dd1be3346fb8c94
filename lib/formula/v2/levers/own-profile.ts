import { dayNumber, dayOf } from "../../../time.ts";
import type { FormulaInput, PlatformInput } from "../../formula-input.ts";
import type { OwnWindow } from "../../own-window.ts";
import { prepareProfile } from "../prepare-profile.ts";

/** A profile beside its own past: what a lever is made of. */
export type Own = {
  own: PlatformInput;
  /** Of the 13 weeks up to the last known day. */
  now: OwnWindow;
  past: readonly OwnWindow[];
  asOf: string;
};

/** The last day whose posts are known. */
export function lastKnown(own: PlatformInput, asOf: string): string {
  const { covered, today } = prepareProfile(own, asOf);
  return dayOf(covered.at(-1)?.to ?? today);
}

/** An input in which one profile has changed. */
export function changeProfile(
  input: FormulaInput,
  { platform, profile }: Pick<PlatformInput, "platform" | "profile">,
  change: (own: PlatformInput) => PlatformInput,
): FormulaInput {
  const platforms = input.platforms.map((one) =>
    one.platform === platform && one.profile === profile ? change(one) : one,
  );
  return { ...input, platforms };
}

/** Three values from one to another, evenly apart; the last is the other. */
export function thirds(from: number, best: number): number[] {
  return [1, 2, 3].map((third) => from + ((best - from) * third) / 3);
}

/** First UTC day of so many days up to a last one. */
export function firstOf(to: string, days: number): string {
  return dayOf(dayNumber(to) - days + 1);
}
