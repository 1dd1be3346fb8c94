import { counted } from "../../../text/words.ts";
import { dayOf } from "../../../time.ts";
import type { FormulaInput, PlatformInput } from "../../formula-input.ts";
import { PLATFORM_WORDS } from "../../platform-words.ts";
import type { Proposal } from "../../proposal.ts";
import { sizeOn } from "../count-posts.ts";
import { sourceWords } from "../describe-figures.ts";
import { measureCadence, typicalDays } from "../measure-presence.ts";
import { DAYS } from "../parameters.ts";
import { type Profile, prepareProfile } from "../prepare-profile.ts";
import type { Tables } from "../reference/place-value.ts";
import { postOnMoreDays } from "./post-on-more-days.ts";

/** A smaller rise in days a week is no change that a brand would notice. */
const MIN_RISE = 0.4;

type Posting = {
  own: PlatformInput;
  profile: Profile;
  days: number;
  goal: number;
  kind: "revive" | "cadence";
};

/**
 * Posting on more days where a profile is silent or below accounts of its size. What that costs each post is counted in
 * (`applyFrequency`), so that more posts promise no more than they would bring.
 *
 * @param input all data of the brand
 * @param tables where accounts lie in every measure
 * @returns at most one proposal a profile
 * @throws RangeError when a date is no day
 */
export function proposePosting(input: FormulaInput, tables: Tables): Proposal[] {
  return input.platforms.flatMap((own) => {
    const profile = prepareProfile(own, input.asOf.slice(0, 10));
    const cadence = measureCadence(profile, DAYS.level);
    const size = sizeOn(profile, profile.today);
    const usual = typicalDays(profile.platform, size, tables);
    if (cadence === null || usual === null) return [];
    const days = cadence.daysAWeek;
    const kind = profile.silent >= DAYS.recent ? "revive" : "cadence";
    const most = kind === "revive" ? Math.max(1, usual.days / 2) : Math.max(1, days * 2);
    const goal = Math.min(7, Math.max(1, Math.round(Math.min(usual.days, most))));
    if (goal < days + MIN_RISE) return [];
    const posting: Posting = { own, profile, days, goal, kind };
    return [
      {
        ...keysOf(posting),
        pillar: "presence",
        action: actionOf(posting),
        evidence: `${counted(cadence.used, "day")} with a post of the last ${cadence.known} known days up to ${dayOf(profile.covered.at(-1)?.to ?? profile.today)}; accounts like yours post on ${figure(usual.days)} days a week (${sourceWords(usual.table, size)}). This allows for each post getting less when you post more.`,
        changed: postOnMoreDays(input, posting, DAYS.level),
        changedFor: (keptDays) => postOnMoreDays(input, posting, keptDays),
        shrinkage: 1,
      },
    ];
  });
}

function keysOf({ kind, own }: Posting): Pick<Proposal, "change" | "group"> {
  return { change: `${kind}:${own.platform}`, group: `posting:${own.platform}:${own.profile ?? ""}` };
}

function actionOf({ kind, own, days, goal, profile }: Posting): string {
  const on = PLATFORM_WORDS[own.platform];
  const often = goal === 7 ? "every day" : `on ${counted(goal, "day")} a week`;
  return kind === "revive"
    ? `Post on ${on} again, ${often}: it has been silent for ${counted(profile.silent, "day")}`
    : `Post on ${on} ${often} instead of ${figure(days)}`;
}

function figure(days: number): string {
  return String(Number(days.toPrecision(2)));
}
