import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openServer } from "#scripts/database.ts";
import type { Demo } from "#scripts/demo.ts";
import { prepareSettings, ROOT } from "#scripts/settings.ts";
import { pin } from "../attacks/ground/pin.ts";
import { productEnv } from "../product/place.ts";
import { startProduct } from "../product/start-product.ts";

/** Of the database and of every server: the load has the other processor. */
export const PROCESSOR = 0;
/** The requests of a minute may be as many as can be sent: the limiter counts them all the same. */
const PLINTH_PLANS = JSON.stringify({
  agency: { score_requests_per_minute: 100_000_000, requests_per_minute: 100_000_000 },
});

export type Ground = {
  /** Of a workspace of the demo account with a score. */
  key: string;
  /** Address of the database under its owner. */
  owner: string;
  /** The data directory, which is gone afterwards. */
  home: string;
};

/**
 * Builds this checkout, makes the demo account on a new data directory and has its database open while `measure` runs, for which this
 * process has the settings of the product. The database is on one processor, this process on another.
 */
export async function withGround(measure: (ground: Ground) => Promise<void>): Promise<void> {
  const home = mkdtempSync(join(tmpdir(), "plinth-server-"));
  chmodSync(home, 0o755);
  try {
    await startProduct({ checkout: ROOT, dataDir: home }).then(({ stop }) => stop());
    const { workspaces } = JSON.parse(readFileSync(join(home, "demo.json"), "utf8")) as Demo;
    const key = workspaces.find(({ plan }) => plan === "agency")?.key ?? "";
    Object.assign(process.env, productEnv({ checkout: ROOT, dataDir: home, env: { PLINTH_PLANS } }));
    const { dataDir, secrets } = prepareSettings();
    const { addresses, embedded } = await openServer(dataDir, secrets);
    const { app, sweep, owner = "" } = addresses;
    Object.assign(process.env, { DATABASE_URL: app, DATABASE_SWEEP_URL: sweep });
    try {
      pinAll(embedded?.home);
      await measure({ key, owner, home });
    } finally {
      await embedded?.release();
    }
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

/** The load runs here; what the database starts from now on stays on its processor. */
function pinAll(home: string | undefined): void {
  pin(process.pid, 1);
  const [line] = home ? readFileSync(join(home, "data", "postmaster.pid"), "utf8").split("\n") : [];
  if (line) pin(Number(line), PROCESSOR);
}
