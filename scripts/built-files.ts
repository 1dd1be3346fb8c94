import { join } from "node:path";
import { ROOT } from "./settings.ts";

/** The server of production, in plain JavaScript. */
export const SERVER = join(ROOT, ".next", "plinth-server.mjs");
/** The worker. Beside it is the process that it starts for tasks: `lib/worker/task-processes.ts` looks for it there. */
export const WORKER = join(ROOT, ".next", "plinth-worker.mjs");
/** Scripts and styles of the pages, packed: `lib/http/server/packed-files.ts` serves them. */
export const PACKED = join(ROOT, ".next", "plinth-packed");
export const NEXT = join(ROOT, "node_modules", "next", "dist", "bin", "next");
