import { addDays, daysBetween } from "../time.ts";

/** So many days without a post are a silence. */
const LEAST_DAYS = 5;

type Silence = {
  from: string;
  to: string;
  days: number;
  /** The day in the middle of what is still to come of it. */
  middle: string;
};

type Facts = {
  /** First and last day of the campaign. */
  from: string;
  to: string;
  today: string;
  /** Up to which day posts are known; null where of none. Days between it and today are not silent, but not known. */
  knownUntil: string | null;
  /** Days of posts that can still go out; those before today did not. */
  planned: readonly string[];
  published: readonly string[];
};

/** Runs of five days and more within a campaign without a post that went out or is to go out, the earliest first. */
export function findSilences({ from, to, today, knownUntil, planned, published }: Facts): Silence[] {
  const posted = new Set([...published, ...planned.filter((day) => day >= today)]);
  const isSilent = (day: string) =>
    !posted.has(day) && (day >= today || (knownUntil !== null && day <= knownUntil));
  const silences: Silence[] = [];
  let days = 0;
  for (let day = from; day <= addDays(to, 1); day = addDays(day, 1)) {
    if (day <= to && isSilent(day)) {
      days++;
      continue;
    }
    if (days >= LEAST_DAYS) silences.push(tellSilence(addDays(day, -days), addDays(day, -1), today));
    days = 0;
  }
  return silences;
}

function tellSilence(from: string, to: string, today: string): Silence {
  const begin = from > today ? from : today;
  const middle = addDays(begin, Math.floor(Math.max(0, daysBetween(begin, to)) / 2));
  return { from, to, days: daysBetween(from, to) + 1, middle };
}
