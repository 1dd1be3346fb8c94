import type { Caller } from "../caller.ts";
import { withWorkspace } from "../db.ts";
import { presentState } from "./present-state.ts";
import type { AuditState } from "./schemas.ts";

/** The audit that runs in the caller's workspace now, "as of" a past day or not, with its steps; null when none does. */
export async function findRunningAudit({ workspaceId }: Caller): Promise<AuditState | null> {
  const audit = await withWorkspace(workspaceId, (tx) =>
    tx.audit.findFirst({
      where: { workspaceId, status: "processing" },
      include: { steps: { orderBy: { position: "asc" }, omit: { output: true } } },
      omit: { input: true },
    }),
  );
  return audit && presentState(audit);
}
