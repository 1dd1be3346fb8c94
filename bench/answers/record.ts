import { rmSync } from "node:fs";
import { resolve } from "node:path";
import { OPERATIONS } from "#scripts/testing/operations.ts";
import { type Product, startProduct } from "../product/start-product.ts";
import { connectToDatabase, type Database } from "./database.ts";
import { copyInstallation, readInstallation } from "./installation.ts";
import { today } from "./plain-files.ts";
import { createRecorder, type Line } from "./recorder.ts";
import { recordAuditWrites } from "./requests/audit-writes.ts";
import { recordCampaignWrites } from "./requests/campaign-writes.ts";
import { recordCommands } from "./requests/commands.ts";
import { recordDrafts, recordMedia } from "./requests/drafts.ts";
import { recordReads } from "./requests/reads.ts";
import type { Recording } from "./requests/recording.ts";
import { recordRefusals } from "./requests/refusals.ts";
import { recordWebhookWrites } from "./requests/webhook-writes.ts";
import { SETTINGS, type Site } from "./site.ts";
import { startReceiver } from "./start-receiver.ts";
import { readThings } from "./things.ts";

type Setup = { checkout: string; dataDir: string; out: string };

/**
 * Starts a checkout on a copy of an installation, sends it the list of requests, and writes every answer as a line of JSON.
 * @returns what was recorded, in words.
 */
export async function record({ checkout, dataDir, out }: Setup): Promise<string> {
  const startedAt = Date.now();
  const installation = readInstallation(dataDir);
  const copy = copyInstallation(resolve(dataDir));
  const receiver = await startReceiver(copy);
  const env = { ...SETTINGS, ...receiver.env, PLINTH_DEMO: "0", PLINTH_AUDIT_MIN_SECONDS: "0" };
  const place = { checkout: resolve(checkout), dataDir: copy, env };
  let product: Product | null = null;
  let database: Database | null = null;
  try {
    product = await startProduct(place);
    database = connectToDatabase(copy);
    const things = await readThings(database);
    const { url } = product;
    const recorder = createRecorder({
      url,
      out,
      database,
      startedAt,
      known: things.known,
      receiverUrl: receiver.url,
    });
    const site: Site = { place, url, database, receiverUrl: receiver.url, today: today(), folder: copy };
    await recordAll({ site, recorder, receiver, installation, things });
    return summarise(recorder.lines());
  } finally {
    await database?.close();
    await product?.stop();
    await receiver.close();
    rmSync(copy, { recursive: true, force: true });
  }
}

async function recordAll(recording: Recording): Promise<void> {
  const { recorder, installation, things, receiver } = recording;
  await recordReads(recorder, installation, things);
  await recordDrafts(recorder, installation);
  recorder.normaliser.begin();
  await recordRefusals(recorder, installation, things);
  await recordMedia(recorder, installation, receiver.url);
  await recordCampaignWrites(recording);
  await recordWebhookWrites(recording);
  await recordAuditWrites(recording);
  await recordCommands(recording);
  await recordReads(recorder, installation, things);
}

function summarise(lines: readonly Line[]): string {
  const isAt = ({ method, path }: Line, template: string) =>
    new RegExp(`^${template.replaceAll(/\{\w+\}/g, "[^/?]+")}$`).test(`${method} ${path.split("?")[0]}`);
  const unanswered = OPERATIONS.filter(
    ({ name }) => !lines.some((line) => line.status === 200 && isAt(line, name)),
  );
  const statuses = [...Map.groupBy(lines, ({ status }) => status)].map(
    ([status, { length }]) => `${status}: ${length}`,
  );
  const missing =
    unanswered.length > 0 ? `; never answered 200: ${unanswered.map(({ name }) => name).join(", ")}` : "";
  return `${lines.length} answers (${statuses.sort().join(", ")}) of ${OPERATIONS.length} operations${missing}`;
}
