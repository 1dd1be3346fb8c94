import { CalendarClock, CircleCheck, CirclePlay, type LucideIcon, PencilRuler } from "lucide-react";
import { Badge } from "#components/ui/badge.tsx";
import type { Tone } from "#components/ui/tone.ts";
import type { Campaign } from "#lib/campaigns/schemas.ts";

type Status = Campaign["status"] | Campaign["phases"][number]["status"];
type Look = { word: string; tone: Tone; icon: LucideIcon };

/** Where a campaign or a phase is, as word, colour and icon. */
export const STATUS_LOOKS: Record<Status, Look> = {
  draft: { word: "Draft", tone: "neutral", icon: PencilRuler },
  upcoming: { word: "Upcoming", tone: "neutral", icon: CalendarClock },
  active: { word: "Active", tone: "accent", icon: CirclePlay },
  completed: { word: "Completed", tone: "good", icon: CircleCheck },
};

export function StatusBadge({ status }: { status: Status }) {
  const { word, tone, icon } = STATUS_LOOKS[status];
  return (
    <Badge tone={tone} icon={icon}>
      {word}
    </Badge>
  );
}
