import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findCaller } from "#lib/api-keys/find-caller.ts";
import type { Plan } from "#lib/plans.ts";

export type Demo = {
  email: string;
  password: string;
  workspaces: { plan: Plan; workspace_id: string; key: string }[];
  /** Sees fixtures instead of a brand; a demo that an older version made has none. */
  test_key?: string;
};

/**
 * The demo account: one user, and for each plan with API access a workspace with example data and a key. Made at the first
 * start; later starts read it from the data directory, since the database cannot tell keys and passwords again.
 */
export async function ensureDemo(dataDir: string): Promise<Demo> {
  const file = join(dataDir, "demo.json");
  const known = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Demo) : null;
  const now = new Date();
  if (known && (await stillValid(known, now))) return known;
  process.stdout.write("plinth: creating the example brands (once) ...\n");
  // Most starts need nothing of what makes it.
  const { makeDemo } = await import("./make-demo.ts");
  const demo = await makeDemo(now);
  writeFileSync(file, JSON.stringify(demo, null, 2), { mode: 0o600 });
  return demo;
}

async function stillValid(demo: Demo, now: Date): Promise<boolean> {
  const callers = await Promise.all(demo.workspaces.map(({ key }) => findCaller(key, now)));
  return callers.every((caller) => caller !== null);
}
