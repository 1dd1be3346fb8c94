import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fnvHash, mixHash } from "../../../../statistics/fnv-hash.ts";
import { readDrafts } from "../../testing/read-drafts.ts";
import { expandPatterns } from "./expand-patterns.ts";

/** The labels of the regression, in their order. */
export const LABELS = ["ordinary", "harm", "insensitive"] as const;

/** A draft to learn from. */
export type TrainingDraft = {
  code: (typeof LABELS)[number];
  language: string;
  text: string;
  /** Who wrote it, and a part of that of which drafts are alike: it is tried whole, with none of it learnt. */
  source: "pairs" | "captions" | "rules" | "fresh" | "patterns";
  group: string;
};

const ALIKE = 8;
const KEPT_OF = 3;

/**
 * All drafts that were written to learn warnings from: pairs of a draft that hurts and an ordinary one in the same words,
 * captions as they are usual, the set that the rules were made with, drafts of writers who did not know the rules, and patterns filled in.
 * @param kept the third of the fresh drafts, by the digest of their text, that is never learnt: alone, or left out
 */
export function readTraining(kept: "alone" | "left out"): TrainingDraft[] {
  const fresh = readLines("fresh.tsv", "fresh");
  if (kept === "alone") return fresh.filter(({ text }) => isKept(text));
  const { warned, ordinary } = readDrafts();
  const rules = [...warned, ...ordinary.map((draft) => ({ ...draft, code: "ordinary" }))];
  return [
    ...readLines("pairs.tsv", "pairs"),
    ...readLines("captions.tsv", "captions"),
    ...rules.map(({ code, language, text }, at) => toDraft([code, language, text], "rules", at)),
    ...fresh.filter(({ text }) => !isKept(text)),
    ...expandPatterns(readText("patterns.txt")).map(({ code, text, pattern }) => {
      return { code, language: "en", text, source: "patterns", group: `patterns ${pattern}` } as const;
    }),
  ];
}

function isKept(text: string): boolean {
  return mixHash(fnvHash(text)) % KEPT_OF === 0;
}

function readLines(name: string, source: TrainingDraft["source"]): TrainingDraft[] {
  const lines = readText(name).trim().split("\n");
  return lines.map((line, at) => toDraft(line.split("\t"), source, at));
}

function readText(name: string): string {
  return readFileSync(join(import.meta.dirname, "..", "training", name), "utf8");
}

function toDraft(
  [code = "", language = "", text = ""]: string[],
  source: TrainingDraft["source"],
  at: number,
): TrainingDraft {
  const label = LABELS.find((one) => one === code);
  if (!label) throw new Error(`${source}, line ${at + 1}: no such label: ${code}`);
  return { code: label, language, text, source, group: `${source} ${Math.floor(at / ALIKE)}` };
}
