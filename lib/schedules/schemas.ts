import { z } from "zod";
import { PlatformName } from "../score/schemas.ts";
import { MOST_RECIPIENTS, RHYTHMS } from "./values.ts";

const DAYS = { error: "must be a whole number of days from 1 to 365" };
const HOUR = { error: "must be an hour from 0 to 23" };
const DAY = { error: "must be a weekday from 0 (Sunday) to 6, or a day of the month from 1 to 31" };
const MANY = { error: `must be at most ${MOST_RECIPIENTS} people in all` };

const Address = z
  .string()
  .max(254)
  .transform((text) => text.normalize("NFKC").trim().toLowerCase())
  .pipe(z.email({ error: "must be email addresses, such as name@example.com" }));

export const ScheduleBody = z
  .object({
    every: z.enum(RHYTHMS),
    day: z.int(DAY).min(0, DAY).max(31, DAY),
    hour: z.int(HOUR).min(0, HOUR).max(23, HOUR),
    /** All that are connected, where none is named. */
    platforms: z.array(PlatformName).max(10),
    lookback_days: z.int(DAYS).min(1, DAYS).max(365, DAYS),
    /** Ids of members who get the report. */
    members: z.array(z.string().max(64)).max(MOST_RECIPIENTS, MANY),
    /** Addresses outside that get it. */
    addresses: z.array(Address).max(MOST_RECIPIENTS, MANY),
  })
  .refine(({ every, day }) => (every === "week" ? day <= 6 : day >= 1), { path: ["day"], ...DAY });

export const PausedBody = z.object({ paused: z.boolean() });
export const ScheduleParams = z.object({ workspace_id: z.string(), schedule_id: z.string() });
export const SavedSchedule = z.object({ id: z.string(), next_run_at: z.iso.datetime().nullable() });
export const DeletedSchedule = z.object({ id: z.string(), deleted: z.literal(true) });

export const Unsubscribe = z.object({ token: z.string().max(100) });
export const Unsubscribed = z.object({ brand: z.string() });

export type ScheduleBody = z.infer<typeof ScheduleBody>;
export type SavedSchedule = z.infer<typeof SavedSchedule>;
export type DeletedSchedule = z.infer<typeof DeletedSchedule>;

/** A schedule as its page shows it. */
export type ScheduleView = ScheduleBody & {
  id: string;
  /** Null while it is paused. */
  next_run_at: string | null;
  last: {
    at: string;
    audit_id: string | null;
    /** Null while the audit runs, and when all went well. */
    problem: string | null;
    isRunning: boolean;
  } | null;
  /** Of its addresses, those that want no more reports. */
  unsubscribed: string[];
};
