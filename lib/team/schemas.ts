import { z } from "zod";
import { RoleName } from "../access/schemas.ts";

export const MemberParams = z.object({ workspace_id: z.string(), user_id: z.string() });

export const RoleChange = z.object({ role: RoleName });
export const ChangedMember = z.object({ user_id: z.string(), role: RoleName });

export const RemovedMember = z.object({
  user_id: z.string(),
  removed: z.literal(true),
  /** Whether they went themselves. */
  has_left: z.boolean(),
  /** How many drafts of theirs belong to somebody else now. */
  drafts: z.int(),
});

/** The name of the workspace, typed by whoever gives it away. */
export const Handover = z.object({ brand: z.string().max(200) });
export const HandedOver = z.object({ user_id: z.string(), role: z.literal("owner") });

/** Somebody of a team, as the settings list them. */
export const TeamMember = z.object({
  user_id: z.string(),
  name: z.string(),
  email: z.string(),
  role: RoleName,
  since: z.iso.datetime(),
  /** When a browser of theirs last asked for anything; null where no session of the last weeks tells. */
  last_seen_at: z.iso.datetime().nullable(),
  is_me: z.boolean(),
  /** Whether whoever looks may change their role and remove them. */
  can_manage: z.boolean(),
});

export type RoleChange = z.infer<typeof RoleChange>;
export type ChangedMember = z.infer<typeof ChangedMember>;
export type RemovedMember = z.infer<typeof RemovedMember>;
export type HandedOver = z.infer<typeof HandedOver>;
export type TeamMember = z.infer<typeof TeamMember>;
