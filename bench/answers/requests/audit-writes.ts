import { plainPosts } from "../plain-files.ts";
import { importFiles, until } from "../site.ts";
import { askFor, noteDeliveries, type Recording } from "./recording.ts";

type Made = { id: string };
type Run = { audit_id: string };

const EXPAND = ["", "?expand=explanation", "?expand=confidence", "?expand=explanation,confidence"];
const SECRET = "the secret of audits";
/** What the plan of Pro allows a minute, and one more. */
const OVER_THE_LIMIT = 61;

/** A whole audit with all that hears of it, one that was interrupted, live scores, and the rate limit. */
export async function recordAuditWrites(recording: Recording): Promise<void> {
  const { recorder, installation } = recording;
  const { workshop, limited } = installation.callers;
  await changeFigures(recording);
  const webhooks = await makeReceivers(recording);
  const id = await runInFull(recording);
  for (const path of [...EXPAND.map((query) => `/v1/audit/${id}${query}`), "/v1/audit", ...READS])
    await recorder.ask(`GET ${path}`, { by: workshop });
  await noteReceived(recording, webhooks);
  await resumeHalted(recording);
  await recordLive(recording);
  await recorder.ask("GET /v1/score", { by: limited });
  for (let n = 0; n < OVER_THE_LIMIT; n++) await recorder.askOn("GET /v1/score", { by: limited });
  await recorder.askOn("GET /v1/workspace", { by: limited });
}

const READS = [
  "/v1/workspace",
  "/v1/platforms",
  "/v1/campaigns",
  "/v1/score/history?granularity=daily",
].concat(EXPAND.map((query) => `/v1/score${query}`));

/** Figures that move the score, so that its change is told. */
async function changeFigures({ site, installation }: Recording): Promise<void> {
  const text = plainPosts(site.today, { count: 120, every: 1, exposure: 90_000 });
  await importFiles(site, installation.callers.workshop, [
    { platform: "instagram", name: "posts.csv", text },
  ]);
}

async function makeReceivers(recording: Recording): Promise<Made[]> {
  const { installation, site } = recording;
  const made: Made[] = [];
  for (const [path, event] of [
    ["ok/audits", "audit.completed"],
    ["ok/scores", "score.changed"],
    ["once/audits", "audit.completed"],
    ["gone/audits", "audit.completed"],
  ]) {
    const body = { url: `${site.receiverUrl}${path}`, events: [event], secret: SECRET };
    made.push(
      await askFor<Made>(recording, "POST /v1/webhooks", { by: installation.callers.workshop, body }),
    );
  }
  return made;
}

async function runInFull(recording: Recording): Promise<string> {
  const { recorder, installation, site } = recording;
  const repeated = { by: installation.callers.workshop, headers: { "idempotency-key": "run" } };
  const body = {
    platforms: ["instagram", "twitter"],
    lookback_days: 60,
    webhook_url: `${site.receiverUrl}ok/run`,
  };
  const { audit_id: id } = await askFor<Run>(recording, "POST /v1/audit/run", { ...repeated, body });
  await recorder.ask("POST /v1/audit/run", { ...repeated, body });
  await recorder.ask("POST /v1/audit/run", { ...repeated, body: {} });
  await untilCompleted(recording, id);
  await recorder.ask("POST /v1/audit/run", { ...repeated, body });
  return id;
}

async function noteReceived(recording: Recording, webhooks: Made[]): Promise<void> {
  const { recorder, installation, site } = recording;
  const secrets = [SECRET];
  await noteDeliveries(recording, "/ok/audits", { count: 1, secrets });
  await noteDeliveries(recording, "/ok/scores", { count: 1, secrets });
  await noteDeliveries(recording, "/once/audits", { count: 2, secrets });
  await noteDeliveries(recording, "/gone/audits", { count: 1, secrets });
  await noteDeliveries(recording, "/ok/run", { count: 1 });
  await until("the end of the deliveries", async () => {
    const ids = webhooks.map(({ id }) => id);
    const pending = "SELECT 1 FROM deliveries WHERE webhook_id = ANY ($1) AND status = 'pending'";
    return (await site.database.rows(pending, [ids])).length === 0;
  });
  const by = installation.callers.workshop;
  for (const { id } of webhooks)
    for (const path of [`/v1/webhooks/${id}`, `/v1/webhooks/${id}/deliveries`])
      await recorder.ask(`GET ${path}`, { by });
}

async function resumeHalted(recording: Recording): Promise<void> {
  const { recorder, installation, site, things } = recording;
  const by = installation.callers.halted;
  const id = things.of("audits", by.id).at(-1) ?? "";
  await site.database.rows("UPDATE audits SET lease_until = now(), taken_at = now() WHERE id = $1", [id]);
  await untilCompleted(recording, id);
  for (const query of EXPAND) await recorder.ask(`GET /v1/audit/${id}${query}`, { by });
}

/** Live scores before and after their figures change. */
async function recordLive({ recorder, installation, site }: Recording): Promise<void> {
  const by = installation.callers.live;
  const read = async () => {
    for (const query of [...EXPAND, "?include_pillars=false"])
      await recorder.ask(`GET /v1/score${query}`, { by });
    await recorder.ask("GET /v1/score/history?granularity=daily", { by });
    await recorder.ask("GET /v1/workspace", { by });
  };
  await read();
  const text = plainPosts(site.today, { count: 90, every: 1, exposure: 30_000 });
  await importFiles(site, by, [{ platform: "linkedin", name: "posts.csv", text }]);
  await read();
}

async function untilCompleted({ site }: Recording, id: string): Promise<void> {
  await until(`the end of audit ${id}`, async () => {
    const [row] = await site.database.rows("SELECT status FROM audits WHERE id = $1", [id]);
    return row?.status === "completed";
  });
}
