import { readFileSync } from "node:fs";
import type { Line } from "./recorder.ts";

const MOST_SHOWN = 40;
const MOST_DIFFERENCES = 12;
const SHOWN_CHARACTERS = 200;

type Comparison = { identical: boolean; equal: number; total: number; report: string };

/**
 * Compares two recordings answer by answer.
 * @param known how both are read first, where a difference is known.
 * @returns whether all are identical, how many of how many are, and what is to be printed.
 */
export function compare(
  before: string,
  after: string,
  known: (line: Line) => Line = (line) => line,
): Comparison {
  const [former, latter] = [readLines(before).map(known), readLines(after).map(known)];
  const differing: string[] = [];
  for (const [at, line] of former.entries()) {
    const other = latter[at];
    const differences = other ? findDifferences(line, other) : ["is not in the second recording"];
    if (differences.length > 0) differing.push(tell(line, differences));
  }
  for (const line of latter.slice(former.length))
    differing.push(tell(line, ["is not in the first recording"]));
  const total = Math.max(former.length, latter.length);
  const shown = differing.slice(0, MOST_SHOWN);
  const more = differing.length > MOST_SHOWN ? [`… and ${differing.length - MOST_SHOWN} more`] : [];
  const equal = total - differing.length;
  const sum = `${equal} of ${total} answers are identical`;
  const report = [...shown, ...more, sum].join("\n");
  return { identical: equal === total && total > 0, equal, total, report };
}

function readLines(file: string): Line[] {
  const lines = readFileSync(file, "utf8").split("\n");
  return lines.filter((line) => line !== "").map((line) => JSON.parse(line));
}

function tell({ n, method, path, by, sent }: Line, differences: string[]): string {
  const shown = differences.slice(0, MOST_DIFFERENCES);
  const more =
    differences.length > MOST_DIFFERENCES ? [`… and ${differences.length - MOST_DIFFERENCES} more`] : [];
  const head = `${n} ${method} ${path.slice(0, SHOWN_CHARACTERS)}${by && ` by ${by}`}${sent && ` ${sent}`}`;
  return [head, ...[...shown, ...more].map((difference) => `    ${difference}`), ""].join("\n");
}

function findDifferences(line: Line, other: Line): string[] {
  const asked = (["method", "path", "by", "sent"] as const).filter((field) => line[field] !== other[field]);
  if (asked.length > 0) return [`is another request: ${other.method} ${other.path} ${other.sent}`];
  if (line.body === other.body && sameHeaders(line, other) && line.status === other.status) return [];
  const { body, ...head } = line;
  const { body: otherBody, ...otherHead } = other;
  const inHead = walk(head, otherHead, "");
  return body === otherBody ? inHead : [...inHead, ...compareBodies(body, otherBody)];
}

function sameHeaders(line: Line, other: Line): boolean {
  return JSON.stringify(line.headers) === JSON.stringify(other.headers);
}

/** Field by field where both are JSON; else, and where only the spelling differs, from the first character that does. */
function compareBodies(before: string, after: string): string[] {
  const [one, other] = [parse(before), parse(after)];
  const found = one === undefined || other === undefined ? [] : walk(one, other, "body");
  if (found.length > 0) return found;
  let at = 0;
  while (before[at] === after[at]) at += 1;
  const from = Math.max(0, at - SHOWN_CHARACTERS / 4);
  return [`body from character ${at}: ${show(before.slice(from))} → ${show(after.slice(from))}`];
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function walk(before: unknown, after: unknown, path: string): string[] {
  if (!isTree(before) || !isTree(after) || Array.isArray(before) !== Array.isArray(after))
    return JSON.stringify(before) === JSON.stringify(after)
      ? []
      : [`${path}: ${show(before)} → ${show(after)}`];
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((name) => walk(before[name], after[name], path ? `${path}.${name}` : name));
}

function isTree(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function show(value: unknown): string {
  const text = typeof value === "string" ? JSON.stringify(value) : (JSON.stringify(value) ?? "absent");
  return text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS)}…` : text;
}
