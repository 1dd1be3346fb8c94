import { Problem } from "../problems.ts";
import { findTimeZone } from "../region/values.ts";
import type { RuleChanges } from "./schemas.ts";

/**
 * The columns of a rule that are to be written; what is left out stays.
 * @throws Problem 400 `Invalid Request` for what is no time zone, or quiet hours without a length.
 */
export function ruleData({ kinds, points, silent_days, quiet, time_zone, is_on }: RuleChanges) {
  if (time_zone !== undefined && findTimeZone(time_zone) === null)
    throw refuse("/time_zone", "must be a time zone, such as Europe/Paris");
  if (quiet && quiet.from === quiet.until)
    throw refuse("/quiet/until", "must differ from the time at which quiet hours begin");
  return {
    ...(kinds && { kinds: [...new Set(kinds)] }),
    ...(points !== undefined && { points }),
    ...(silent_days !== undefined && { silentDays: silent_days }),
    ...(quiet !== undefined && {
      quietFrom: quiet && toMinutes(quiet.from),
      quietUntil: quiet && toMinutes(quiet.until),
    }),
    ...(time_zone !== undefined && { timeZone: time_zone }),
    ...(is_on !== undefined && { isOn: is_on }),
  };
}

/** "22:00" as minutes of the day. */
function toMinutes(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  return hours * 60 + minutes;
}

function refuse(pointer: string, detail: string): Problem {
  return new Problem("Invalid Request", `${pointer.slice(1)} ${detail}.`, { errors: [{ pointer, detail }] });
}
