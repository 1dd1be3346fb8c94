import type { Batches } from "./reading.ts";

/**
 * Reads the first batch of a stream without taking it out.
 *
 * @param batches empty ones at the beginning are skipped
 * @returns the first batch that is not empty (none at the end of the stream), and all batches, that one included
 */
export async function peekFirst<T>(batches: Batches<T>): Promise<{ first: T[]; all: Batches<T> }> {
  for (let next = await batches.next(); !next.done; next = await batches.next()) {
    if (next.value.length > 0) return { first: next.value, all: prepend(next.value, batches) };
  }
  return { first: [], all: batches };
}

async function* prepend<T>(first: T[], rest: Batches<T>): Batches<T> {
  yield first;
  yield* rest;
}
