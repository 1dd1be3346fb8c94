import { formatNumber } from "../../text/words.ts";
import { typicalAt } from "./reference/place-value.ts";
import type { ReferenceTable } from "./reference/reference-table.ts";
import { ratioOf } from "./typical-level.ts";

const WORDS: Record<string, string> = { profileClicks: "profile clicks" };

/** Interactions in words: "likes + comments + shares". */
export function numeratorWords({ numerator }: ReferenceTable): string {
  return numerator
    .split("+")
    .map((name) => WORDS[name] ?? name)
    .join(" + ");
}

/** Who is compared with, in words: publisher, accounts, size, and what was assumed. */
export function sourceWords(table: ReferenceTable, size: number | null): string {
  const { publisher, accounts, assumption, derived, sizes } = table;
  const at = (log: number) => formatNumber(Math.round(10 ** log));
  const sized =
    size === null
      ? `, at ${at(table.medianSize)} followers: the account's size is not known`
      : `, at ${at(size)} followers`;
  const where = sizes.length > 1 ? sized : "";
  const of = accounts === 0 ? "" : `, median of ${formatNumber(accounts)} accounts`;
  const told = [derived && ` (${derived})`, where, assumption && `; assumed: ${assumption}`];
  return [publisher, of, ...told].filter(Boolean).join("");
}

/** The value of a level and the median account's, in the table's own unit. */
export function valuesOf(table: ReferenceTable, level: number, middle: number, size: number | null) {
  const typical = typicalAt(table, size);
  return { value: ratioOf(level) * typical, benchmark: ratioOf(middle) * typical };
}
