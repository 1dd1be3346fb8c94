import { type Counted, sum } from "./count-period.ts";
import type { RivalLine } from "./schemas.ts";
import { sumKnown } from "./tell-rows.ts";

type Values = RivalLine["values"];

/** The weeks of one's own profiles together, then of each watched one. */
export function drawLines(all: readonly Counted[]): RivalLine[] {
  const own = all.filter(({ profile }) => profile.role === "own");
  const watched = all.filter(({ profile }) => profile.role === "watched");
  const totals = totalsByWeek(all);
  const ofOwn = { profileId: null, platform: null, handle: null, values: valuesOf(own, totals) };
  return [
    ...(own.length > 0 ? [ofOwn] : []),
    ...watched.map((one) => {
      const { profileId, platform, handle } = one.profile;
      return { profileId, platform, handle, values: valuesOf([one], totals) };
    }),
  ];
}

/** Interactions of everyone who is part of the share; null in a week of which that is not known. */
function totalsByWeek(all: readonly Counted[]): (number | null)[] {
  const whole = all.filter((one) => one.isWhole && one.interactions !== null);
  const isCompared = whole.length > 1 && whole.some(({ profile }) => profile.role === "watched");
  return (all[0]?.weeks ?? []).map((_, week) => {
    const total = sum(whole, (one) => one.weeks[week]?.interactions ?? 0);
    return isCompared && total > 0 ? total : null;
  });
}

function valuesOf(some: readonly Counted[], totals: readonly (number | null)[]): Values {
  const whole = some.filter((one) => one.isWhole && one.interactions !== null);
  return {
    followers: totals.map((_, week) => sumKnown(some.map((one) => one.weeks[week]?.followers ?? null))),
    posts: totals.map((_, week) => sumKnown(some.map((one) => one.weeks[week]?.posts ?? null))),
    interactions: totals.map((_, week) => sumKnown(some.map((one) => one.weeks[week]?.interactions ?? null))),
    share: totals.map((total, week) => {
      const part = sumKnown(whole.map((one) => one.weeks[week]?.interactions ?? null));
      return total === null || part === null ? null : part / total;
    }),
  };
}
