"use client";

import { useState } from "react";
import type { Platform } from "#lib/formula/names.ts";
import type { KnownAudience } from "#lib/platforms/schemas.ts";
import { type Asking, findKnown, howToAsk, readTyped, type TypedAudience } from "./stated-audience.ts";

type Account = { platform: Platform; handle: string };

/**
 * What is typed of the audience of an account; what was typed for another platform is forgotten.
 * @param today UTC day, YYYY-MM-DD.
 */
export function useStatedAudience(known: readonly KnownAudience[], account: Account, today: string) {
  const { platform } = account;
  const empty = { platform, followers: "", on: today, tries: 0 };
  const [held, setHeld] = useState(empty);
  const typed = held.platform === platform ? held : empty;
  const { audience, wrong } = readTyped(typed, today);
  const profile = findKnown(known, account);
  return {
    typed,
    /** What goes along with the files; null where nothing was typed, or something that cannot be. */
    audience,
    isWrong: wrong.followers !== undefined || wrong.on !== undefined,
    /** Told once the form was sent. */
    shownWrong: typed.tries > 0 ? wrong : {},
    /** The newest figure of the profile. */
    newest: profile?.newest ?? null,
    askFor: (fileTells: boolean): Asking => howToAsk(profile, fileTells, today),
    change: (part: Partial<TypedAudience>) => setHeld({ ...typed, ...part }),
    try: () => setHeld({ ...typed, tries: typed.tries + 1 }),
    clear: () => setHeld(empty),
  };
}

export type AudienceForm = ReturnType<typeof useStatedAudience>;
