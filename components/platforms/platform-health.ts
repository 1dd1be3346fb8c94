import { CircleAlert, CircleCheck, Clock, type LucideIcon } from "lucide-react";
import { formatDay } from "#components/ui/format.ts";
import type { Tone } from "#components/ui/tone.ts";
import type { PlatformFacts } from "#lib/platforms/schemas.ts";

export type Health = { word: string; detail: string; tone: Tone; icon: LucideIcon };

/** How a connected platform is, in words. */
export function healthOf({ connection, lastDay, isStale }: PlatformFacts): Health {
  if (connection?.status === "error")
    return {
      word: "Error",
      detail: "The last sync failed. Import a file instead, or tell the operator.",
      tone: "poor",
      icon: CircleAlert,
    };
  if (connection?.status === "reconnect_required")
    return {
      word: "Reconnect needed",
      detail: "The platform no longer lets Plinth in. Import a file to go on.",
      tone: "poor",
      icon: CircleAlert,
    };
  if (!lastDay)
    return { word: "No dated figures", detail: "Nothing of it can count yet.", tone: "fair", icon: Clock };
  if (isStale)
    return {
      word: "Out of date",
      detail: `No data after ${formatDay(lastDay)}. Import a newer file.`,
      tone: "fair",
      icon: Clock,
    };
  return { word: "Connected", detail: `Data up to ${formatDay(lastDay)}.`, tone: "good", icon: CircleCheck };
}
