/** Characters that a new password has at least (NIST SP 800-63B asks for 8), and at most. */
export const MIN_PASSWORD = 10;

export const MAX_PASSWORD = 1_024;

/** Whom people can sign in by beside what Plinth itself asks for, where the operator has an app there. */
export const PROVIDERS = ["google", "github"] as const;
export type Provider = (typeof PROVIDERS)[number];

/** As they write themselves. */
export const PROVIDER_NAMES: Record<Provider, string> = { google: "Google", github: "GitHub" };

/** Whether a text names one of them. */
export function isProvider(text: string): text is Provider {
  return (PROVIDERS as readonly string[]).includes(text);
}

/** What can go wrong on the way there and back; the pages have words for each. */
const PROVIDER_FAILURES = [
  /** The person said no. */
  "denied",
  /** What came back is of no visit that was begun in this browser, came before, or came too late. */
  "state",
  /** The provider does not vouch for any of their email addresses. */
  "unverified",
  /** The provider gave an answer that cannot be used, or takes this installation for nobody it knows. */
  "refused",
  /** The provider does not answer. */
  "away",
  /** Somebody else here signs in by the same account. */
  "taken",
  /** There is no room for another one. */
  "full",
] as const;
export type ProviderFailure = (typeof PROVIDER_FAILURES)[number];

/** Whether a text, such as of an address, names a failure. */
export function isProviderFailure(text: string | undefined): text is ProviderFailure {
  return (PROVIDER_FAILURES as readonly (string | undefined)[]).includes(text);
}
