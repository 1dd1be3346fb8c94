import { setTimeout as sleep } from "node:timers/promises";
import { runAudit } from "#lib/audits/run-audit.ts";
import { ask } from "#scripts/testing/ask.ts";
import { makeAuditedWorkspace, makeSmallWorkspace } from "#scripts/testing/audits.ts";
import { ownerDb } from "#scripts/testing/owner-db.ts";
import { makeWorkspace } from "#scripts/testing/workspaces.ts";
import type { Place } from "./conformance.ts";

type Made = { id: string; key: string; auditId?: string };

const MAKERS: Record<Place, () => Promise<Made>> = {
  audited: () => makeAuditedWorkspace("agency"),
  small: () => makeSmallWorkspace("agency"),
  empty: () => makeWorkspace("agency"),
  pro: () => makeWorkspace("pro"),
  exhausted: async () => {
    const workspace = await makeWorkspace("pro");
    for (let n = 0; n < 60; n++) await ask("GET", "/v1/score", { key: workspace.key });
    return workspace;
  },
  nobody: async () => ({ id: "ws_none", key: "plk_live_none" }),
};

/** Makes workspaces of the list; what is only read is made once. */
export function placeMaker(): (place: Place) => Promise<Made> {
  let audited: Promise<Made> | undefined;
  return (place) => {
    if (place !== "audited") return MAKERS[place]();
    audited ??= MAKERS.audited();
    return audited;
  };
}

/** Does the work of a worker on the audits of a workspace, from the moment at which somebody may have asked for them. */
export async function workOn(workspaceId: string, during: Promise<unknown>): Promise<void> {
  let isOver = false;
  const end = during.finally(() => {
    isOver = true;
  });
  await sleep(500);
  while (!isOver) {
    const where = { workspaceId, status: "processing" };
    for (const { id } of await ownerDb().audit.findMany({ where })) await runAudit(workspaceId, id);
    await sleep(100);
  }
  await end;
}
