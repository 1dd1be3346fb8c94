import { applyFrequency } from "../../../strategy/frequency-elasticity.ts";
import { counted } from "../../../text/words.ts";
import { dayOf } from "../../../time.ts";
import type { FormulaInput, PlatformInput, PostInput } from "../../formula-input.ts";
import { PLATFORM_WORDS } from "../../platform-words.ts";
import type { Proposal } from "../../proposal.ts";
import { sizeOn } from "../count-posts.ts";
import { sourceWords } from "../describe-figures.ts";
import { measureCadence, typicalDays } from "../measure-presence.ts";
import { DAYS } from "../parameters.ts";
import { type Profile, prepareProfile } from "../prepare-profile.ts";
import type { Tables } from "../reference/place-value.ts";

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
        evidence: `${counted(cadence.used, "day")} with a post of the last ${cadence.known} known days up to ${dayOf(profile.covered.at(-1)?.to ?? profile.today)}; accounts like yours post on ${figure(usual.days)} days a week (${sourceWords(usual.table, size)}). What more posts cost each of them is counted in.`,
        changed: posted(input, posting, DAYS.level),
        changedFor: (keptDays) => posted(input, posting, keptDays),
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

/** The brand, had it posted so often for so many days: with posts like its own, each of which gets less than before. */
function posted(input: FormulaInput, { own, profile, days, goal }: Posting, keptDays: number): FormulaInput {
  const to = profile.covered.at(-1)?.to ?? profile.today;
  const span = Math.min(keptDays, DAYS.level);
  const used = new Set(profile.posts.map(({ day }) => day));
  const free = Array.from({ length: span }, (_, ago) => to - ago).filter((day) => !used.has(day));
  const wanted = Math.round(((goal - days) * span) / 7);
  const added = Array.from({ length: Math.max(0, Math.min(wanted, free.length)) }, (_, at): PostInput => {
    const day = free[Math.floor(((at + 0.5) * free.length) / wanted)] ?? to;
    const like = profile.posts[at % Math.max(1, profile.posts.length)]?.post;
    return { ...like, id: `planned ${at}`, date: dayOf(day) };
  });
  const first = dayOf(to - span + 1);
  const isSince = ({ date }: PostInput) => date >= first;
  const before = own.posts.filter((post) => !isSince(post));
  const since = applyFrequency([...own.posts.filter(isSince), ...added], days, goal, own.platform);
  const platforms = input.platforms.map((one) =>
    one === own ? { ...own, posts: [...before, ...since] } : one,
  );
  return { ...input, platforms };
}
