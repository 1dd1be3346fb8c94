import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { LabelledText } from "../sentiment/fit/labelled-text.ts";
import { readJsonLines } from "./read-json-lines.ts";

const FILE = /^sentiment-([\w-]+)\.(train|dev)\.jsonl(?:\.gz)?$/;
const LABELS = new Set(["negative", "neutral", "positive"]);
/** Tags of collections and the ISO 639 codes that the service uses. */
const LANGUAGES: Record<string, string> = { "ar-MA": "ary", "pt-MZ": "pt" };

/**
 * The labelled texts of a folder: files `sentiment-<set>.train|dev.jsonl[.gz]` with `text`, `label` and `lang` in each
 * line. Files of any other name, such as a held-out part, are not opened.
 * @returns the texts by the name of their set.
 */
export function readLabelledTexts(folder: string): Map<string, LabelledText[]> {
  const sets = new Map<string, LabelledText[]>();
  for (const name of readdirSync(folder).sort()) {
    const [, set] = FILE.exec(name) ?? [];
    if (!set) continue;
    const rows = readJsonLines(join(folder, name));
    sets.set(set, [...(sets.get(set) ?? []), ...rows.flatMap((row) => toLabelledText(row, set))]);
  }
  return sets;
}

function toLabelledText(row: Record<string, unknown>, set: string): LabelledText[] {
  const { text, label, lang } = row;
  if (typeof text !== "string" || typeof label !== "string" || !LABELS.has(label)) return [];
  const language = typeof lang === "string" ? (LANGUAGES[lang] ?? lang) : "en";
  return [{ text, label: label as LabelledText["label"], language, set }];
}
