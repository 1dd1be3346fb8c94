import { THEMES } from "./count-themes.ts";
import type { Feature } from "./post-facts.ts";

/** What a text is about: words that tell each theme, as ln(1 + n). */
export const THEME_FEATURES: readonly Feature[] = THEMES.map(({ name, about }, theme) => ({
  name: `theme_${name}`,
  about,
  measure: ({ themes }) => Math.log1p(themes[theme] ?? 0),
}));
