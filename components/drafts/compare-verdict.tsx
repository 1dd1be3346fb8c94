import { CircleCheck, Equal } from "lucide-react";
import { formatScore } from "#components/ui/format.ts";
import type { Compared } from "./compare-answers.ts";

/** Which variant is likely to do better, where the difference is more than noise. */
export function CompareVerdict({ compared }: { compared: Compared | null }) {
  if (!compared) {
    return (
      <p className="rounded-lg bg-sunken p-3.5 text-sm text-soft">
        When both variants are scored, you see here whether the difference is more than noise.
      </p>
    );
  }
  const { isBeyondNoise, higher } = compared;
  const Icon = isBeyondNoise ? CircleCheck : Equal;
  return (
    <div
      className={`flex gap-3 rounded-lg p-3.5 text-sm ${isBeyondNoise ? "bg-good-soft text-good" : "bg-sunken text-soft"}`}
    >
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <p>
        <span className="font-semibold">
          {isBeyondNoise ? `${"AB"[higher]} is likely to do better.` : "No difference that can be relied on."}
        </span>{" "}
        <span className="text-ink">{inWords(compared)}</span>
      </p>
    </div>
  );
}

function inWords({ apart, higher, chance, cautious, isBeyondNoise }: Compared): string {
  if (apart < 0.05) return "Both have the same score.";
  const points = `${formatScore(apart)} points apart`;
  if (isBeyondNoise) {
    return `${points}: of 100 such pairs the higher one does better in about ${pairs(chance)}, in ${pairs(cautious)} at the least that the evidence supports.`;
  }
  return `${points}, ${"AB"[higher]} higher: less than the evidence can tell from chance.`;
}

/** Never all of them: that is not known. */
function pairs(chance: number): number {
  return Math.min(99, Math.round(chance));
}
