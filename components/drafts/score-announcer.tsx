"use client";

import { LETTERS } from "./compare-verdict.tsx";
import { announce } from "./evidence-words.ts";
import type { DraftScore } from "./use-draft-score.ts";
import { useSettled } from "./use-settled.ts";

const QUIET_MS = 1_000;

/** Reads scores out when they stand for a moment, not at every letter. */
export function ScoreAnnouncer({ scores, isText }: { scores: readonly DraftScore[]; isText: boolean }) {
  const now = scores.map(({ answer, isComputing }, index) => {
    if (!answer || isComputing) return "";
    const told = announce(answer, isText);
    return scores.length > 1 ? `Variant ${LETTERS[index]}: ${told}` : told;
  });
  return (
    <p role="status" className="sr-only">
      {useSettled(now.join(" ").trim(), QUIET_MS)}
    </p>
  );
}
