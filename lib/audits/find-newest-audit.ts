import type { Caller } from "../caller.ts";
import { withWorkspace } from "../db.ts";
import { nameActor } from "./name-actor.ts";
import { presentState } from "./present-state.ts";
import type { AuditState } from "./schemas.ts";

/** The newest audit of the caller's workspace, running or ended, and who started it, in words; "as of" audits are none. */
export async function findNewestAudit(
  caller: Caller,
): Promise<{ state: AuditState; requestedBy: string } | null> {
  const { workspaceId } = caller;
  const audit = await withWorkspace(workspaceId, (tx) =>
    tx.audit.findFirst({
      where: { workspaceId, asOf: null },
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      include: { steps: { orderBy: { position: "asc" }, omit: { output: true } } },
      omit: { input: true },
    }),
  );
  if (!audit) return null;
  return { state: presentState(audit), requestedBy: await nameActor(audit.requestedBy) };
}
