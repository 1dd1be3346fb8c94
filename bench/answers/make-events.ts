import { setTimeout as sleep } from "node:timers/promises";
import { addDays } from "#lib/time.ts";
import type { Caller, Installation } from "./installation.ts";
import { ask, operate, runAudit, type Site, until } from "./site.ts";

type Made = { id: string };

/** More than a page of a list holds. */
const MORE_THAN_A_PAGE = 22;

/** The Idempotency-Key of a request that a recording repeats. */
export const KEPT_KEY = "prepared";

/** What was asked for with it. */
export function keptCampaign(day: string): object {
  return { name: "Asked for twice", start_date: addDays(day, 90) };
}

/** Audits in every state. */
export async function makeAudits(site: Site, callers: Installation["callers"]): Promise<void> {
  const { full, second, workshop, live, limited, quiet, moved, halted, deleted } = callers;
  for (const days of [90, 30]) {
    const asOf = ["--as-of", addDays(site.today, -days), "--wait"];
    await operate(site, "audit", "run", "--workspace", full.id, ...asOf);
  }
  const once = [second, workshop, live, quiet, moved, halted, deleted];
  await Promise.all(once.map((caller) => runAudit(site, caller)));
  await runAudit(site, full);
  await runAudit(site, full, { platforms: ["instagram", "twitter"], lookback_days: 30 });
  await runAudit(site, full, { lookback_days: 365, webhook_url: `${site.receiverUrl}ok/audit` });
  await failAudit(site, full);
  await haltAudit(site, halted);
  for (let n = 0; n < 10; n++) await runAudit(site, limited);
}

/** The worker ends what it took up more than five minutes ago. */
async function failAudit(site: Site, by: Caller): Promise<void> {
  const started = await ask<{ audit_id: string }>(site, by, "POST /v1/audit/run", {});
  const past =
    "lease_token = 'nobody', lease_until = now() + interval '1 hour', taken_at = now() - interval '10 minutes'";
  await site.database.rows(`UPDATE audits SET ${past} WHERE id = $1`, [started.audit_id]);
  await until("the failed audit", async () => {
    const [row] = await site.database.rows("SELECT status FROM audits WHERE id = $1", [started.audit_id]);
    return row?.status === "failed";
  });
}

/** An audit in the midst of which its worker was lost: held until a recording lets it go. */
async function haltAudit(site: Site, by: Caller): Promise<void> {
  const started = await ask<{ audit_id: string }>(site, by, "POST /v1/audit/run", {});
  await sleep(1_500);
  const held =
    "lease_token = 'nobody', lease_until = now() + interval '100 years', taken_at = now() + interval '100 years'";
  await site.database.rows(`UPDATE audits SET ${held} WHERE id = $1 AND status = 'processing'`, [
    started.audit_id,
  ]);
}

/** Campaigns in every state, and more of them than a page holds. */
export async function makeCampaigns(site: Site, { full, moved }: Installation["callers"]): Promise<void> {
  const start_date = addDays(site.today, 60);
  const create = (by: Caller, body: object) => ask<Made>(site, by, "POST /v1/campaigns", body);
  for (let n = 0; n < MORE_THAN_A_PAGE; n++) await create(full, { name: `Draft ${n}`, start_date });
  await ask(site, full, "POST /v1/campaigns", keptCampaign(site.today), { "idempotency-key": KEPT_KEY });
  const arc = ["Foundation", "Build", "Peak", "Echo"].map((name) => ({ name, weeks: 26 }));
  const active = await create(full, { name: "Long arc", start_date, phases: arc, objective: "Be known." });
  const short = [
    { name: "Teaser", weeks: 1 },
    { name: "Launch", weeks: 1 },
  ];
  const over = await create(full, { name: "Over", start_date, phases: short });
  await create(moved, { name: "From before", start_date });
  await begin(site, active.id, midPhase(site.today));
  await begin(site, over.id, new Date(addDays(site.today, -40)));
  const states = () =>
    site.database.rows("SELECT status FROM campaigns WHERE id IN ($1, $2)", [active.id, over.id]);
  await until("the moves of the campaigns", async () => {
    const found = (await states()).map(({ status }) => status);
    return found.includes("active") && found.includes("completed");
  });
  await steadyProgress(site);
}

async function begin(site: Site, id: string, at: Date): Promise<void> {
  await site.database.rows("UPDATE campaigns SET start_date = $2, next_move_at = $2 WHERE id = $1", [id, at]);
}

/** Within the second of four phases of 26 weeks, where the percent that have passed stay the same for the whole day. */
function midPhase(today: string): Date {
  return new Date(Date.parse(today) - (182 + 18.4) * 86_400_000);
}

/** The demo's campaign has phases of two weeks, whose progress moves every few hours: it gets phases of 26. */
async function steadyProgress({ database, today }: Site): Promise<void> {
  const start = midPhase(today);
  await database.rows(
    `UPDATE campaigns SET start_date = $1, duration_weeks = 104, next_move_at = $1::timestamptz + interval '364 days',
      phases = (SELECT jsonb_agg(jsonb_build_object('name', phase->>'name', 'weeks',
        (SELECT jsonb_agg(week) FROM generate_series((n - 1) * 26 + 1, n * 26) AS week)) ORDER BY n)
        FROM jsonb_array_elements(phases) WITH ORDINALITY AS list(phase, n))
     WHERE status = 'active' AND phase = 1 AND jsonb_array_length(phases) = 4`,
    [start],
  );
}

/** Webhooks in every state; called before the events that they get. */
export async function makeWebhooks(site: Site, { full, moved }: Installation["callers"]): Promise<void> {
  const create = (by: Caller, path: string, body: object) =>
    ask<Made>(site, by, "POST /v1/webhooks", { url: `${site.receiverUrl}${path}`, ...body });
  const all = ["audit.completed", "score.changed", "campaign.phase_changed"];
  for (let n = 0; n < MORE_THAN_A_PAGE; n++) {
    const { id } = await create(full, `ok/idle${n}`, { events: ["campaign.phase_changed"] });
    await ask(site, full, `PATCH /v1/webhooks/${id}`, { status: "paused" });
  }
  const { id } = await create(full, "ok/all", { events: all, secret: "a secret of the bench" });
  for (let n = 0; n < MORE_THAN_A_PAGE; n++) await ask(site, full, `POST /v1/webhooks/${id}/test`, {});
  await create(full, "fail/waiting", { events: ["audit.completed"] });
  await create(full, "fail/paused", { events: ["audit.completed", "score.changed"] });
  await create(full, "gone", { events: ["audit.completed"] });
  const failing = await create(full, "fail/test", { events: ["score.changed"] });
  await ask(site, full, `POST /v1/webhooks/${failing.id}/test`, {});
  await create(moved, "ok/moved", { events: all });
}

/** Waits until everything was tried once, and has what is tried again wait for longer than anybody will look. */
export async function settleDeliveries(site: Site, { full }: Installation["callers"]): Promise<void> {
  const { database } = site;
  await until("the first attempts", async () => {
    const untried = "SELECT 1 FROM deliveries WHERE status = 'pending' AND attempts = 0";
    return (await database.rows(untried)).length === 0;
  });
  const [paused] = await database.rows<Made>("SELECT id FROM webhooks WHERE url LIKE '%/fail/paused'");
  await ask(site, full, `PATCH /v1/webhooks/${paused?.id}`, { status: "paused" });
  await database.rows(
    "UPDATE deliveries SET next_attempt_at = now() + interval '100 years' WHERE status = 'pending'",
  );
}
