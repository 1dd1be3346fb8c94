import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A draft of the set that the warnings are measured on. */
export type SetDraft = {
  language: string;
  text: string;
  /** Of the third of its round, by the digest of its text, that no rule was made with. */
  isKept: boolean;
};

/**
 * The set that the warnings are measured on, written by hand before the rules in eight rounds: drafts that must have a
 * warning, and ordinary ones that come near. A third of the first round was kept apart.
 */
export function readDrafts(): { warned: (SetDraft & { code: string })[]; ordinary: SetDraft[] } {
  return {
    warned: readLines("warned.tsv").map(([part, code = "", language = "", text = ""]) => {
      return { code, language, text, isKept: part === "kept" };
    }),
    ordinary: readLines("ordinary.tsv").map(([part, language = "", text = ""]) => {
      return { language, text, isKept: part === "kept" };
    }),
  };
}

function readLines(name: string): string[][] {
  const lines = readFileSync(join(import.meta.dirname, name), "utf8")
    .trim()
    .split("\n");
  return lines.map((line) => line.split("\t"));
}
