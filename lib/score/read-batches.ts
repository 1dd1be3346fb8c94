import type { SentimentModel } from "../sentiment/sentiment-model.ts";
import { utcDay } from "../time.ts";
import type { CommentRow, Reader } from "./count-comments.ts";
import { countReadingThreads, readInThread } from "./reading-threads.ts";

/** Fewer are read sooner than a thread has started. */
const MANY = 3_000;

type Batch = { rows: CommentRow[]; readers: Reader[] };

/**
 * Batches of comments with what their texts say by themselves, in their order. Of many comments the next batches are read by threads
 * while one is counted, where this process has any.
 * @param from the first UTC day of which the tone is asked for; rows come by rising day
 */
export async function* readBatches(
  batches: AsyncIterable<CommentRow[]>,
  { model, from }: { model: SentimentModel; from: string },
): AsyncGenerator<Batch> {
  const ahead = countReadingThreads();
  const held: CommentRow[][] = [];
  const reading: Promise<Batch>[] = [];
  let seen = 0;
  for await (const rows of batches) {
    seen += rows.length;
    held.push(rows);
    if (ahead > 0 && seen < MANY) continue;
    for (const some of held.splice(0))
      reading.push(ahead > 0 ? readAhead(some, model, from) : readHere(some, model));
    while (reading.length > ahead) yield (await reading.shift()) as Batch;
  }
  for (const batch of reading) yield await batch;
  for (const rows of held) yield await readHere(rows, model);
}

/** Reads comments in this thread, each when it is asked for. What that takes is loaded by whoever does so only. */
export async function readHere<Row extends Pick<CommentRow, "text">>(rows: Row[], model: SentimentModel) {
  const { readText } = await import("./read-text.ts");
  const readers = rows.map(
    ({ text }): Reader =>
      (withTone) =>
        readText(text, model, withTone),
  );
  return { rows, readers };
}

async function readAhead(rows: CommentRow[], model: SentimentModel, from: string): Promise<Batch> {
  const first = rows.findIndex(({ createdAt }) => utcDay(createdAt) >= from);
  const asked = { texts: rows.map(({ text }) => text), withTone: first < 0 ? rows.length : first };
  const reads = await readInThread({ ...asked, reading: model.reading });
  return reads ? { rows, readers: reads.map((read) => () => read) } : readHere(rows, model);
}
