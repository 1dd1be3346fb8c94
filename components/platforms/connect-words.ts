import type { Tone } from "#components/ui/tone.ts";
import type { Platform } from "#lib/formula/names.ts";
import { PLATFORM_WORDS } from "#lib/formula/platform-words.ts";
import type { ConnectResult } from "#lib/platforms/schemas.ts";

type Words = { tone: Tone; title: string; detail: string };

/** What kind of account each platform lets be read. */
const KINDS: Record<Platform, string> = {
  instagram: "a business or creator account; a personal one can be made one in Instagram's settings",
  tiktok: "a TikTok account",
  youtube: "a YouTube channel; choose the Google or brand account that owns it",
  twitter: "an account on X",
  linkedin: "a company page of which you are an administrator",
  pinterest: "a business account; an account can be made one in Pinterest's settings",
};

/** What became of an attempt to connect, and the way on, in words for a person. */
export function wordsOf(result: ConnectResult, platform: Platform): Words {
  const name = PLATFORM_WORDS[platform];
  const all: Record<ConnectResult, Words> = {
    connected: {
      tone: "good",
      title: `${name} is connected`,
      detail: "Its figures are being read; you can watch that here.",
    },
    choose: {
      tone: "accent",
      title: `Which account of ${name}?`,
      detail: "You gave access to several. Choose one; connect again for another.",
    },
    denied: {
      tone: "fair",
      title: `${name} was not connected`,
      detail: "You did not agree, so nothing was read. Connect again whenever you like, or import a file.",
    },
    refused: {
      tone: "poor",
      title: `${name} refused the request`,
      detail:
        "Something in the set-up does not fit. Tell whoever operates this installation, or import a file.",
    },
    state: {
      tone: "fair",
      title: `This attempt to connect ${name} is not valid any more`,
      detail: "It was begun elsewhere, more than ten minutes ago, or used already. Connect again.",
    },
    code: {
      tone: "fair",
      title: `${name} did not take the confirmation`,
      detail: "Its code had expired or was used already. Connect again.",
    },
    permission: {
      tone: "fair",
      title: `A permission for ${name} is missing`,
      detail: "Without it nothing can be read. Connect again and leave every permission ticked.",
    },
    unfit: {
      tone: "fair",
      title: `This account has nothing on ${name} that can be read`,
      detail: `What is needed is ${KINDS[platform]}. Then connect again.`,
    },
    limit: {
      tone: "fair",
      title: "Your plan has no room for another profile",
      detail:
        "Disconnect one that you do not need, or move to a larger plan. An account that you watch has to be unwatched first.",
    },
    later: {
      tone: "fair",
      title: `${name} could not be reached`,
      detail: "It does not answer at the moment, or asks for fewer requests. Connect again in a few minutes.",
    },
    not_set_up: {
      tone: "neutral",
      title: `${name} cannot be connected on this installation`,
      detail: "Whoever operates it has to set it up first. Import a file meanwhile.",
    },
  };
  return all[result];
}
