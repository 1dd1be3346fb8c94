import { ArrowDown, ArrowRight, ArrowUp } from "lucide-react";
import { cx } from "#components/ui/cx.ts";
import { formatSigned } from "#components/ui/format.ts";
import { TONE_TEXT, type Tone } from "#components/ui/tone.ts";

type Look = { tone: Tone; icon: typeof ArrowUp; spoken: string };

function lookOf(change: string): Look {
  const value = Number(change);
  if (value > 0) return { tone: "good", icon: ArrowUp, spoken: "up" };
  if (value < 0) return { tone: "poor", icon: ArrowDown, spoken: "down" };
  return { tone: "neutral", icon: ArrowRight, spoken: "unchanged" };
}

type Props = {
  change: string;
  /** Chance alone may explain it: it is neither good nor bad, and is said to be too small to tell. */
  isNoise?: boolean;
  /** What it is the difference of cannot be compared: neither good nor bad, and without an arrow. */
  isComparable?: boolean;
  className?: string;
};

/** A signed difference in points, "+3.1", with an arrow and colour. */
export function Change({ change, isNoise = false, isComparable = true, className }: Props) {
  const { tone, icon: Icon, spoken } = lookOf(change);
  const colour = TONE_TEXT[isNoise || !isComparable ? "neutral" : tone];
  return (
    <span className={cx("inline-flex items-start gap-1 font-medium tabular-nums", colour, className)}>
      {isComparable && <Icon aria-hidden="true" className="mt-[calc(0.5lh-0.4375rem)] size-3.5 shrink-0" />}
      <span className="sr-only">{isComparable ? spoken : "not comparable"} </span>
      {/* One piece: the gap between pieces would stand before the comma. */}
      <span className="self-baseline">
        <span className="whitespace-nowrap">{formatSigned(change)}</span>
        {isNoise && <span className="font-normal">, too small to tell</span>}
      </span>
    </span>
  );
}
