import { z } from "zod";
import { StorableText } from "../text/schemas.ts";

/** One spelling of an email address. NFKC first: a look-alike of the @ must not make another address of it. */
export function normaliseEmail(text: string): string {
  return text.normalize("NFKC").trim().toLowerCase();
}

/** Characters that a new password has at least (NIST SP 800-63B asks for 8), and at most. */
export const MIN_PASSWORD = 10;
export const MAX_PASSWORD = 1_024;

const NewPassword = z
  .string()
  .min(MIN_PASSWORD, { error: `must have at least ${MIN_PASSWORD} characters` })
  .max(MAX_PASSWORD);

/** What somebody gives who makes an account. */
export const SignUpBody = z.object({
  brand: StorableText.min(1, { error: "enter the name of your brand" }).max(200),
  name: StorableText.min(1, { error: "enter your name" }).max(200),
  email: z
    .string()
    .max(254)
    .transform(normaliseEmail)
    .pipe(z.email({ error: "must be an email address, such as name@example.com" })),
  password: NewPassword,
  industry: StorableText.toLowerCase().max(100).optional(),
});

/** The same for every email address, whether there is an account with it or not. */
export const SignedUp = z.object({ received: z.literal(true) });

export type SignUpInput = z.infer<typeof SignUpBody>;
export type SignedUp = z.infer<typeof SignedUp>;

/** A new password of somebody who knows the old one. */
export const PasswordChange = z.object({
  current_password: z.string().max(1_024),
  new_password: NewPassword,
});
export const PasswordChanged = z.object({ changed: z.literal(true) });

/** The secret of the link that was sent to an email address. */
export const EmailConfirmation = z.object({ token: z.string().max(100) });
export const EmailConfirmed = z.object({ confirmed: z.literal(true) });
export type EmailConfirmation = z.infer<typeof EmailConfirmation>;
/** Whether a new link was mailed: not without a mail server, nor more than three times an hour. */
export const ConfirmMailed = z.object({ mailed: z.boolean() });
export type ConfirmMailed = z.infer<typeof ConfirmMailed>;

export const EndedSession = z.object({ id: z.string(), ended: z.literal(true) });
/** How many sessions were ended. */
export const EndedSessions = z.object({ ended: z.int() });

export type PasswordChange = z.infer<typeof PasswordChange>;

/** A browser in which the user is signed in, as the dashboard lists it. */
export type SessionEntry = {
  id: string;
  /** The one that asks. */
  isCurrent: boolean;
  userAgent: string;
  address: string;
  createdAt: string;
  lastSeenAt: string;
};
