/** The languages of samples, in the order in which they are offered. */
export const LANGUAGES = ["curl", "TypeScript", "Python"] as const;
export type Language = (typeof LANGUAGES)[number];
