import type { Batches } from "./reading.ts";

/**
 * Looks at the beginning of a stream of batches.
 *
 * @param batches are taken up to the first that is not empty
 * @returns that batch, empty at the end, and all batches with it
 */
export async function takeFirst<T>(batches: Batches<T>): Promise<{ first: T[]; all: Batches<T> }> {
  for (let next = await batches.next(); !next.done; next = await batches.next()) {
    if (next.value.length > 0) return { first: next.value, all: prepend(next.value, batches) };
  }
  return { first: [], all: batches };
}

async function* prepend<T>(first: T[], rest: Batches<T>): Batches<T> {
  yield first;
  yield* rest;
}
