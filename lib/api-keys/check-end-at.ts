import type { z } from "zod";
import { addDays, utcDay } from "../time.ts";
import type { NewKeyBody } from "./schemas.ts";

const MOST_DAYS = 5 * 365;

/** The schema of a new key with the check that needs the time: a day on which it ends is none of the past, and not far away. */
export function checkEndAt(schema: typeof NewKeyBody): (now: Date) => typeof NewKeyBody {
  return (now) => {
    const [first, last] = [utcDay(now), addDays(utcDay(now), MOST_DAYS)];
    return schema.superRefine(({ ends }, context: z.core.$RefinementCtx) => {
      const isDay = ends.includes("-");
      if (!isDay || (ends >= first && ends <= last)) return;
      const message = ends < first ? `must be ${first} or later` : `must be ${last} or before`;
      context.addIssue({ code: "custom", path: ["ends"], message });
    });
  };
}
