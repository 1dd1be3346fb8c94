import { rmSync } from "node:fs";
import { resolve } from "node:path";
import type { Place } from "../product/place.ts";
import { runCli } from "../product/run-cli.ts";
import { startProduct } from "../product/start-product.ts";
import { connectToDatabase, type Database } from "./database.ts";
import { copyInstallation } from "./installation.ts";
import { inPairs, SETTINGS } from "./site.ts";

/**
 * Has the command line of a checkout compute every completed audit of an installation again, on a copy of it; those of deleted
 * workspaces it does not find.
 * @returns whether all are as they were, and what is to be printed.
 */
export async function verify(
  checkout: string,
  dataDir: string,
): Promise<{ verified: boolean; report: string }> {
  const copy = copyInstallation(resolve(dataDir));
  const place = { checkout: resolve(checkout), dataDir: copy, env: { ...SETTINGS, PLINTH_DEMO: "0" } };
  let stop = async () => {};
  try {
    // It keeps the database there for the commands.
    stop = (await startProduct(place)).stop;
    const database = connectToDatabase(copy);
    const { faults, total } = await verifyAudits(place, database);
    await database.close();
    const sum = `${total - faults.length} of ${total} audits verify`;
    return { verified: faults.length === 0 && total > 0, report: [...faults, sum].join("\n") };
  } finally {
    await stop();
    rmSync(copy, { recursive: true, force: true });
  }
}

/**
 * Has the command line compute every completed audit again, of workspaces that are not deleted, while a product runs.
 * @returns how many there are, and a line for each that is not as it was.
 */
export async function verifyAudits(
  place: Place,
  database: Database,
): Promise<{ faults: string[]; total: number }> {
  const faults: string[] = [];
  const completed = `SELECT a.id FROM audits a JOIN workspaces w ON w.id = a.workspace_id AND w.deleted_at IS NULL
    WHERE a.status = 'completed' ORDER BY a.completed_at, a.id`;
  const audits = await database.rows<{ id: string }>(completed);
  await inPairs(audits, async ({ id }) => {
    const { code, stdout, stderr } = await runCli(place, ["audit", "verify", id, "--json"]);
    if (code !== 0 || JSON.parse(stdout).equal !== true) faults.push(`${id}: ${stdout}${stderr}`.trim());
  });
  return { faults, total: audits.length };
}
