import { randomBytes } from "node:crypto";
import { statfsSync } from "node:fs";
import { type Attack, count } from "./ground/attack.ts";
import { withKey } from "./ground/flood.ts";
import { sendFile } from "./ground/send-file.ts";
import { demoKey } from "./ground/site.ts";

const VOLUME_MB = 640;
const FILE_BYTES = 24 * 1_048_576;
const CLIENTS = 4;
const LEAST_FREE_MB = 32;

/** Files that say something of their own in each line, so that the database can pack none of it. */
function* makeFile(): Generator<Buffer> {
  yield Buffer.from("id,created_at,text\n");
  for (let sent = 0; sent < FILE_BYTES; sent += 65_536)
    yield Buffer.from(`${randomBytes(49_000).toString("base64")}\n`);
}

/** On a small volume: until the product takes no more, and then again. */
export const fullVolume: Attack = {
  name: "full-volume",
  by: "tenant",
  tried: `${CLIENTS} clients send files until a volume of ${VOLUME_MB} MB takes no more; another tenant goes on writing`,
  clients: 20,
  volumeMb: VOLUME_MB,
  run: async (site, tenant, tally) => {
    const free = () => {
      const { bavail, bsize } = statfsSync(site.dataDir);
      return Math.round((bavail * bsize) / 1_048_576);
    };
    let least = free();
    const until = performance.now() + 3 * site.seconds * 1_000;
    const walk = async () => {
      while (performance.now() < until) {
        count(tally, (await sendFile(site, tenant, makeFile())).answer);
        least = Math.min(least, free());
      }
    };
    await Promise.all(Array.from({ length: CLIENTS }, walk));
    count(tally, `least free ${least} MB`);
    const campaign = { name: "Spring", start_date: new Date(Date.now() + 86_400_000).toISOString() };
    const written = await fetch(`${site.url}/v1/campaigns`, {
      method: "POST",
      headers: withKey(demoKey(site, "enterprise")),
      body: JSON.stringify(campaign),
    });
    if (written.status !== 200) return `another tenant's campaign was answered ${written.status}`;
    if (!tally.has("507") && !tally.has("409")) return "nothing was refused";
    return least < LEAST_FREE_MB ? `${least} MB were free` : null;
  },
};
