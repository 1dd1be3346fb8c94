import { extname, join } from "node:path";
import { setReadingThreads } from "../score/reading-threads.ts";

/** Beside this file, and of its kind, as with `task-process.ts`. */
const ENTRY = join(import.meta.dirname, `reading-thread${extname(import.meta.filename)}`);

/** Has the comments that this process reads read by threads, once there are many. */
export function startReadingThreads(): void {
  setReadingThreads(ENTRY);
}
