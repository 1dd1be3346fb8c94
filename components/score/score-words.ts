import { CircleCheck, CircleHelp, CircleMinus, type LucideIcon, TriangleAlert } from "lucide-react";
import { formatList } from "#components/ui/format.ts";
import type { Tone } from "#components/ui/tone.ts";
import { GRADE_WORDS, type Grade } from "#lib/formula/grade.ts";
import { PILLARS, type Pillar } from "#lib/formula/names.ts";

type Level = "none" | "low" | "medium" | "high";
export type Confidence = Record<Pillar, { level: Level; evidence: string }>;

/** What each pillar asks, in a few words. */
export const PILLAR_WORDS: Record<Pillar, { name: string; asks: string }> = {
  presence: { name: "Presence", asks: "Are you there, regularly?" },
  reach: { name: "Reach", asks: "How many do you get to?" },
  impact: { name: "Impact", asks: "Do they respond?" },
  sentiment: { name: "Sentiment", asks: "Do they like it?" },
  momentum: { name: "Momentum", asks: "Is it getting better?" },
};

export const LEVEL_WORDS: Record<Level, string> = {
  high: "Good evidence",
  medium: "Fair evidence",
  low: "Thin evidence",
  none: "Nothing known",
};

type GradeLook = { word: string; tone: Tone; icon: LucideIcon };

const LOOKS: Record<Grade, Omit<GradeLook, "word">> = {
  green: { tone: "good", icon: CircleCheck },
  yellow: { tone: "fair", icon: CircleMinus },
  red: { tone: "poor", icon: TriangleAlert },
};

/** Word, icon and colour of a grade; a score that nothing is known of is not graded. */
export function gradeLook(grade: Grade, isKnown = true): GradeLook {
  if (!isKnown) return { word: "Not known yet", tone: "neutral", icon: CircleHelp };
  return { word: GRADE_WORDS[grade], ...LOOKS[grade] };
}

/** What 50 means, beside the composite below which half of the reference accounts stand. */
export function fiftyWords(median: number): string {
  return `50 is at every benchmark, or not known; half of the reference accounts stand below ${median}.`;
}

/** "Good evidence for presence and reach; nothing known of sentiment, which counts as 50." */
export function confidenceInWords(confidence: Confidence): string {
  const of = (level: Level) => PILLARS.filter((pillar) => confidence[pillar].level === level);
  const parts = (["high", "medium", "low"] as const).flatMap((level) => {
    const pillars = of(level);
    return pillars.length > 0 ? [`${LEVEL_WORDS[level].toLowerCase()} for ${formatList(pillars)}`] : [];
  });
  const unknown = of("none");
  if (unknown.length > 0) {
    parts.push(
      `nothing known of ${formatList(unknown)}, which ${unknown.length === 1 ? "counts" : "count"} as 50`,
    );
  }
  const text = parts.join("; ");
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
