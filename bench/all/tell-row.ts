import { appendFileSync } from "node:fs";

/** A line of the table of `npm run bench`: what was found, beside others where there are any, and what is wanted. */
export type Row = {
  work: string;
  own: string;
  next?: string | undefined;
  fastify?: string | undefined;
  bar: string;
  isReached: boolean;
};

/** Where `npm run bench` reads the lines of a measurement that it has started. */
export const ROWS_FILE = "PLINTH_BENCH_ROWS";

/** Hands a line to `npm run bench`; a measurement that runs by itself prints its own figures alone. */
export function tellRow(row: Row): void {
  const file = process.env[ROWS_FILE];
  if (file) appendFileSync(file, `${JSON.stringify(row)}\n`);
}
