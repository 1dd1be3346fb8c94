"use client";

import { useState } from "react";
import type { KnownAudience } from "#lib/platforms/schemas.ts";
import type { Account } from "./group-files.ts";
import { type Asking, findKnown, howToAsk, readTyped, type TypedAudience } from "./stated-audience.ts";

/**
 * What is typed of the audiences of accounts, each by the id of its group of files.
 * @param today UTC day, YYYY-MM-DD.
 */
export function useStatedAudiences(known: readonly KnownAudience[], today: string) {
  const empty = { followers: "", on: today };
  const [held, setHeld] = useState<Record<string, TypedAudience>>({});
  const [tries, setTries] = useState(0);
  const formOf = (id: string, account: Account) => {
    const typed = held[id] ?? empty;
    const { audience, wrong } = readTyped(typed, today);
    const profile = findKnown(known, account);
    return {
      typed,
      tries,
      /** What goes along with a file; null where nothing was typed, or something that cannot be. */
      audience,
      isWrong: wrong.followers !== undefined || wrong.on !== undefined,
      /** Told once the form was sent. */
      shownWrong: tries > 0 ? wrong : {},
      /** The newest figure of the profile. */
      newest: profile?.newest ?? null,
      askFor: (fileTells: boolean): Asking => howToAsk(profile, fileTells, today),
      change: (part: Partial<TypedAudience>) => setHeld({ ...held, [id]: { ...typed, ...part } }),
    };
  };
  const clear = () => {
    setHeld({});
    setTries(0);
  };
  return { formOf, try: () => setTries(tries + 1), clear };
}

export type AudienceForm = ReturnType<ReturnType<typeof useStatedAudiences>["formOf"]>;
