import { formatList } from "#components/ui/format.ts";
import type { Platform } from "#lib/formula/names.ts";
import { PLATFORM_WORDS } from "#lib/formula/platform-words.ts";
import type { ScheduleView } from "#lib/schedules/schemas.ts";
import type { Plan } from "#lib/schedules/values.ts";

export const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/** "Every Monday at 08:00", "Every month on the 31st, or its last day, at 08:00". */
export function planWords({ every, day, hour }: Plan): string {
  const at = `at ${clock(hour)}`;
  if (every === "week") return `Every ${WEEKDAYS[day]} ${at}`;
  return `Every month on the ${ordinal(day)}${day > 28 ? ", or its last day," : ""} ${at}`;
}

/** "08:00" */
export function clock(hour: number): string {
  return `${String(hour).padStart(2, "0")}:00`;
}

/** "1st", "22nd", "31st" */
export function ordinal(day: number): string {
  const isTeen = day >= 11 && day <= 13;
  const ending = isTeen ? "th" : (["th", "st", "nd", "rd"][day % 10] ?? "th");
  return `${day}${ending}`;
}

/** What an audit of a schedule looks at. */
export function scopeWords({ platforms, lookback_days }: ScheduleView): string {
  const of =
    platforms.length === 0
      ? "All connected platforms"
      : formatList(platforms.map((name: Platform) => PLATFORM_WORDS[name]));
  return `${of}, ${lookback_days} days back`;
}

type People = readonly { id: string; name: string }[];

/** Who gets the reports; those who want none are left out. */
export function recipientWords({ members, addresses, unsubscribed }: ScheduleView, people: People): string {
  const names = people.filter(({ id }) => members.includes(id)).map(({ name }) => name);
  const outside = addresses.filter((address) => !unsubscribed.includes(address));
  const all = [...names, ...outside];
  return all.length === 0 ? "Nobody is mailed" : `Report to ${formatList(all)}`;
}
