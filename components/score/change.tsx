import { ArrowDown, ArrowRight, ArrowUp } from "lucide-react";
import { cx } from "#components/ui/cx.ts";
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
  /** Chance alone may explain it: it is neither good nor bad, and says so. */
  isNoise?: boolean;
  className?: string;
};

/** A signed difference in points, "+3.1", with an arrow and colour. */
export function Change({ change, isNoise = false, className }: Props) {
  const { tone, icon: Icon, spoken } = lookOf(change);
  const colour = TONE_TEXT[isNoise ? "neutral" : tone];
  return (
    <span className={cx("inline-flex items-center gap-1 font-medium tabular-nums", colour, className)}>
      <Icon aria-hidden="true" className="size-3.5" />
      <span className="sr-only">{spoken} </span>
      {change.replace("-", "−")}
      {isNoise && <span className="font-normal whitespace-nowrap">, within noise</span>}
    </span>
  );
}
