import type { Lease, RunEnd } from "../jobs/lease.ts";
import type { WorkIds } from "../work-scope.ts";

/** Work that keeps a core busy for long, or reads what nobody has vetted. An import is under a lease that its caller keeps. */
export type Task =
  | { kind: "import"; lease: Lease }
  | { kind: "fit"; workspaceId: string }
  | { kind: "history"; workspaceId: string }
  | { kind: "rebuild"; workspaceId: string };

/** A task as the process that does it is told of it, with the trace and the ids of what it is part of. */
export type TracedTask = { task: Task; traceparent: string | null; ids: WorkIds };

/** How a task ended: by itself; with the death of its process; or because it was told to stop. */
export type TaskEnd = "done" | "died" | "stopped";
/** What that says of the run: one that was stopped goes on elsewhere. */
export const RUN_ENDS: Record<TaskEnd, RunEnd> = { done: "done", died: "failed", stopped: "left" };
export type RunTask = (task: Task, signal?: AbortSignal) => Promise<TaskEnd>;

/** Runs a task in this process, which loads only what it needs: the models of comments take more memory than an import. */
export async function runHere(task: Task): Promise<"done"> {
  const now = new Date();
  if (task.kind === "import") {
    const { importHeldUpload } = await import("../uploads/import-upload.ts");
    await importHeldUpload(task.lease);
  } else if (task.kind === "fit") {
    const { fitAccountModels } = await import("../studio/fit-account-models.ts");
    await fitAccountModels(task.workspaceId, now);
  } else if (task.kind === "rebuild") {
    const { rebuildHistory } = await import("../score/rebuild-history.ts");
    await rebuildHistory(task.workspaceId, now);
  } else {
    const { switchHistory } = await import("../score/switch-history.ts");
    await switchHistory(task.workspaceId, now);
  }
  return "done";
}
