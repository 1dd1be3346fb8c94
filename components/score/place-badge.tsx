import { CircleChevronDown, CircleChevronUp, CircleHelp, CircleMinus } from "lucide-react";
import { Badge } from "#components/ui/badge.tsx";
import { gradeOf, PLACE_WORDS, type Place, placeOf } from "#lib/formula/grade.ts";
import { gradeLook } from "./score-words.ts";

type Props = { score: number; isKnown: boolean; className?: string };

const ICONS: Record<Place, typeof CircleMinus> = {
  below: CircleChevronDown,
  around: CircleMinus,
  ahead: CircleChevronUp,
};

/** Where a composite stands among the reference accounts, in words; the colour is that of its grade. */
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
    <Badge tone={gradeLook(gradeOf(score)).tone} icon={ICONS[place]} className={className}>
      {PLACE_WORDS[place]}
    </Badge>
  );
}
