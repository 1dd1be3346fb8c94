import { PILLAR_WORDS } from "#components/score/score-words.ts";
import type { Pillar, Platform } from "#lib/formula/names.ts";
import { PLATFORM_WORDS } from "#lib/formula/platform-words.ts";
import { splitInput } from "./input-words.ts";

type Props = {
  input: string;
  platform: Platform | null;
  /** Told where inputs of several pillars stand together. */
  pillar?: Pillar;
};

/** What was measured, where, and how. */
export function InputName({ input, platform, pillar }: Props) {
  const { name, detail } = splitInput(input);
  const where = platform ? PLATFORM_WORDS[platform] : "All platforms";
  return (
    <>
      <span className="block font-medium">{name}</span>
      <span className="block text-xs leading-snug font-normal text-faint">
        {[pillar && PILLAR_WORDS[pillar].name, where, detail].filter(Boolean).join(" · ")}
      </span>
    </>
  );
}
