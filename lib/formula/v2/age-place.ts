import { normalDensity } from "../../statistics/normal-density.ts";
import { probit } from "../../statistics/probit.ts";
import { DAYS, FADE_A_WEEK, MAX_Z, PICKED_SPREAD } from "./parameters.ts";
import { coveredShare, type Profile } from "./prepare-profile.ts";

/**
 * A place as it stands today: what is known no longer fades downwards week by week, and where days between the covered ones
 * are missing it is lowered by as much as picking the best days can raise it.
 *
 * @param z place among the reference accounts
 * @param profile whose silence and gaps count
 * @param fades false for what falls by itself when a brand is silent: only days that nobody knows anything of then fade it
 * @returns a place no higher than `z` and no lower than the last percentile
 */
export function agePlace(z: number, profile: Profile, fades = true): number {
  const days = profile.unknown + (fades ? Math.max(0, profile.silent - DAYS.pause) : 0);
  return Math.max(-MAX_Z, z - (FADE_A_WEEK * days) / 7 - pickedLift(profile));
}

/**
 * How much the mean of the best share of days lies above the mean of all, in standard deviations between accounts.
 * Source: mean of a truncated normal distribution, φ(q)/p with q the quantile above which the share p lies.
 */
function pickedLift(profile: Profile): number {
  const share = coveredShare(profile);
  return share === 1 ? 0 : (PICKED_SPREAD * normalDensity(probit(1 - share))) / share;
}
