import { CircleAlert, CircleCheck, Clock } from "lucide-react";
import type { Look } from "#components/ui/badge.tsx";
import { formatDay } from "#components/ui/format.ts";
import type { Platform } from "#lib/formula/names.ts";
import type { PlatformFacts } from "#lib/platforms/schemas.ts";

type Health = Look & { detail: string };

const DAY_MS = 86_400_000;

/** How the figures of a platform are, in words: from an account that is linked or from files. */
export function healthOf({ connection, lastDay, postsUntil, missing, isStale }: PlatformFacts): Health {
  if (connection?.status === "error")
    return {
      word: "Error",
      detail: "The last sync failed. Import a file instead, or contact the operator.",
      tone: "poor",
      icon: CircleAlert,
    };
  if (connection?.status === "reconnect_required")
    return {
      word: "Reconnect needed",
      detail: "The platform no longer gives Plinth access. Connect it again, or import a file to carry on.",
      tone: "poor",
      icon: CircleAlert,
    };
  if (!lastDay)
    return {
      word: "No dated figures",
      detail: "None of its figures can count yet.",
      tone: "fair",
      icon: Clock,
    };
  const reach = reachOf({ lastDay, postsUntil });
  if (isStale)
    return {
      word: "Out of date",
      detail: isBehind(postsUntil, lastDay)
        ? `${reach} Add newer files with posts.`
        : `No data after ${formatDay(lastDay)}. Add newer files.`,
      tone: "fair",
      icon: Clock,
    };
  if (missing)
    return {
      word: "File missing",
      detail: `No file with posts covers ${formatDay(missing.from)} to ${formatDay(missing.to)}. ${reach}`,
      tone: "fair",
      icon: Clock,
    };
  if (postsUntil === null)
    return {
      word: "No dated posts",
      detail: `${reach} How often you post is not known.`,
      tone: "fair",
      icon: Clock,
    };
  return {
    word: "Up to date",
    detail: reach,
    tone: "good",
    icon: CircleCheck,
  };
}

/** How far the figures of a platform reach, in words. */
export function reachOf({ lastDay, postsUntil }: Pick<PlatformFacts, "lastDay" | "postsUntil">): string {
  if (!lastDay) return "No data yet.";
  if (!isBehind(postsUntil, lastDay)) return `Data up to ${formatDay(postsUntil ?? lastDay)}.`;
  const posts = postsUntil ? `Posts known until ${formatDay(postsUntil)}.` : "No dated posts.";
  return `${posts} Other data up to ${formatDay(lastDay)}.`;
}

/** A day between them is the ordinary: followers are counted today, and the last post was yesterday's. */
function isBehind(postsUntil: string | null, lastDay: string): boolean {
  return postsUntil === null || Date.parse(lastDay) - Date.parse(postsUntil) > DAY_MS;
}

/** Days of a platform, up to yesterday, of which only a person can say that nothing was posted; where one account is meant. */
export function findSilence(facts: PlatformFacts, today: string) {
  const { platform, handle, otherHandles, postsUntil, isStale } = facts;
  if (!isStale || !handle || otherHandles.length > 0 || postsUntil === null) return null;
  const silent = { from: nextDay(postsUntil, 1), to: nextDay(today, -1) };
  const account: { platform: Platform; handle: string } = { platform, handle };
  return silent.from <= silent.to ? { account, known: postsUntil, silent } : null;
}

function nextDay(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}
