import { CSV_BOM, writeCsv } from "../csv/write-csv.ts";
import { PLATFORM_WORDS } from "../formula/platform-words.ts";
import { roundTo } from "../statistics/round-to.ts";
import type { RivalRow, Rivals } from "./schemas.ts";

type Column = [name: string, value: (row: RivalRow, rivals: Rivals) => string | number | null];

const COLUMNS: Column[] = [
  ["platform", (row) => PLATFORM_WORDS[row.platform]],
  ["profile", (row) => row.handle],
  ["whose", (row) => (row.role === "own" ? "own" : "watched")],
  ["from", (_, { period }) => period?.from ?? null],
  ["to", (_, { period }) => period?.to ?? null],
  ["known days", (row) => row.knownDays],
  ["followers", (row) => row.followers],
  ["growth %", (row) => round(row.growth && 100 * row.growth.share, 2)],
  ["growth over days", (row) => row.growth?.days ?? null],
  ["posts", (row) => (row.knownDays === 0 ? null : row.posts)],
  ["posts a week", (row) => round(row.postsPerWeek, 2)],
  ["interactions per post", (row) => round(row.interactionsPerPost, 2)],
  ["interactions per post and 100 followers", (row) => round(row.rate && 100 * row.rate, 4)],
  ["counted as interactions", (row, { counted }) => kindsOf(row, counted)],
  ["share of interactions %", (row) => round(row.shareOfInteractions && 100 * row.shareOfInteractions, 2)],
  ["share of posts %", (row) => round(row.shareOfPosts && 100 * row.shareOfPosts, 2)],
];

/** The table of a comparison as a CSV file in UTF-8 with the byte order mark. What is not known is empty. */
export function writeRivalsCsv(rivals: Rivals, rows: readonly RivalRow[] = rivals.rows): string {
  const head = COLUMNS.map(([name]) => name);
  return CSV_BOM + writeCsv([head, ...rows.map((row) => COLUMNS.map(([, value]) => value(row, rivals)))]);
}

function kindsOf({ platform }: RivalRow, counted: Rivals["counted"]): string {
  return counted.find((one) => one.platform === platform)?.kinds.join(", ") ?? "";
}

function round(value: number | null, digits: number): number | null {
  return value === null ? null : roundTo(value, digits);
}
