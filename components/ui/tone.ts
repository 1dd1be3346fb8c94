/** What a colour says; never the only carrier of it. */
export type Tone = "good" | "fair" | "poor" | "neutral" | "accent";

export const TONE_BOX: Record<Tone, string> = {
  good: "bg-good-soft text-good",
  fair: "bg-fair-soft text-fair",
  poor: "bg-poor-soft text-poor",
  neutral: "bg-sunken text-soft",
  accent: "bg-accent-soft text-accent",
};

export const TONE_TEXT: Record<Tone, string> = {
  good: "text-good",
  fair: "text-fair",
  poor: "text-poor",
  neutral: "text-soft",
  accent: "text-accent",
};

export const TONE_FILL: Record<Tone, string> = {
  good: "fill-good-fill",
  fair: "fill-fair-fill",
  poor: "fill-poor-fill",
  neutral: "fill-faint",
  accent: "fill-accent",
};

export const TONE_STROKE: Record<Tone, string> = {
  good: "stroke-good-fill",
  fair: "stroke-fair-fill",
  poor: "stroke-poor-fill",
  neutral: "stroke-faint",
  accent: "stroke-accent",
};
