/** Unicode code points that a text may have. */
export const MAX_CHARACTERS = 10_000;
