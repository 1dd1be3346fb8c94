import type { Platform } from "../formula/names.ts";
import { PLATFORM_WORDS } from "../formula/platform-words.ts";

export type StepName = "collect" | "analyse" | "score" | "compare" | "recommend" | "finish";
export type PlannedStep = { position: number; name: StepName; label: string; platform: Platform | null };

const AFTER_COLLECTING: [StepName, string][] = [
  ["analyse", "Read the comments"],
  ["score", "Score the five pillars"],
  ["compare", "Compare with other brands"],
  ["recommend", "Find what would help most"],
  ["finish", "Save the result"],
];

/** The steps of an audit of some platforms, in order, with words for people. */
export function listSteps(platforms: Platform[]): PlannedStep[] {
  const collecting = platforms.map((platform): Omit<PlannedStep, "position"> => {
    return { name: "collect", label: `Collect the figures of ${PLATFORM_WORDS[platform]}`, platform };
  });
  const rest = AFTER_COLLECTING.map(([name, label]) => ({ name, label, platform: null }));
  return [...collecting, ...rest].map((step, position) => ({ ...step, position }));
}
