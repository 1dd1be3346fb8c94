import type { ChangeInterval } from "#lib/formula/change-interval.ts";
import { signed } from "#lib/formula/signed.ts";
import { Change } from "./change.tsx";

type Props = { change: ChangeInterval };

/** How the composite moved since the audit before, and whether chance alone may explain it. */
export function ScoreChange({ change }: Props) {
  return (
    <div className="mt-3 text-sm sm:max-w-48">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <Change change={signed(change.points)} isNoise={change.within_noise} />
        <span className="text-faint">since the audit before</span>
      </p>
      <p className="mt-1 text-xs leading-relaxed text-faint">{noiseInWords(change)}</p>
    </div>
  );
}

/** What the bounds of a change say, for people. */
export function noiseInWords({ low, high, within_noise }: ChangeInterval): string {
  if (low === high) return "Luck with single posts plays no part in it.";
  const bounds = `between ${shown(low)} and ${shown(high)}`;
  return within_noise
    ? `Within noise: some posts do better than others by chance, which puts the change ${bounds}.`
    : `More than noise: posts differ by chance, which puts the change ${bounds}.`;
}

function shown(points: number): string {
  return signed(points).replace("-", "−");
}
