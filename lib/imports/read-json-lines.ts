import type { Line } from "./read-lines.ts";

/** A JSON object and the physical line on which it stands, or why there is none. */
export type JsonRecord = { line: number } & ({ entries: [string, unknown][] } | { reason: string });

/**
 * Reads lines that hold one JSON object each; blank lines are left out.
 *
 * @param batches lines in order
 * @returns batches of records in order, damaged ones with their reason
 */
export async function* readJsonLines(batches: AsyncIterable<Line[]>): AsyncGenerator<JsonRecord[]> {
  for await (const lines of batches) {
    yield lines.filter((line) => line.damage || line.text.trim() !== "").map(parseLine);
  }
}

function parseLine({ number, text, damage }: Line): JsonRecord {
  if (damage) return { line: number, reason: damage };
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === "object" && value !== null && !Array.isArray(value)) {
      return { line: number, entries: Object.entries(value) };
    }
    return { line: number, reason: "the line is not a JSON object" };
  } catch {
    return { line: number, reason: "the line is not valid JSON" };
  }
}
