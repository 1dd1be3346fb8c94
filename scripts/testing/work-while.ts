import { setTimeout as sleep } from "node:timers/promises";
import { runAudit } from "#lib/audits/run-audit.ts";
import { importUpload } from "#lib/uploads/import-upload.ts";
import { ownerDb } from "./owner-db.ts";

/** Does the work of a worker for one workspace, files and audits, while `during` runs. */
export async function workWhile<T>(workspaceId: string, during: Promise<T>): Promise<T> {
  let isOver = false;
  const work = async () => {
    while (!isOver) {
      const where = { workspaceId, status: "processing" };
      for (const { id } of await ownerDb().upload.findMany({ where })) await importUpload(workspaceId, id);
      for (const { id } of await ownerDb().audit.findMany({ where })) await runAudit(workspaceId, id);
      await sleep(50);
    }
  };
  const working = work();
  try {
    return await during;
  } finally {
    isOver = true;
    await working;
  }
}
