import { z } from "zod";
import { normaliseEmail } from "../members/schemas.ts";
import { StorableText } from "../text/schemas.ts";

/** How long an invitation is good for, in days. */
export const INVITATION_DAYS = 7;

/** The roles that somebody may be invited as; owners are made of members. */
export const InvitedRole = z.enum(["admin", "editor", "viewer"]);

export const InviteBody = z.object({
  email: z
    .string()
    .max(254)
    .transform(normaliseEmail)
    .pipe(z.email({ error: "must be an email address, such as name@example.com" })),
  role: InvitedRole,
});
export const InvitationParams = z.object({ workspace_id: z.string(), invitation_id: z.string() });

/** Somebody who was invited and has not joined. */
export const Invitation = z.object({
  invitation_id: z.string(),
  email: z.string(),
  role: InvitedRole,
  /** Null for a member who has gone. */
  invited_by: z.string().nullable(),
  expires_at: z.iso.datetime(),
  is_expired: z.boolean(),
});

/** The link is told once: what it holds is stored as a digest. */
export const CreatedInvitation = Invitation.extend({
  url: z.url(),
  /** Whether a link was mailed as well: not without a mail server, nor more than three times an hour. */
  mailed: z.boolean(),
});
export const WithdrawnInvitation = z.object({ invitation_id: z.string(), withdrawn: z.literal(true) });

/** The secret of an invitation. */
export const InvitationToken = z.object({ token: z.string().max(100) });
export const JoinedWorkspace = z.object({ workspace_id: z.string() });

/** What somebody gives who is invited and has no account; the address is that of the invitation. */
export const InvitedSignUp = z.object({
  token: z.string().max(100),
  name: StorableText.min(1, { error: "enter your name" }).max(200),
  password: z.string().max(1_024),
});

export type InviteBody = z.infer<typeof InviteBody>;
export type Invitation = z.infer<typeof Invitation>;
export type CreatedInvitation = z.infer<typeof CreatedInvitation>;
export type WithdrawnInvitation = z.infer<typeof WithdrawnInvitation>;
export type InvitedSignUp = z.infer<typeof InvitedSignUp>;
