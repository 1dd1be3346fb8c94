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
/** How many workspaces somebody may be invited into at once. */
export const MOST_AT_ONCE = 50;
export const InviteToSeveral = InviteBody.extend({
  workspace_ids: z
    .array(z.string().max(80), { error: "must be a list of workspaces" })
    .min(1, { error: "must name at least one workspace" })
    .max(MOST_AT_ONCE, { error: `must name at most ${MOST_AT_ONCE} workspaces` }),
});
/** What came of each workspace: null where the invitation was made, otherwise why it was not. */
export const InvitedToSeveral = z.object({
  email: z.string(),
  outcomes: z.array(z.object({ workspace_id: z.string(), refusal: z.string().nullable() })),
  /** To all that were made; null when none was. */
  url: z.url().nullable(),
  mailed: z.boolean(),
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
export type InviteToSeveral = z.infer<typeof InviteToSeveral>;
export type InvitedToSeveral = z.infer<typeof InvitedToSeveral>;
export type Invitation = z.infer<typeof Invitation>;
export type CreatedInvitation = z.infer<typeof CreatedInvitation>;
export type WithdrawnInvitation = z.infer<typeof WithdrawnInvitation>;
export type InvitedSignUp = z.infer<typeof InvitedSignUp>;
