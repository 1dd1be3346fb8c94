/** Of a campaign whose phases have no weeks. */
export const DEFAULT_WEEKS = 12;
export const MAX_WEEKS = 104;
