import { z } from "zod";
import { StorableText } from "../text/schemas.ts";

/** How long a key of the dashboard may be made for: so many days, to the end of a day, or for good. */
const NO_END = { error: "must be 30, 90, 365, never or a day" };
const Ends = z
  .string(NO_END)
  .refine((text) => /^(30|90|365|never)$/.test(text) || z.iso.date().safeParse(text).success, NO_END);

export const NewKeyBody = z.object({
  mode: z.enum(["live", "test"], { error: "must be live or test" }).default("live"),
  name: StorableText.pipe(z.string().min(1, { error: "must not be empty" }).max(80)),
  scopes: z
    .array(z.enum(["read", "write"], { error: "must be read or write" }))
    .min(1, { error: "must have read, write or both" })
    .max(2),
  ends: Ends,
  addresses: z
    .array(z.string().max(60), { error: "must be a list of addresses" })
    .max(20, { error: "must be 20 addresses or ranges at most" })
    .default([]),
});

/** The key is told once: what is stored is its digest. */
export const CreatedKey = z.object({ key_id: z.string(), key: z.string() });

export const ReplaceKeyBody = z.object({
  overlap_hours: z.literal([0, 1, 24, 168], { error: "must be 0, 1, 24 or 168" }),
});
export const ReplacedKey = CreatedKey.extend({ previous_ends_at: z.iso.datetime() });

export const RevokedKey = z.object({ key_id: z.string(), revoked: z.literal(true) });

/** How it is with a key: `ending` works for a few days more, `replaced` until the one in its place has taken over. */
export type KeyState = "active" | "ending" | "replaced" | "expired" | "revoked";

export type KeyView = {
  key_id: string;
  /** Null of one that was made on the command line without any. */
  name: string | null;
  /** As it begins and ends. */
  prefix: string;
  last_four: string;
  scopes: string[];
  /** That it may be used from, addresses and ranges; empty for everywhere. */
  addresses: string[];
  /** Name of the member; null for the operator, and for somebody who has left. */
  created_by: string | null;
  created_at: string;
  last_used_at: string | null;
  /** When it ends or has ended; null for one that stays. */
  ends_at: string | null;
  state: KeyState;
};

export type NewKeyBody = Omit<z.infer<typeof NewKeyBody>, "mode" | "addresses"> & { addresses?: string[] };
export type CreatedKey = z.infer<typeof CreatedKey>;
export type ReplaceKeyBody = z.infer<typeof ReplaceKeyBody>;
export type ReplacedKey = z.infer<typeof ReplacedKey>;
export type RevokedKey = z.infer<typeof RevokedKey>;
