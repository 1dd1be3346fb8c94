import { until } from "../site.ts";
import { askFor, noteDeliveries, type Recording } from "./recording.ts";

type Made = { id: string };

const MOST_WEBHOOKS = 50;
const SECRET = `whsec_${Buffer.from("a secret of exactly 32 bytes, ok").toString("base64")}`;

/** Webhooks: made, changed, tried, given other secrets, deleted; and that there is an end to their number. */
export async function recordWebhookWrites(recording: Recording): Promise<void> {
  const { recorder, installation, site } = recording;
  const by = installation.callers.workshop;
  const body = {
    url: `${site.receiverUrl}ok/tried`,
    events: ["score.changed", "score.changed"],
    secret: SECRET,
  };
  const repeated = { by, headers: { "idempotency-key": "webhook" } };
  const { id } = await askFor<Made>(recording, "POST /v1/webhooks", { ...repeated, body });
  await recorder.ask("POST /v1/webhooks", { ...repeated, body });
  await recorder.ask("POST /v1/webhooks", { ...repeated, body: { ...body, secret: "another" } });
  await recorder.ask("GET /v1/webhooks", { by });
  for (const changes of [
    {},
    { status: "paused" },
    { events: ["audit.completed"] },
    { id: "x" },
    { status: "active" },
  ])
    await recorder.ask(`PATCH /v1/webhooks/${id}`, { by, body: changes });
  await tryOut(recording, id, { path: "/ok/tried", count: 1, secrets: [SECRET] });
  await replay(recording, id);
  await rotate(recording, id);
  await recorder.ask(`PATCH /v1/webhooks/${id}`, { by, body: { url: `${site.receiverUrl}fail/tried` } });
  await tryOut(recording, id, { path: "/fail/tried", count: 1 });
  for (const request of ["DELETE", "DELETE", "GET"])
    await recorder.ask(`${request} /v1/webhooks/${id}`, { by });
  await recordFormer(recording);
  await recordLimit(recording);
}

/** A test-send, and what the list of deliveries says when it has ended. */
async function tryOut(
  recording: Recording,
  id: string,
  expected: { path: string; count: number; secrets?: string[] },
): Promise<void> {
  const { recorder, installation } = recording;
  const by = installation.callers.workshop;
  await recorder.ask(`POST /v1/webhooks/${id}/test`, { by, body: {} });
  await noteDeliveries(recording, expected.path, expected);
  await ended(recording, id);
  await recorder.ask(`GET /v1/webhooks/${id}/deliveries?limit=1`, { by });
}

async function replay(recording: Recording, id: string): Promise<void> {
  const { recorder, installation } = recording;
  const by = installation.callers.workshop;
  const list = await askFor<{ deliveries: Made[] }>(recording, `GET /v1/webhooks/${id}/deliveries`, { by });
  const request = `POST /v1/webhooks/${id}/deliveries/${list.deliveries[0]?.id}/replay`;
  const repeated = { by, body: {}, headers: { "idempotency-key": "replay" } };
  for (let n = 0; n < 2; n++) await recorder.ask(request, repeated);
  await noteDeliveries(recording, "/ok/tried", { count: 2, secrets: [SECRET] });
  await ended(recording, id);
  for (const query of ["", "?status=succeeded", "?status=failed", "?limit=1&offset=1"])
    await recorder.ask(`GET /v1/webhooks/${id}/deliveries${query}`, { by });
}

async function rotate(recording: Recording, id: string): Promise<void> {
  const { installation } = recording;
  const by = installation.callers.workshop;
  const request = `POST /v1/webhooks/${id}/rotate-secret`;
  const given = await askFor<{ secret: string }>(recording, request, {
    by,
    body: { secret: "a new secret" },
  });
  await tryOut(recording, id, { path: "/ok/tried", count: 3, secrets: [given.secret, SECRET] });
  const repeated = { by, headers: { "idempotency-key": "rotate" } };
  const made = await askFor<{ secret: string }>(recording, request, repeated);
  await askFor(recording, request, repeated);
  await tryOut(recording, id, { path: "/ok/tried", count: 4, secrets: [made.secret, given.secret] });
}

/** A webhook of before, whose secret was sealed then. */
async function recordFormer(recording: Recording): Promise<void> {
  const { recorder, installation, site } = recording;
  const by = installation.callers.full;
  const own = "SELECT id FROM webhooks WHERE workspace_id = $1 AND url LIKE '%/ok/all'";
  const [former] = await site.database.rows<Made>(own, [by.id]);
  const path = `/v1/webhooks/${former?.id}`;
  await recorder.ask(`PATCH ${path}`, { by, body: { url: `${site.receiverUrl}ok/former` } });
  await recorder.ask(`POST ${path}/test`, { by, body: {} });
  await noteDeliveries(recording, "/ok/former", { count: 1, secrets: ["a secret of the bench"] });
  const disabled = "SELECT id FROM webhooks WHERE workspace_id = $1 AND status = 'disabled'";
  for (const { id } of await site.database.rows<Made>(disabled, [by.id]))
    await recorder.ask(`PATCH /v1/webhooks/${id}`, { by, body: { status: "active" } });
}

async function recordLimit({ recorder, installation, site }: Recording): Promise<void> {
  const by = installation.callers.empty;
  for (let n = 0; n <= MOST_WEBHOOKS; n++)
    await recorder.ask("POST /v1/webhooks", {
      by,
      body: { url: `${site.receiverUrl}ok/${n}`, events: ["score.changed"] },
    });
}

async function ended({ site }: Recording, id: string): Promise<void> {
  await until(`the deliveries of ${id}`, async () => {
    const pending = "SELECT 1 FROM deliveries WHERE webhook_id = $1 AND status = 'pending'";
    return (await site.database.rows(pending, [id])).length === 0;
  });
}
