/** What is planned by: a weekday, or a day of the month. */
export const RHYTHMS = ["week", "month"] as const;
export type Rhythm = (typeof RHYTHMS)[number];

export const MOST_SCHEDULES = 10;
export const MOST_RECIPIENTS = 20;

/** When something is planned by the clocks of a workspace. */
export type Plan = {
  every: Rhythm;
  /** Of the week, Sunday is 0; or of the month, where the 31st is the last day of shorter ones. */
  day: number;
  hour: number;
};
