import type { Platform } from "#lib/formula/names.ts";
import { PLATFORM_WORDS } from "#lib/formula/platform-words.ts";

const LETTERS: Record<Platform, string> = {
  instagram: "Ig",
  tiktok: "Tt",
  youtube: "Yt",
  twitter: "X",
  linkedin: "in",
  pinterest: "Pi",
};

/** A platform in the space of a letter or two; its name is there for screen readers, and when one points at it. */
export function PlatformMark({ platform }: { platform: Platform }) {
  const name = PLATFORM_WORDS[platform];
  return (
    <span
      title={name}
      className="inline-flex size-6 shrink-0 items-center justify-center rounded-md bg-sunken text-xs font-semibold text-soft"
    >
      <span aria-hidden="true">{LETTERS[platform]}</span>
      <span className="sr-only">{name}</span>
    </span>
  );
}
