import { seededRandom } from "../../../../statistics/seeded-random.ts";
import type { LABELS } from "./training-drafts.ts";

type Expanded = { code: (typeof LABELS)[number]; text: string; pattern: number };

const CODES = { H: "harm", I: "insensitive", O: "ordinary" } as const;
/** Drafts made of each pattern. */
const TIMES = 10;

/**
 * Drafts of patterns with slots: a line `=slot one|two` says what may stand in a slot, a line `H text {slot}` (harm; I
 * insensitive, O ordinary) is a pattern. Words that fill the same slot are learnt to be alike. Deterministic.
 * @throws Error on a slot that is not filled by a line above
 */
export function expandPatterns(file: string): Expanded[] {
  const random = seededRandom("patterns of warnings");
  const slots = new Map<string, string[]>();
  const fill = (text: string): string =>
    text.replace(/\{(\w+)\}/g, (_, name: string) => {
      const values = slots.get(name);
      if (!values) throw new Error(`No line says what may stand in the slot ${name}`);
      return fill(values[Math.floor(random() * values.length)] ?? "");
    });
  return file
    .trim()
    .split("\n")
    .flatMap((line, pattern): Expanded[] => {
      const [, kind = "", rest = ""] = /^(=\w+|[HIO]) (.*)$/.exec(line) ?? [];
      if (kind.startsWith("=")) slots.set(kind.slice(1), rest.split("|"));
      const code = CODES[kind as keyof typeof CODES];
      return code ? Array.from({ length: TIMES }, () => ({ code, text: fill(rest), pattern })) : [];
    });
}
