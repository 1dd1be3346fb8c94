/** ISO 8601: Monday is 1. */
export const WEEKDAY_WORDS = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;

/** What a digest begins with: Monday at 8. */
export const USUAL_WEEKDAY = 1;
export const USUAL_HOUR = 8;
