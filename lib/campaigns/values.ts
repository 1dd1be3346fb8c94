export const MAX_WEEKS = 104;
