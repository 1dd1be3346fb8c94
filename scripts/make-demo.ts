import { randomBytes } from "node:crypto";
import { operatorFor } from "#lib/access/operator-for.ts";
import { issueKey } from "#lib/api-keys/issue-key.ts";
import { withIdentity, withWorkspace } from "#lib/db.ts";
import { importFile } from "#lib/imports/import-file.ts";
import { findUserByEmail } from "#lib/members/find-user-by-email.ts";
import { setPassword } from "#lib/members/set-password.ts";
import { PLANS, type Plan } from "#lib/plans.ts";
import { openWatched } from "#lib/profiles/open-profile.ts";
import { rebuildHistory } from "#lib/score/rebuild-history.ts";
import { openTestWorkspace } from "#lib/test-mode/open-test-workspace.ts";
import { createWorkspace } from "#lib/workspaces/create-workspace.ts";
import { keepDemoFigures } from "#prisma/seed/demo-figures.ts";
import { demoFiles } from "#prisma/seed/demo-files.ts";
import { drawDemoPictures } from "#prisma/seed/demo-pictures.ts";
import { demoOpening, ensureDemoStory } from "#prisma/seed/demo-story.ts";
import type { Demo } from "./demo.ts";

const EMAIL = "demo@plinth.example";
/** Fictional brands, one for each plan with API access. The first is the one that the dashboard opens: it has every page. */
const BRANDS: { plan: Plan; name: string; industry: string }[] = [
  { plan: "agency", name: "Halden Outdoor", industry: "sports" },
  { plan: "pro", name: "Juniper Coffee", industry: "food" },
  { plan: "enterprise", name: "Mirabel Skincare", industry: "beauty" },
];

/** Makes what is missing of the demo account; each of its workspaces gets a key, and its user a password. */
export async function makeDemo(now: Date): Promise<Demo> {
  const password = randomBytes(9).toString("base64url");
  const workspaces: Demo["workspaces"] = [];
  for (const [place, brand] of BRANDS.entries()) workspaces.push(await ensureBrand(brand, place, now));
  await Promise.all(workspaces.map(({ workspace_id }) => ensureDemoStory(workspace_id, now)));
  await setPassword({ email: EMAIL, password, now });
  const test_key = await makeTestKey(workspaces[0]?.workspace_id ?? "", now);
  workspaces.sort((a, b) => PLANS.indexOf(a.plan) - PLANS.indexOf(b.plan));
  return { email: EMAIL, password, workspaces, test_key };
}

/** A key for the fixtures beside the brand that the dashboard opens. */
async function makeTestKey(workspaceId: string, now: Date): Promise<string> {
  const testId = await openTestWorkspace(await operatorFor(workspaceId), now);
  return (await issueKey({ workspaceId, testId, scopes: ["read", "write"], now })).key;
}

/** @param place among the brands: the dashboard opens the workspace that was made first. */
async function ensureBrand(
  brand: (typeof BRANDS)[number],
  place: number,
  now: Date,
): Promise<Demo["workspaces"][number]> {
  const { plan, name } = brand;
  const userId = (await findUserByEmail(EMAIL))?.id ?? "";
  const there = await withIdentity({ userId }, (db) =>
    db.workspace.findFirst({ where: { name, deletedAt: null, memberships: { some: { userId } } } }),
  );
  if (there) {
    const { key } = await issueKey({ workspaceId: there.id, scopes: ["read", "write"], now });
    return { plan, workspace_id: there.id, key };
  }
  const opened = new Date(demoOpening(now).getTime() + place);
  const made = await createWorkspace({ ...brand, owner: EMAIL, now: opened });
  await importDemoFiles(made.workspace_id, name, now);
  await keepDemoFigures(made.workspace_id, now);
  await drawDemoPictures(made.workspace_id, name, now);
  await rebuildHistory(made.workspace_id, now);
  return { plan, workspace_id: made.workspace_id, key: made.api_key };
}

async function importDemoFiles(workspaceId: string, brand: string, now: Date): Promise<void> {
  const own = brand.toLowerCase().replace(/\W+/g, "");
  for (const { platform, handle = own, fileName, text } of demoFiles(brand, now)) {
    if (handle !== own)
      await withWorkspace(workspaceId, (tx) => openWatched(tx, workspaceId, { platform, handle }, now));
    const source = (async function* () {
      yield new TextEncoder().encode(text);
    })();
    await importFile(workspaceId, { platform, handle, fileName, source, origin: "demo", now });
  }
}
