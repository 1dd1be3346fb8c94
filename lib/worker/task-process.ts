// What runs in the processes that `openTaskProcesses` starts: one task at a time.
import { setPriority } from "node:os";
import { openInside } from "../inside/open-inside.ts";
import { watched } from "../inside/watch.ts";
import { log } from "../log.ts";
import { withIds } from "../work-scope.ts";
import { startReadingThreads } from "./start-reading-threads.ts";
import { runHere, type TracedTask } from "./tasks.ts";

/** A third of the usual share of a busy core: whoever waits for an audit comes first, and nothing starves. */
const NICE = 5;

setPriority(NICE);
startReadingThreads();
// A signal to the whole group is the worker's concern, which ends this process when it is time.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => {});
const opened = openInside("task", [], (err) => log().error({ err }, "cannot show what happens inside"));
process.on("disconnect", async () => {
  await (await opened)();
  process.exit();
});
process.on("message", async ({ task, traceparent: parent, ids }: TracedTask) => {
  await opened;
  const piece = { kind: "job", labels: { queue: task.kind }, title: `task ${task.kind}`, parent } as const;
  withIds(ids, () => watched(piece, () => runHere(task))).then(
    () => process.send?.({ failure: null }),
    (error: Error) => process.send?.({ failure: error.stack ?? error.message }),
  );
});
