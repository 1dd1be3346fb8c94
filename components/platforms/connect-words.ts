import type { Tone } from "#components/ui/tone.ts";
import type { Platform } from "#lib/formula/names.ts";
import { PLATFORM_WORDS } from "#lib/formula/platform-words.ts";
import type { ConnectResult } from "#lib/platforms/schemas.ts";

type Words = { tone: Tone; title: string; detail: string };

/** What kind of account each platform lets be read. */
const KINDS: Record<Platform, string> = {
  instagram: "a business or creator account; you can switch a personal one in Instagram's settings",
  tiktok: "a TikTok account",
  youtube: "a YouTube channel; choose the Google or brand account that owns it",
  twitter: "an account on X",
  linkedin: "a company page you are an administrator of",
  pinterest: "a business account; you can switch to one in Pinterest's settings",
};

/** What became of an attempt to connect, and the way on, in words for a person. */
export function wordsOf(result: ConnectResult, platform: Platform): Words {
  const name = PLATFORM_WORDS[platform];
  const all: Record<ConnectResult, Words> = {
    connected: {
      tone: "good",
      title: `${name} is connected`,
      detail: "Its figures are being read; you can follow the progress here.",
    },
    choose: {
      tone: "accent",
      title: `Which ${name} account?`,
      detail: "You gave access to several. Choose one; connect again to add another.",
    },
    denied: {
      tone: "fair",
      title: `${name} was not connected`,
      detail: "You did not agree, so nothing was read. You can connect at any time, or import a file.",
    },
    refused: {
      tone: "poor",
      title: `${name} refused the request`,
      detail:
        "Something is wrong with the set-up. Tell the operator of this installation, or import a file instead.",
    },
    state: {
      tone: "fair",
      title: `This attempt to connect ${name} is no longer valid`,
      detail:
        "It was started elsewhere or more than ten minutes ago, or has already been used. Connect again.",
    },
    code: {
      tone: "fair",
      title: `${name} did not accept the confirmation`,
      detail: "Its code had expired or had already been used. Connect again.",
    },
    permission: {
      tone: "fair",
      title: `A permission for ${name} is missing`,
      detail: "Without it nothing can be read. Connect again and leave every permission ticked.",
    },
    unfit: {
      tone: "fair",
      title: `This account has nothing on ${name} that can be read`,
      detail: `You need ${KINDS[platform]}. Then connect again.`,
    },
    limit: {
      tone: "fair",
      title: "Your plan does not allow another profile",
      detail:
        "Disconnect one you do not need, or move to a larger plan. If it is a profile you watch, stop watching it first.",
    },
    later: {
      tone: "fair",
      title: `${name} could not be reached`,
      detail: "It is not answering, or is asking for fewer requests. Connect again in a few minutes.",
    },
    not_set_up: {
      tone: "neutral",
      title: `${name} cannot be connected on this installation`,
      detail: "The operator has to set it up first. Until then, import a file.",
    },
  };
  return all[result];
}
