import { CircleChevronDown, CircleChevronUp, CircleHelp, CircleMinus, type LucideIcon } from "lucide-react";
import { Badge } from "#components/ui/badge.tsx";
import type { Tone } from "#components/ui/tone.ts";
import { PLACE_WORDS, type Place, placeOf } from "#lib/formula/grade.ts";

type Props = { score: number; isKnown: boolean; className?: string };

const LOOKS: Record<Place, { tone: Tone; icon: LucideIcon }> = {
  below: { tone: "fair", icon: CircleChevronDown },
  around: { tone: "neutral", icon: CircleMinus },
  ahead: { tone: "good", icon: CircleChevronUp },
};

/** Where a composite stands among the reference accounts, in words and colour. */
export function PlaceBadge({ score, isKnown, className }: Props) {
  if (!isKnown) {
    return (
      <Badge icon={CircleHelp} className={className}>
        Not known yet
      </Badge>
    );
  }
  const place = placeOf(score);
  return (
    <Badge {...LOOKS[place]} className={className}>
      {PLACE_WORDS[place]}
    </Badge>
  );
}
