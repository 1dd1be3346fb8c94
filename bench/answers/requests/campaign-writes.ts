import { addDays } from "#lib/time.ts";
import { KEPT_KEY, keptCampaign } from "../make-events.ts";
import { until } from "../site.ts";
import { askFor, noteDeliveries, type Recording } from "./recording.ts";

type Made = { id: string };

const BEGINS_IN_MS = 5_000;

/** Campaigns: made once and repeatedly, changed, begun, deleted. */
export async function recordCampaignWrites(recording: Recording): Promise<void> {
  const { recorder, installation, site } = recording;
  const by = installation.callers.workshop;
  const start_date = addDays(site.today, 45);
  const body = { name: "Spring menu", objective: "More visits", start_date };
  const repeated = { by, headers: { "idempotency-key": "campaign" } };
  const { id } = await askFor<Made>(recording, "POST /v1/campaigns", { ...repeated, body });
  await recorder.ask("POST /v1/campaigns", { ...repeated, body });
  const respelled = `{ "start_date":"${start_date}",  "objective":"More visits","name":"Spring menu" }`;
  await recorder.ask("POST /v1/campaigns", { ...repeated, body: respelled });
  await recorder.ask("POST /v1/campaigns", { ...repeated, body: { ...body, name: "Other" } });
  await recordPlans(recording, start_date);
  for (const query of ["", "?limit=2", "?limit=2&offset=2", "?status=draft"])
    await recorder.ask(`GET /v1/campaigns${query}`, { by });
  await recordChanges(recording, id);
  for (const request of ["DELETE", "DELETE", "GET", "PATCH"])
    await recorder.ask(`${request} /v1/campaigns/${id}`, { by, ...(request === "PATCH" && { body: {} }) });
  await recordKept(recording);
  await recordBeginning(recording);
}

async function recordPlans({ recorder, installation }: Recording, start_date: string): Promise<void> {
  const by = installation.callers.workshop;
  const two = (one?: unknown, other?: unknown) => [
    { name: "Teaser", weeks: one },
    { name: "Launch", weeks: other },
  ];
  const plans = [
    { duration_weeks: 10 },
    { duration_weeks: 1 },
    { phases: two(2, 3) },
    { phases: two([1], [2, 3]) },
  ];
  const more = [
    { phases: two(), duration_weeks: 5 },
    { phases: two(), duration_weeks: 1 },
    { phases: two() },
    { name: "🙂".repeat(200), objective: "  " },
  ];
  for (const plan of [...plans, ...more, { start_date: "2999-01-11T09:00:00+01:00" }])
    await recorder.ask("POST /v1/campaigns", { by, body: { name: "Plan", start_date, ...plan } });
}

async function recordChanges({ recorder, installation, site, things }: Recording, id: string): Promise<void> {
  const { workshop, full } = installation.callers;
  const phases = [{ name: "Only", weeks: 3 }];
  const changes = [{}, { name: "Summer menu" }, { objective: "" }, { start_date: addDays(site.today, 50) }];
  const plans = [
    { duration_weeks: 8 },
    { phases },
    { duration_weeks: 4 },
    { duration_weeks: 3, phases },
    { id: "x" },
  ];
  for (const body of [...changes, ...plans]) {
    await recorder.ask(`PATCH /v1/campaigns/${id}`, { by: workshop, body });
    await recorder.ask(`GET /v1/campaigns/${id}`, { by: workshop });
  }
  const begun = await site.database.rows<Made>(
    "SELECT id FROM campaigns WHERE workspace_id = $1 AND status <> 'draft' ORDER BY created_at, id",
    [full.id],
  );
  for (const { id: own } of begun)
    for (const body of [{ start_date: "2999-01-01" }, { phases, duration_weeks: 3 }, { name: "Renamed" }])
      await recorder.ask(`PATCH /v1/campaigns/${own}`, { by: full, body });
  await recorder.ask(`PATCH /v1/campaigns/${things.of("campaigns", full.id)[0]}`, { by: workshop, body: {} });
}

/** An answer that was kept when the installation was prepared, as long as it is kept. */
async function recordKept({ recorder, installation }: Recording): Promise<void> {
  const body = keptCampaign(installation.preparedAt.slice(0, 10));
  const headers = { "idempotency-key": KEPT_KEY };
  await recorder.ask("POST /v1/campaigns", { by: installation.callers.full, body, headers });
}

/** A campaign that begins while everybody waits, and the event that tells of it. */
async function recordBeginning(recording: Recording): Promise<void> {
  const { recorder, installation, site } = recording;
  const by = installation.callers.workshop;
  const secret = "the secret of campaigns";
  const webhook = { url: `${site.receiverUrl}ok/campaigns`, events: ["campaign.phase_changed"], secret };
  await recorder.ask("POST /v1/webhooks", { by, body: webhook });
  const start_date = new Date(Date.now() + BEGINS_IN_MS).toISOString();
  const { id } = await askFor<Made>(recording, "POST /v1/campaigns", {
    by,
    body: { name: "Begins", start_date },
  });
  await until("the beginning of a campaign", async () => {
    const [row] = await site.database.rows("SELECT status FROM campaigns WHERE id = $1", [id]);
    return row?.status === "active";
  });
  await recorder.ask(`GET /v1/campaigns/${id}`, { by });
  await recorder.ask("GET /v1/campaigns?status=active", { by });
  await recorder.ask(`PATCH /v1/campaigns/${id}`, { by, body: { duration_weeks: 2 } });
  await noteDeliveries(recording, "/ok/campaigns", { count: 1, secrets: [secret] });
}
