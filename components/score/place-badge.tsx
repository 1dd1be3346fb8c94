import { CircleChevronDown, CircleChevronUp, CircleMinus, type LucideIcon } from "lucide-react";
import { Badge, LookBadge } from "#components/ui/badge.tsx";
import type { Tone } from "#components/ui/tone.ts";
import { PLACE_WORDS, type Place } from "#lib/formula/grade.ts";
import { UNKNOWN_LOOK } from "./score-words.ts";

/** `place` is null where nothing is known. */
type Props = { place: Place | null; className?: string };

const LOOKS: Record<Place, { tone: Tone; icon: LucideIcon }> = {
  below: { tone: "fair", icon: CircleChevronDown },
  around: { tone: "neutral", icon: CircleMinus },
  ahead: { tone: "good", icon: CircleChevronUp },
};

/** Where a composite stands among the reference accounts, in words and colour. */
export function PlaceBadge({ place, className }: Props) {
  if (!place) return <LookBadge look={UNKNOWN_LOOK} className={className} />;
  return (
    <Badge {...LOOKS[place]} className={className}>
      {PLACE_WORDS[place]}
    </Badge>
  );
}
