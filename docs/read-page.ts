import { readFileSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "..");

/** The text of a document, by its path from the root of the project. */
export function readPage(path: string): string {
  return readFileSync(join(ROOT, path), "utf8");
}

/** The part of a document under a heading, up to the next one of the same rank or above. */
export function readSection(page: string, heading: string): string {
  const lines = page.split("\n");
  const from = lines.findIndex((line) => /^#+ /.test(line) && line.replace(/^#+ /, "") === heading);
  if (from < 0) throw new Error(`there is no heading "${heading}"`);
  const rank = lines[from]?.indexOf(" ") ?? 0;
  const length = lines.slice(from + 1).findIndex((line) => new RegExp(`^#{1,${rank}} `).test(line));
  return lines.slice(from, length < 0 ? undefined : from + 1 + length).join("\n");
}

/** The rows of the tables of a text, without their heads, as cells. */
export function readRows(text: string): string[][] {
  const lines = text.split("\n");
  const isRow = (line = "") => line.startsWith("|");
  const isRule = (line = "") => /^\|[-\s|:]+$/.test(line);
  const rows = lines.filter((line, at) => isRow(line) && !isRule(line) && !isRule(lines[at + 1]));
  return rows.map((row) =>
    row
      .slice(1, row.lastIndexOf("|"))
      .split("|")
      .map((cell) => cell.trim()),
  );
}

/** What stands between backticks in a text, without its blocks of code. */
export function readCode(text: string): string[] {
  const plain = text.replace(/^```[\s\S]*?^```/gm, "");
  return [...plain.matchAll(/`([^`]+)`/g)].map(([, code = ""]) => code.replace(/\s+/g, " "));
}
