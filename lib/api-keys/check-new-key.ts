import type { z } from "zod";
import { addDays, utcDay } from "../time.ts";
import { readNetwork } from "./address-list.ts";
import type { NewKeyBody } from "./schemas.ts";

const MOST_DAYS = 5 * 365;

/**
 * The schema of a new key with the checks that need the time or the network: a day on which it ends is none of the past, and not far away;
 * what it is limited to are addresses.
 */
export function checkNewKey(schema: typeof NewKeyBody): (now: Date) => typeof NewKeyBody {
  return (now) => {
    const [first, last] = [utcDay(now), addDays(utcDay(now), MOST_DAYS)];
    return schema.superRefine(({ ends, addresses }, context: z.core.$RefinementCtx) => {
      const isDay = ends.includes("-");
      if (isDay && (ends < first || ends > last)) {
        const message = ends < first ? `must be ${first} or later` : `must be ${last} or before`;
        context.addIssue({ code: "custom", path: ["ends"], message });
      }
      for (const [index, text] of addresses.entries()) {
        const read = readNetwork(text);
        if ("wrong" in read)
          context.addIssue({ code: "custom", path: ["addresses", index], message: read.wrong });
      }
    });
  };
}
