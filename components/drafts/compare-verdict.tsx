import { CircleCheck, Equal } from "lucide-react";
import { formatScore } from "#components/ui/format.ts";
import type { Compared } from "./compare-answers.ts";

/** What variants are called, by their places. */
export const LETTERS = ["A", "B", "C"] as const;

/** Which variant is likely to do better, where the difference is more than noise. */
export function CompareVerdict({ compared }: { compared: Compared | null }) {
  if (!compared) {
    return (
      <p className="rounded-lg bg-sunken p-3.5 text-sm text-soft">
        When all variants are scored, you see here whether the difference is more than noise.
      </p>
    );
  }
  const { isLikely } = compared;
  const Icon = isLikely ? CircleCheck : Equal;
  return (
    <div
      className={`flex gap-3 rounded-lg p-3.5 text-sm ${isLikely ? "bg-good-soft text-good" : "bg-sunken text-soft"}`}
    >
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <p>
        <span className="font-semibold">{verdictOf(compared)}</span>{" "}
        <span className="text-ink">{inWords(compared)}</span>
      </p>
    </div>
  );
}

function verdictOf({ isBeyondNoise, isLikely, pair: [higher] }: Compared): string {
  if (!isBeyondNoise) return "No reliable difference.";
  const which = LETTERS[higher];
  return isLikely ? `${which} is likely to do better.` : `${which} is a little more likely to do better.`;
}

function inWords({ apart, scores, pair, chance, cautious, isBeyondNoise }: Compared): string {
  const [higher = "", lower = ""] = pair.map((at) => LETTERS[at]);
  if (apart < 0.05) return `${higher} and ${lower} have the same score.`;
  const points = `${higher} ${formatScore(scores[0])} and ${lower} ${formatScore(scores[1])}, ${formatScore(apart)} points apart`;
  if (isBeyondNoise) {
    return `${points}: of 100 such pairs, the higher one does better in about ${pairs(chance)}, at least in ${pairs(cautious)}; chance alone gives 50.`;
  }
  return `${points}: less than the evidence can tell from chance.`;
}

/** Never all of them: that is not known. */
function pairs(chance: number): number {
  return Math.min(99, Math.round(chance));
}
