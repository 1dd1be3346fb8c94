import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Demo } from "#scripts/demo.ts";
import { ROOT } from "#scripts/settings.ts";
import { type Product, startProduct } from "../product/start-product.ts";
import { connectToDatabase, type Database } from "./database.ts";
import { type Caller, type Installation, writeInstallation } from "./installation.ts";
import { makeAudits, makeCampaigns, makeWebhooks, settleDeliveries } from "./make-events.ts";
import { makePeers, makeWorkspaces } from "./make-workspaces.ts";
import { today } from "./plain-files.ts";
import { ask, operate, SETTINGS, type Site } from "./site.ts";
import { startReceiver } from "./start-receiver.ts";

/**
 * Makes an installation with data of every kind in a new directory, by the command line and the API of this checkout and,
 * where those lead nowhere (an audit that was interrupted, a campaign of the past), by SQL; and stops it.
 */
export async function prepare(dataDir: string): Promise<void> {
  const home = resolve(dataDir);
  if (existsSync(home) && readdirSync(home).length > 0) throw new Error(`${home} is not empty`);
  mkdirSync(home, { recursive: true, mode: 0o755 });
  const folder = mkdtempSync(join(tmpdir(), "plinth-prepare-"));
  const receiver = await startReceiver(folder);
  // Two seconds are enough for an audit to be interrupted in its midst.
  const env = { ...SETTINGS, ...receiver.env, PLINTH_DEMO: "1", PLINTH_AUDIT_MIN_SECONDS: "2" };
  const place = { checkout: ROOT, dataDir: home, env };
  let product: Product | null = null;
  let database: Database | null = null;
  try {
    product = await startProduct(place);
    database = connectToDatabase(home);
    const site = { place, url: product.url, database, receiverUrl: receiver.url, today: today(), folder };
    writeInstallation(home, await fill(site));
  } finally {
    await database?.close();
    await product?.stop();
    await receiver.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function fill(site: Site): Promise<Installation> {
  const peers = await makePeers(site);
  const { callers, keys } = await makeWorkspaces(site);
  await makeWebhooks(site, callers);
  await makeAudits(site, callers);
  await makeCampaigns(site, callers);
  await settleDeliveries(site, callers);
  const { live, moved, deleted, full } = callers;
  const change = (caller: Caller, ...options: string[]) =>
    operate(site, "workspace", "set", "--workspace", caller.id, ...options);
  await change(live, "--real-time", "on", "--billing", "annual");
  await ask(site, live, "GET /v1/score");
  await change(moved, "--plan", "pro");
  await operate(site, "workspace", "delete", "--workspace", deleted.id);
  await decideRecommendations(site, full);
  const demo: Demo = JSON.parse(readFileSync(join(site.place.dataDir, "demo.json"), "utf8"));
  const brands = demo.workspaces.map(({ plan, workspace_id: id, key }) => ({
    name: `demo-${plan}`,
    id,
    key,
  }));
  return { preparedAt: new Date().toISOString(), callers, keys, others: [...brands, ...peers] };
}

/** Only the dashboard decides. */
async function decideRecommendations({ database }: Site, { id }: Caller): Promise<void> {
  await database.rows(
    `UPDATE recommendation_entries e SET decided_at = now(), decided_by = 'operator',
       status = (ARRAY['accepted', 'dismissed', 'done'])[n], done_at = CASE n WHEN 3 THEN now() END
     FROM (SELECT id, row_number() OVER (ORDER BY id) AS n FROM recommendation_entries WHERE workspace_id = $1) list
     WHERE list.id = e.id AND e.workspace_id = $1 AND n <= 3`,
    [id],
  );
}
