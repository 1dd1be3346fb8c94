import { CircleHelp, Frown, Megaphone, Meh, Smile } from "lucide-react";
import type { Look } from "#components/ui/badge.tsx";
import { formatCount, formatPlural } from "#components/ui/format.ts";
import type { CommentFilters, CommentSummary, Tone } from "#lib/comments/schemas.ts";
import type { CommentLabel } from "#lib/score/schemas.ts";
import { LANGUAGE_NAMES } from "./language-names.ts";

/** Words of what a comment says; colour is for what is to be looked at. */
export const TONE_LOOKS: Record<Tone | "spam", Look> = {
  negative: { word: "Critical", tone: "poor", icon: Frown },
  neutral: { word: "Neutral", tone: "neutral", icon: Meh },
  positive: { word: "Positive", tone: "good", icon: Smile },
  unknown: { word: "Not readable", tone: "neutral", icon: CircleHelp },
  spam: { word: "Promotion", tone: "neutral", icon: Megaphone },
};

export const TONE_CHOICES = (["negative", "neutral", "positive", "unknown"] as const).map((tone) => ({
  value: tone,
  label: TONE_LOOKS[tone].word,
}));

export const LABEL_WORDS: Record<CommentLabel, string> = {
  negative: "Critical",
  neutral: "Neutral",
  positive: "Positive",
  spam: "Promotion",
};

/** "English" of `en`; the code itself where nobody has a name for it. */
export function languageName(code: string): string {
  return code === "none" ? "Language unclear" : (LANGUAGE_NAMES[code] ?? code);
}

/** What stands at the top of the list: "106 comments", "28 of 106 comments are critical". */
export function tellCount(
  { total, ofAll }: Pick<CommentSummary, "total" | "ofAll">,
  { sentiment, spam }: CommentFilters,
): string {
  const verb = total === 1 ? "is" : "are";
  if (sentiment === "unknown")
    return `${formatCount(total)} of ${formatPlural(ofAll, "comment")} could not be read`;
  if (sentiment)
    return `${formatCount(total)} of ${formatPlural(ofAll, "comment")} ${verb} ${TONE_LOOKS[sentiment].word.toLowerCase()}`;
  if (spam === "only")
    return `${formatPlural(total, "comment")} that ${total === 1 ? "looks" : "look"} like promotion`;
  return total === 0 ? "No comments" : formatPlural(total, "comment");
}

/** What has become of the figures of a sentence that led here; null where they are the same. */
export function tellDifference(
  told: string | undefined,
  { total, ofAll }: Pick<CommentSummary, "total" | "ofAll">,
): string | null {
  if (!told || told === `${total}.${ofAll}`) return null;
  const [critical = 0, all = 0] = told.split(".").map(Number);
  return `When this was counted, ${formatCount(critical)} of ${formatCount(all)} were critical. Since then, comments have been added, removed or corrected.`;
}
