import { PLATFORMS, type Platform } from "#lib/formula/names.ts";
import { PLATFORM_WORDS } from "#lib/formula/platform-words.ts";
import type { Account, Belonging } from "./group-files.ts";

/** What a file can belong to: the accounts that are known, and another one on each platform. */
export function accountOptions(accounts: readonly Account[]): { value: string; label: string }[] {
  const known = accounts.map(({ platform, handle }) => ({
    value: belongingValue({ platform, handle }),
    label: `@${handle} on ${PLATFORM_WORDS[platform]}`,
  }));
  const others = PLATFORMS.map((platform) => {
    const isKnown = accounts.some((one) => one.platform === platform);
    const name = PLATFORM_WORDS[platform];
    return {
      value: belongingValue({ platform, handle: null }),
      label: isKnown ? `Another account on ${name}` : name,
    };
  });
  return [...new Map([...known, ...others].map((option) => [option.value, option])).values()];
}

/** The value of the option; the platforms' names hold no colon. */
export function belongingValue({ platform, handle }: Belonging): string {
  return `${platform}:${(handle ?? "").toLowerCase()}`;
}

/** What an option stands for; null for the one that asks. */
export function readBelonging(value: string, accounts: readonly Account[]): Belonging | null {
  const account = accounts.find((one) => belongingValue(one) === value);
  if (account) return account;
  const platform = PLATFORMS.find((name): name is Platform => value === `${name}:`);
  return platform ? { platform, handle: null } : null;
}
