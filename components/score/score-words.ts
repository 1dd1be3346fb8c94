import { CircleCheck, CircleHelp, CircleMinus, type LucideIcon, TriangleAlert } from "lucide-react";
import { formatList } from "#components/ui/format.ts";
import type { Tone } from "#components/ui/tone.ts";
import { GRADE_WORDS, type Grade } from "#lib/formula/grade.ts";
import { PILLARS, type Pillar } from "#lib/formula/names.ts";
import { scaleWords } from "#lib/formula/scale-words.ts";

type Level = "none" | "low" | "medium" | "high";
export type Confidence = Record<Pillar, { level: Level; evidence: string }>;

/** What each pillar asks, in a few words. */
export const PILLAR_WORDS: Record<Pillar, { name: string; asks: string }> = {
  presence: { name: "Presence", asks: "Do you show up regularly?" },
  reach: { name: "Reach", asks: "How many people do you reach?" },
  impact: { name: "Impact", asks: "Do they respond?" },
  sentiment: { name: "Sentiment", asks: "Do they like it?" },
  momentum: { name: "Momentum", asks: "Is it getting better?" },
};

/** What would make a pillar known of which nothing is. */
export const UNKNOWN_WORDS: Record<Pillar, string> = {
  presence: "It takes a connected platform, or files that list every post of a period.",
  reach: "It takes posts with impressions, reach or views, or an audience figure.",
  impact: "It takes posts with likes, comments or shares that are at least a week old.",
  sentiment: "It takes comments by other people, from a connected platform or a file.",
  momentum: "It takes about 16 weeks of data in a row.",
};

export const LEVEL_WORDS: Record<Level, string> = {
  high: "Good evidence",
  medium: "Fair evidence",
  low: "Thin evidence",
  none: "Nothing known",
};

/** What stands for a figure that nothing is known of. */
export const NOT_KNOWN = "Not known";

type GradeLook = { word: string; tone: Tone; icon: LucideIcon };

const LOOKS: Record<Grade, Omit<GradeLook, "word">> = {
  green: { tone: "good", icon: CircleCheck },
  // The ordinary has no colour: what has one is worth a look.
  yellow: { tone: "neutral", icon: CircleMinus },
  red: { tone: "poor", icon: TriangleAlert },
};

/** How that which nothing is known of looks: it has no grade. */
export const UNKNOWN_LOOK: GradeLook = { word: NOT_KNOWN, tone: "neutral", icon: CircleHelp };

/** Word, icon and colour of a grade. */
export function gradeLook(grade: Grade): GradeLook {
  return { word: GRADE_WORDS[grade], ...LOOKS[grade] };
}

/** What 50 means, beside the composite of the median account of the reference set. */
export function fiftyWords(formulaVersion: string, median: number): string {
  return `50 is ${scaleWords(formulaVersion).fifty}, or not known; the median account scores ${median}.`;
}

/** How much the score as a whole rests on: "Based on 4 of 5 pillars, with data for 85 % of its weight." */
export function knownInWords(confidence: Confidence, knownWeight: number): string {
  const known = PILLARS.filter((pillar) => confidence[pillar].level !== "none").length;
  const all = PILLARS.length;
  if (known === 0) return "Based on nothing yet.";
  const share = Math.round(100 * knownWeight);
  if (known === all && share === 100) return `Based on all ${all} pillars.`;
  const pillars = known === all ? `all ${all} pillars` : `${known} of ${all} pillars`;
  return `Based on ${pillars}, with data for ${share}\u2009% of its weight.`;
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
      `nothing known about ${formatList(unknown)}, which ${unknown.length === 1 ? "counts" : "count"} as 50`,
    );
  }
  const text = parts.join("; ");
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
