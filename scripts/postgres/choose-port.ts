import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import getPort from "get-port";

const RETRY_MS = 100;
const RETRIES = 30;

/**
 * The port for a server that is to be started: that of the last time, which whoever still uses the database knows, else a free one.
 * @param home of the cluster, where the port is kept
 * @param isNeeded whether somebody uses the database: then no other port would do
 * @throws Error when it is needed and stays taken for three seconds.
 */
export async function choosePort(home: string, isNeeded: boolean): Promise<number> {
  const file = join(home, "port");
  const last = existsSync(file) ? Number(readFileSync(file, "utf8")) : 0;
  for (let tries = 0; last > 0 && tries < RETRIES; tries++) {
    if (await isFree(last)) return last;
    await sleep(RETRY_MS);
  }
  if (last > 0 && isNeeded) throw new Error(`its port ${last} is taken by something else`);
  const port = await getPort({ host: "127.0.0.1" });
  writeFileSync(file, String(port));
  return port;
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer().once("error", () => resolve(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });
}
