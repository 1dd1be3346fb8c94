/**
 * Days for which what was known last still counts: 13 weeks. So long a score rests on the last known value where nothing newer
 * covers the days, and a profile that was disconnected goes on counting.
 */
export const RECENT_DAYS = 91;
