import { CalendarClock, CircleCheck, CirclePlay } from "lucide-react";
import { type Look, LookBadge } from "#components/ui/badge.tsx";
import type { Campaign } from "#lib/campaigns/schemas.ts";

type Status = Campaign["status"] | Campaign["phases"][number]["status"];

/** Where a campaign or a phase is, as word, colour and icon. */
export const STATUS_LOOKS: Record<Status, Look> = {
  draft: { word: "Scheduled", tone: "neutral", icon: CalendarClock },
  upcoming: { word: "Upcoming", tone: "neutral", icon: CalendarClock },
  active: { word: "Active", tone: "accent", icon: CirclePlay },
  completed: { word: "Completed", tone: "good", icon: CircleCheck },
};

export function StatusBadge({ status }: { status: Status }) {
  return <LookBadge look={STATUS_LOOKS[status]} />;
}
