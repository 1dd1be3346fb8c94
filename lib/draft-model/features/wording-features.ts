import { WORDINGS } from "./count-wordings.ts";
import type { Feature } from "./post-facts.ts";

/** What a post asks, offers or tells, as ln(1 + n) words of each list, and its tone. */
export const WORDING_FEATURES: readonly Feature[] = [
  ...WORDINGS.map(
    ({ name, about }, list): Feature => ({
      name,
      about,
      measure: ({ wordings }) => Math.log1p(wordings[list] ?? 0),
    }),
  ),
  { name: "tone", about: "sentiment of the text", measure: ({ tone }) => tone.text ?? Number.NaN },
];
