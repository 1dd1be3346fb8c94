import { CircleChevronDown, CircleChevronUp, CircleHelp, CircleMinus, type LucideIcon } from "lucide-react";
import { Badge } from "#components/ui/badge.tsx";
import type { Tone } from "#components/ui/tone.ts";
import { PLACE_WORDS, type Place } from "#lib/formula/grade.ts";

/** `place` is null where nothing is known. */
type Props = { place: Place | null; className?: string };

const LOOKS: Record<Place, { tone: Tone; icon: LucideIcon }> = {
  below: { tone: "fair", icon: CircleChevronDown },
  around: { tone: "neutral", icon: CircleMinus },
  ahead: { tone: "good", icon: CircleChevronUp },
};

/** Where a composite stands among the reference accounts, in words and colour. */
export function PlaceBadge({ place, className }: Props) {
  if (!place) {
    return (
      <Badge icon={CircleHelp} className={className}>
        Not known yet
      </Badge>
    );
  }
  return (
    <Badge {...LOOKS[place]} className={className}>
      {PLACE_WORDS[place]}
    </Badge>
  );
}
