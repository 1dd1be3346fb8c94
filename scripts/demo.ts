import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createKey } from "#lib/api-keys/create-key.ts";
import { findCaller } from "#lib/api-keys/find-caller.ts";
import { listAudits } from "#lib/audits/list-audits.ts";
import { runAudit } from "#lib/audits/run-audit.ts";
import { startAudit } from "#lib/audits/start-audit.ts";
import { identityDb } from "#lib/db.ts";
import { importFile } from "#lib/imports/import-file.ts";
import { hashPassword } from "#lib/members/password.ts";
import type { Plan } from "#lib/plans.ts";
import { rebuildHistory } from "#lib/score/rebuild-history.ts";
import { createWorkspace } from "#lib/workspaces/create-workspace.ts";
import { operatorFor } from "#lib/workspaces/operator-for.ts";
import { demoFiles } from "#prisma/seed/demo-files.ts";

export type Demo = {
  email: string;
  password: string;
  workspaces: { plan: Plan; workspace_id: string; key: string }[];
};

const EMAIL = "demo@plinth.example";
/** Fictional brands, one for each plan with API access. */
const BRANDS: { plan: Plan; name: string; industry: string }[] = [
  { plan: "pro", name: "Juniper Coffee", industry: "food" },
  { plan: "agency", name: "Halden Outdoor", industry: "sports" },
  { plan: "enterprise", name: "Mirabel Skincare", industry: "beauty" },
];

/**
 * The demo account: one user, and for each plan with API access a workspace with example data and a key. Made at the first
 * start; later starts read it from the data directory, since the database cannot tell keys and passwords again.
 */
export async function ensureDemo(dataDir: string): Promise<Demo> {
  const file = join(dataDir, "demo.json");
  const known = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Demo) : null;
  const now = new Date();
  if (known && (await stillValid(known, now))) return known;
  const password = randomBytes(9).toString("base64url");
  const workspaces: Demo["workspaces"] = [];
  for (const brand of BRANDS) workspaces.push(await ensureBrand(brand, now));
  await Promise.all(workspaces.map(({ workspace_id }) => ensureAudit(workspace_id, now)));
  await identityDb().user.update({
    where: { email: EMAIL },
    data: { passwordHash: await hashPassword(password) },
  });
  const demo = { email: EMAIL, password, workspaces };
  writeFileSync(file, JSON.stringify(demo, null, 2), { mode: 0o600 });
  return demo;
}

/** A first audit, so that there is a score to look at and an explanation to read. */
async function ensureAudit(workspaceId: string, now: Date): Promise<void> {
  const caller = await operatorFor(workspaceId);
  const { audits } = await listAudits(caller, { limit: 1, offset: 0 });
  if (audits.length > 0) return;
  const { audit_id } = await startAudit(caller, { lookback_days: 90 }, { now });
  await runAudit(workspaceId, audit_id);
}

async function stillValid(demo: Demo, now: Date): Promise<boolean> {
  const callers = await Promise.all(demo.workspaces.map(({ key }) => findCaller(key, now)));
  return callers.every((caller) => caller !== null);
}

async function ensureBrand(brand: (typeof BRANDS)[number], now: Date): Promise<Demo["workspaces"][number]> {
  const { plan, name } = brand;
  const there = await identityDb().workspace.findFirst({
    where: { name, deletedAt: null, memberships: { some: { user: { email: EMAIL } } } },
  });
  if (there) {
    const { key } = await createKey({
      workspaceId: there.id,
      scopes: ["read", "write"],
      createdBy: "operator",
      now,
    });
    return { plan, workspace_id: there.id, key };
  }
  const made = await createWorkspace({ ...brand, owner: EMAIL, now });
  for (const { platform, fileName, text } of demoFiles(name, now)) {
    const source = (async function* () {
      yield new TextEncoder().encode(text);
    })();
    const handle = name.toLowerCase().replace(/\W+/g, "");
    await importFile(made.workspace_id, { platform, handle, fileName, source, now });
  }
  await rebuildHistory(made.workspace_id, now);
  return { plan, workspace_id: made.workspace_id, key: made.api_key };
}
