import { z } from "zod";
import { StorableText } from "../text/schemas.ts";
import { MAX_PASSWORD, MIN_PASSWORD, type Provider } from "./values.ts";

/** One spelling of an email address. NFKC first: a look-alike of the @ must not make another address of it. */
export function normaliseEmail(text: string): string {
  return text.normalize("NFKC").trim().toLowerCase();
}

const Email = z
  .string()
  .max(254)
  .transform(normaliseEmail)
  .pipe(z.email({ error: "must be an email address, such as name@example.com" }));

const NewPassword = z
  .string()
  .min(MIN_PASSWORD, { error: `must have at least ${MIN_PASSWORD} characters` })
  .max(MAX_PASSWORD);

/** What somebody gives who makes an account. */
export const SignUpBody = z.object({
  brand: StorableText.min(1, { error: "enter the name of your brand" }).max(200),
  name: StorableText.min(1, { error: "enter your name" }).max(200),
  email: Email,
  password: NewPassword,
  industry: StorableText.toLowerCase().max(100).optional(),
});

/** The same for every email address, whether there is an account with it or not. */
export const SignedUp = z.object({ received: z.literal(true) });

export type SignUpInput = z.infer<typeof SignUpBody>;
export type SignedUp = z.infer<typeof SignedUp>;

/** What a link that is mailed is good for: a new password, or a session. */
export const LINK_PURPOSES = ["reset", "sign_in"] as const;
export type LinkPurpose = (typeof LINK_PURPOSES)[number];
export const LinkRequest = z.object({ email: Email, purpose: z.enum(LINK_PURPOSES) });
export type LinkRequest = z.infer<typeof LinkRequest>;
/** The same for every email address, whether there is an account with it or not. */
export const LinkRequested = z.object({ received: z.literal(true) });

/** What an authenticator app is given: the secret as text, and as a QR code drawn as a path of that many units. */
export const SecondStepSecret = z.object({ secret: z.string(), size: z.int(), path: z.string() });
export type SecondStepSecret = z.infer<typeof SecondStepSecret>;
export const SecondStepCode = z.object({ code: z.string().max(20) });
/** What shows that the owner asks: the password, or a code of the app. */
export const SecondStepProof = z.object({ proof: z.string().max(1_024) });
/** Told once. */
export const RecoveryCodes = z.object({ recovery_codes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof RecoveryCodes>;
export const SecondStepOff = z.object({ switched_off: z.literal(true) });

/** What the browser made of a challenge; the library checks what is in it. */
const PasskeyAnswer = z.looseObject({ id: z.string().max(2_000), response: z.looseObject({}) });
export const NewPasskey = z.object({
  name: StorableText.min(1, { error: "enter a name" }).max(100),
  answer: PasskeyAnswer,
});
export const PasskeyAdded = z.object({ id: z.string() });
export const PasskeyRemoved = z.object({ id: z.string(), removed: z.literal(true) });
/** A passkey as its owner sees it. */
export type PasskeyEntry = { id: string; name: string; createdAt: string; lastUsedAt: string | null };

/** Where to go back to from a provider: a path of the dashboard. */
export const ProviderVisit = z.object({ go_to: z.string().max(2_000).default("/") });
/** Links an account at a provider, with what shows that it is them. */
export const IdentityRequest = z.object({ provider: z.string().max(20), proof: z.string().max(1_024) });
/** The provider's page, to which the browser goes on. */
export const ProviderPage = z.object({ url: z.string() });
export const IdentityUnlinked = z.object({ id: z.string(), unlinked: z.literal(true) });
/** An account at a provider as its owner sees it. */
export type IdentityEntry = {
  id: string;
  provider: Provider;
  email: string;
  createdAt: string;
  lastUsedAt: string | null;
};

/** A new password of somebody who knows the old one. */
/** The name of a person, as colleagues see it. */
export const NameChange = z.object({
  name: StorableText.trim().min(1, { error: "enter your name" }).max(200),
});
export type NameChange = z.infer<typeof NameChange>;

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

/** What shows that it is them: password or code. */
export const DepartureRequest = z.object({ proof: z.string().max(1_024) });

/** When the account is deleted, unless they sign in before. */
export const ScheduledDeparture = z.object({ ends_at: z.iso.datetime() });
export type ScheduledDeparture = z.infer<typeof ScheduledDeparture>;

type Named = { id: string; name: string };
/** What the deletion of somebody's account means for their workspaces. */
export type DeparturePlan = {
  /** They are the only owner, others are members: somebody else has to own them first. */
  shared: Named[];
  /** Nobody else is in them, but they are the main workspace of an account with others. */
  main: Named[];
  /** Nobody else is in them: they are deleted along. */
  alone: Named[];
};
