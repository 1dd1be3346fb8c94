import { z } from "zod";
import { SHARE_DAYS } from "./values.ts";

export const CreateShareBody = z.object({
  expires_in_days: z.literal(SHARE_DAYS, { error: `must be one of ${SHARE_DAYS.join(", ")}` }),
  password: z.string().max(1_024).optional(),
});

export const Share = z.object({
  share_id: z.string(),
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
  /** Null for a member who has gone. */
  created_by: z.string().nullable(),
  has_password: z.boolean(),
  last_opened_at: z.iso.datetime().nullable(),
});

/** The link is told once: what it holds is stored as a digest. */
export const CreatedShare = Share.extend({ url: z.url() });
export const RevokedShare = z.object({ share_id: z.string(), revoked: z.literal(true) });

export const SharePassword = z.object({ password: z.string().max(1_024) });
export const OpenedShare = z.object({ opened: z.literal(true) });

export type CreateShareBody = z.infer<typeof CreateShareBody>;
export type Share = z.infer<typeof Share>;
export type CreatedShare = z.infer<typeof CreatedShare>;
export type RevokedShare = z.infer<typeof RevokedShare>;
