import { PROVIDER_NAMES, type Provider, type ProviderFailure } from "#lib/members/values.ts";

type Words = { title: string; detail: string };

/** Why a visit to a provider came to nothing, and what to do now. */
export function providerWords(provider: Provider, failure: ProviderFailure): Words {
  return WORDS[failure](PROVIDER_NAMES[provider]);
}

const WORDS: Record<ProviderFailure, (name: string) => Words> = {
  denied: (name) => ({
    title: `You did not continue with ${name}`,
    detail: `${name} was told not to say who you are. Nothing was changed.`,
  }),
  state: (name) => ({
    title: "This took too long",
    detail: `What you began with ${name} has expired, ended already, or belongs to another browser. Begin again here.`,
  }),
  unverified: (name) => ({
    title: "No confirmed email address",
    detail: `${name} does not say that any of your email addresses is confirmed. Confirm one there, then try again.`,
  }),
  refused: (name) => ({
    title: `${name} could not say who you are`,
    detail: "Try again, or sign in another way. If this keeps happening, contact your operator.",
  }),
  away: (name) => ({
    title: `${name} does not answer`,
    detail: "Wait a minute and try again, or sign in another way.",
  }),
  taken: (name) => ({
    title: "This account is already linked",
    detail: `Someone else signs in to Plinth with this ${name} account. Choose another one at ${name}.`,
  }),
  full: () => ({
    title: "There is no room for another account",
    detail: "Ten accounts are linked, which is the most. Unlink one first.",
  }),
};
