// What runs in the processes that `openTaskProcesses` starts: one task at a time.
import { setPriority } from "node:os";
import { runHere, type Task } from "./tasks.ts";

/** A third of the usual share of a busy core: whoever waits for an audit comes first, and nothing starves. */
const NICE = 5;

setPriority(NICE);
// A signal to the whole group is the worker's concern, which ends this process when it is time.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => {});
process.on("disconnect", () => process.exit());
process.on("message", (task: Task) => {
  runHere(task).then(
    () => process.send?.({ failure: null }),
    (error: Error) => process.send?.({ failure: error.stack ?? error.message }),
  );
});
