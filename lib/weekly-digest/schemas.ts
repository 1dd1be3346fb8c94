import { z } from "zod";

export const DigestBody = z.object({
  is_on: z.boolean({ error: "must be true or false" }),
  weekday: z.int({ error: "must be a day of the week, 1 to 7" }).min(1).max(7),
  hour: z.int({ error: "must be an hour, 0 to 23" }).min(0).max(23),
  time_zone: z.string().max(64),
});

/** A member's own weekly digest of a workspace. */
export const Digest = DigestBody.extend({
  /** When the next one is due; null while it is off. */
  next_at: z.iso.datetime().nullable(),
  sent_at: z.iso.datetime().nullable(),
  /** Why the last one was not sent. */
  error: z.string().nullable(),
});

export type DigestBody = z.infer<typeof DigestBody>;
export type Digest = z.infer<typeof Digest>;
