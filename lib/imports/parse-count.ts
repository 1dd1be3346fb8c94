import { type Conventions, PLAIN } from "./conventions.ts";

const SCIENTIFIC = /^\d(\.\d+)?e\+?\d{1,2}$/i;
const GROUPED = /^(\d{1,3})([.,' ])\d{3}((?:\2\d{3})*)$/;
const WITH_ZEROS = /^(\d+|\d{1,3}(?:\.\d{3})+(?=,)|\d{1,3}(?:,\d{3})+(?=\.))[.,](?:0{0,2}|0{4,})$/;
const ROUNDED = /^(\d+)(?:([.,])(\d+))? ?(k|m|b|mil)$/i;
const SCALES: { [suffix: string]: number } = { k: 1e3, mil: 1e3, m: 1e6, b: 1e9 };
/** The largest count that is taken. */
export const MAX_COUNT = 9e15;
const NOT_WHOLE = "expected a whole number, 0 or more";

/**
 * Reads a count as exports write it: "12", "1938.0" (X), "1e+05" (R), "18,400", "18.400", "18 400", "1’234", "1.2K".
 * What may mean two numbers, such as "1.234", is read by the conventions of its file, or not at all.
 *
 * @param value a cell or a JSON value that is known to be there
 * @param conventions how the file writes figures; by default with a decimal point
 * @returns the whole number from 0 to 9e15, or in words what was expected
 */
export function parseCount(value: unknown, conventions: Conventions = PLAIN): number | string {
  const count = typeof value === "string" ? readText(value, conventions) : value;
  if (typeof count === "string") return count;
  if (typeof count !== "number" || !Number.isInteger(count) || count < 0) return NOT_WHOLE;
  return count > MAX_COUNT ? "expected at most 9,000,000,000,000,000" : count;
}

function readText(value: string, conventions: Conventions): number | string {
  const trimmed = value.trim();
  if (/^\d+$/.test(trimmed) || SCIENTIFIC.test(trimmed)) return Number(trimmed);
  const text = trimmed.replace(/[\u00a0\u2009\u202f]/g, " ").replace(/’/g, "'");
  const grouped = GROUPED.exec(text);
  if (grouped) return readGrouped(text, grouped, conventions);
  const whole = WITH_ZEROS.exec(text);
  if (whole) return Number(whole[1]?.replace(/[.,]/g, ""));
  const rounded = ROUNDED.exec(text);
  return rounded ? readRounded(rounded, conventions) : Number.NaN;
}

function readGrouped(text: string, [, head, mark, more]: RegExpExecArray, conventions: Conventions) {
  const { decimal, sure } = conventions;
  const isGroup = more !== "" || mark === "'" || mark === " " || (decimal !== undefined && mark !== decimal);
  if (isGroup) return Number(text.replace(/\D/g, ""));
  if (text.endsWith("000") && sure && mark === decimal) return Number(head);
  if (sure && mark === decimal) return NOT_WHOLE;
  return `it may mean ${text.replace(/\D/g, "")} or ${text.replace(",", ".")}; expected it without a separator`;
}

/** "1.2K" stands for any number that rounds to it; the middle is taken. */
function readRounded([text, head, mark, tail = "", suffix = ""]: RegExpExecArray, conventions: Conventions) {
  const scale = SCALES[suffix.toLowerCase()] ?? 1;
  if (tail.length === 3 && mark !== conventions.decimal) {
    if (conventions.decimal && conventions.sure) return Number(`${head}${tail}`) * scale;
    return `${text} may mean two numbers; expected it without a separator`;
  }
  return Math.round(Number(`${head}.${tail || 0}`) * scale);
}
