import type { Platform } from "#lib/formula/names.ts";
import { importFile } from "#lib/imports/import-file.ts";
import type { Plan } from "#lib/plans.ts";
import { addDays, daysBetween, utcDay } from "#lib/time.ts";
import { createWorkspace } from "#lib/workspaces/create-workspace.ts";
import { ownerDb } from "./owner-db.ts";

let made = 0;

/** A workspace of an account of its own, with its key. */
export async function makeWorkspace(plan: Plan = "agency", industry?: string) {
  made++;
  const created = await createWorkspace({
    name: `Brand ${made}`,
    plan,
    industry,
    owner: `owner${made}@example.com`,
    now: new Date(),
  });
  const { accountId } = await ownerDb().workspace.findUniqueOrThrow({
    where: { id: created.workspace_id },
  });
  return { id: created.workspace_id, key: created.api_key, accountId };
}

/** A CSV of one post on each of the last `days` days before `until`, in the generic form. */
export function makePosts(days: number, until = utcDay(new Date())): string {
  const rows = Array.from({ length: days }, (_, n) => {
    return `p${n},${addDays(until, -n)}T09:00:00Z,Post ${n},${20 + (n % 7)},${n % 4},${n % 3},${1_000 + 10 * n}`;
  });
  return ["id,created_at,text,likes,comments,shares,impressions", ...rows, ""].join("\n");
}

/** Imports a text as a file. */
export function importText(
  workspaceId: string,
  platform: Platform,
  text: string,
  fileName = "file.csv",
  handle = "brand",
) {
  const source = (async function* () {
    yield new TextEncoder().encode(text);
  })();
  return importFile(workspaceId, {
    platform,
    handle,
    fileName,
    source,
    now: new Date(),
  });
}

/** Imports an audience figure every month up to today, so that there is something to score on any day since. */
export function importAudience(workspaceId: string, from = "2023-01-01") {
  const months = Math.ceil(daysBetween(from, utcDay(new Date())) / 30);
  const rows = Array.from({ length: months }, (_, n) => `${addDays(from, 30 * n)},500`);
  return importText(workspaceId, "twitter", ["date,followers", ...rows, ""].join("\n"));
}

/** A workspace with a platform and 120 days of posts. */
export async function makeWorkspaceWithPosts(plan: Plan = "agency") {
  const workspace = await makeWorkspace(plan);
  await importText(workspace.id, "twitter", makePosts(120));
  return workspace;
}
