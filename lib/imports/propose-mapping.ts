import { MAPPABLE_FIELDS, type MappableField, type MappableKind } from "./mappable-fields.ts";
import { normaliseColumn } from "./normalise-column.ts";

/** A guess which field each column means; nothing is read by it until somebody agrees. */
export type MappingProposal = {
  kind: MappableKind;
  /** Fields by the names of the columns in the file. */
  mapping: Record<string, string>;
  /** Fields that must still be assigned. */
  missing: string[];
};

type Candidate = { column: string; field: string; similarity: number };

const KINDS: MappableKind[] = ["account_series", "comments", "posts"];
const MIN_SIMILARITY = 0.6;
/** Words that say nothing about which figure it is. */
const STOP_WORDS =
  /\b(?:total|number|count|no|num|nr|of|the|your|lifetime|all|sum|post|posts|organic)\b|[^\p{L}\p{N} ]/gu;

/**
 * Proposes how to read a table that is no known export, by the similarity of its columns' names to those of the fields.
 *
 * @param columns the names as the file writes them
 * @returns the best of the three kinds, undefined when fewer than two columns mean anything
 */
export function proposeMapping(columns: readonly string[]): MappingProposal | undefined {
  const proposals = KINDS.map((kind) => proposeFor(kind, columns));
  const rate = ({ kind, mapping, missing }: MappingProposal) =>
    Object.keys(mapping).length - 2 * missing.length + (kind === "account_series" ? 0.5 : 0);
  const best = proposals.reduce((one, other) => (rate(other) > rate(one) ? other : one));
  return Object.keys(best.mapping).length >= 2 ? best : undefined;
}

function proposeFor(kind: MappableKind, columns: readonly string[]): MappingProposal {
  const fields = MAPPABLE_FIELDS.filter((field) => field.kind === kind);
  const candidates = columns.flatMap((column) => fields.map((field) => rateColumn(column, field)));
  const mapping: Record<string, string> = {};
  const taken = new Set<string>();
  for (const { column, field, similarity } of candidates.sort(
    (one, other) => other.similarity - one.similarity,
  )) {
    if (similarity < MIN_SIMILARITY || taken.has(field) || Object.hasOwn(mapping, column)) continue;
    mapping[column] = field;
    taken.add(field);
  }
  const inOrder = columns.map((column) => column.trim()).filter((column) => Object.hasOwn(mapping, column));
  const required = fields.filter((field) => field.required).map(({ field }) => field);
  const missing = required.filter((field) => !taken.has(field));
  return {
    kind,
    mapping: Object.fromEntries(inOrder.map((column) => [column, mapping[column] ?? ""])),
    missing: kind === "posts" && taken.has("url") ? [] : missing,
  };
}

function rateColumn(column: string, { field, synonyms }: MappableField): Candidate {
  const name = normaliseColumn(column);
  const core = stripStopWords(name);
  const similarity = Math.max(
    ...synonyms.map((synonym, at) => {
      if (name === synonym) return 1 - at / 1_000;
      if (core !== "" && core === stripStopWords(synonym)) return 0.9 - at / 1_000;
      return 0.8 * similarityOf(core, stripStopWords(synonym));
    }),
  );
  return { column: column.trim(), field, similarity };
}

function stripStopWords(name: string): string {
  return name.replace(STOP_WORDS, " ").replace(/\s+/g, " ").trim();
}

/** 1 for equal words, less for each letter that differs; short words must be equal. */
function similarityOf(one: string, other: string): number {
  const longest = Math.max(one.length, other.length);
  if (longest < 5 || Math.abs(one.length - other.length) > 2 || haveOtherShortWord(one, other)) return 0;
  const distance = editDistance(one, other);
  return distance > 2 ? 0 : 1 - distance / longest;
}

/** "pin clicks" are not "link clicks", however few letters differ. */
function haveOtherShortWord(one: string, other: string): boolean {
  const [words, others] = [one.split(" "), other.split(" ")];
  if (words.length !== others.length) return false;
  return words.some((word, at) => {
    const beside = others[at] ?? "";
    return word !== beside && Math.max(word.length, beside.length) < 5;
  });
}

function editDistance(one: string, other: string): number {
  let before = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const now = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const same = one[row - 1] === other[at - 1];
      const swap = (before[at - 1] ?? 0) + (same ? 0 : 1);
      now.push(Math.min(swap, (before[at] ?? 0) + 1, (now[at - 1] ?? 0) + 1));
    }
    before = now;
  }
  return before[other.length] ?? 0;
}
