import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A draft of the set that the warnings are measured on. */
export type SetDraft = {
  language: string;
  text: string;
  /** Of the third, by the digest of its text, that no rule was made with. */
  isKept: boolean;
};

/**
 * The set that the warnings are measured on, written by hand: drafts that must have a warning, and ordinary ones that come
 * near.
 */
export function readDrafts(): { warned: (SetDraft & { code: string })[]; ordinary: SetDraft[] } {
  return {
    warned: readLines("warned.tsv").map(([code = "", language = "", text = ""]) => {
      return { code, language, text, isKept: isKept(text) };
    }),
    ordinary: readLines("ordinary.tsv").map(([language = "", text = ""]) => {
      return { language, text, isKept: isKept(text) };
    }),
  };
}

function readLines(name: string): string[][] {
  const lines = readFileSync(join(import.meta.dirname, name), "utf8")
    .trim()
    .split("\n");
  return lines.map((line) => line.split("\t"));
}

function isKept(text: string): boolean {
  return (createHash("sha256").update(text).digest()[0] ?? 0) % 3 === 0;
}
