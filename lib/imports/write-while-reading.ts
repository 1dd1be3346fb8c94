import type { FormatRow } from "./export-row.ts";
import { keyOfRow } from "./write-rows.ts";

/** From so many rows, or so many characters of texts, on they are written. */
const MAX_ROWS = 1_000;
const MAX_CHARACTERS = 500_000;

/**
 * Writes batches of rows while the next ones are read: the database works meanwhile. Several batches are written at once as
 * long as no row of one comes again in another, since what a file says twice is one row within a batch and a change between two.
 *
 * @param batches in the order of the file
 * @param write is called again only when it has ended
 * @throws what reading or writing throws, after the writing has ended
 */
export async function writeWhileReading(
  batches: AsyncIterable<FormatRow[]>,
  write: (rows: FormatRow[]) => Promise<void>,
): Promise<void> {
  let writing: Promise<void> = Promise.resolve();
  let held = hold();
  const flush = async () => {
    await writing;
    const { rows, characters } = held;
    held = hold();
    writing = write(rows);
    // Whoever awaits it next hears of a failure.
    writing.catch(() => {});
    // Long texts are not held twice.
    if (characters >= MAX_CHARACTERS) await writing;
  };
  try {
    for await (const batch of batches) {
      const keys = batch.map(keyOfRow);
      if (keys.some((key) => held.keys.has(key))) await flush();
      for (const [at, row] of batch.entries()) {
        held.rows.push(row);
        held.keys.add(keys[at] as string);
        held.characters += lengthOf(row);
      }
      if (held.rows.length >= MAX_ROWS || held.characters >= MAX_CHARACTERS) await flush();
    }
    await flush();
    await writing;
  } finally {
    await writing.catch(() => {});
  }
}

type Held = { rows: FormatRow[]; keys: Set<string>; characters: number };

function hold(): Held {
  return { rows: [], keys: new Set(), characters: 0 };
}

/** Characters of the text of a row. */
export function lengthOf(row: FormatRow): number {
  if (row.kind === "account_day") return 0;
  return (row.kind === "post" ? row.post.text : row.comment.text)?.length ?? 0;
}
