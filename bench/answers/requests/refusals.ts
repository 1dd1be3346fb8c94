import { sumOf } from "#lib/scopes.ts";
import { OPERATIONS, type Operation } from "#scripts/testing/operations.ts";
import type { Caller, Installation } from "../installation.ts";
import type { Recorder } from "../recorder.ts";
import type { Things } from "../things.ts";
import { METHODS, recordPaths } from "./paths.ts";
import { MALFORMED, REFUSED_BODIES } from "./refused-bodies.ts";

/** Every refusal, by callers to whom nothing can happen: what is wrong is found before anything is written. */
export async function recordRefusals(
  recorder: Recorder,
  installation: Installation,
  things: Things,
): Promise<void> {
  for (const operation of OPERATIONS) await recordCallers(recorder, operation, installation);
  for (const path of new Set(OPERATIONS.map((operation) => operation.path)))
    for (const method of METHODS) await recorder.ask(`${method} ${path}`);
  await recordPaths(recorder, installation.callers.full);
  await recordBodies(recorder, installation.callers.empty);
  await recordStates(recorder, installation, things);
}

/** Who may not: without key, with a bad one, below the plan, without the scope, of a deleted workspace. */
async function recordCallers(recorder: Recorder, operation: Operation, { callers, keys }: Installation) {
  const { method, path, body, scope } = operation;
  const content = body && { body };
  const request = `${method} ${path}`;
  const { key } = callers.full;
  for (const authorization of [
    "",
    "Bearer",
    "Bearer nonsense",
    key,
    `Basic ${key}`,
    `Bearer ${key}x`,
    `Bearer ${key} x`,
  ])
    await recorder.ask(request, { ...content, headers: { authorization } });
  await recorder.ask(request, {
    ...content,
    headers: { "x-api-key": key, cookie: `next-auth.session-token=${key}` },
  });
  const unfit = sumOf(scope) === "read" ? keys.writer : keys.reader;
  for (const by of [keys.revoked, keys.expired, unfit, callers.creator, callers.deleted])
    await recorder.ask(request, { ...content, by });
  if (operation.plan === "agency") await recorder.ask(request, { ...content, by: callers.moved });
  const hasId = path.includes("_unknown");
  if (hasId) await recorder.ask(request, { ...content, by: callers.empty });
  for (const wrong of METHODS) {
    const isOther =
      !OPERATIONS.some((other) => other.path === path && other.method === wrong) && wrong !== "HEAD";
    if (isOther) await recorder.ask(`${wrong} ${path}`, { by: callers.empty });
  }
}

async function recordBodies(recorder: Recorder, by: Caller): Promise<void> {
  for (const { operation, body, changes } of REFUSED_BODIES)
    for (const change of changes) await recorder.ask(operation, { by, body: { ...body, ...change } });
  for (const { method, path, body } of OPERATIONS) {
    if (body === undefined) continue;
    for (const malformed of MALFORMED) await recorder.ask(`${method} ${path}`, { by, ...malformed });
  }
  for (const key of ["", "x".repeat(256), "caf\u00e9"])
    await recorder.ask("POST /v1/campaigns", {
      by,
      body: { name: "x", start_date: "2999-01-01" },
      headers: { "idempotency-key": key },
    });
  for (const body of [{ status: "disabled" }, { status: 5 }, { url: "http://x.example/" }, { events: [] }])
    await recorder.ask("PATCH /v1/webhooks/wh_unknown", { by, body });
  for (const body of [{ name: "" }, { start_date: "2001-01-01" }, { phases: [] }, { duration_weeks: 0 }])
    await recorder.ask("PATCH /v1/campaigns/cmp_unknown", { by, body });
  for (const secret of ["", 5, null, "x".repeat(513)])
    await recorder.ask("POST /v1/webhooks/wh_unknown/rotate-secret", { by, body: { secret } });
  for (const query of ["max_feedback=0", "max_feedback=11", "max_feedback=x", "expand=all"])
    await recorder.ask(`POST /v1/studio/score?${query}`, { by, body: REFUSED_BODIES[0]?.body });
}

/** What the state of things does not allow. */
async function recordStates(recorder: Recorder, { callers }: Installation, things: Things): Promise<void> {
  const { full, halted, limited, empty, second, workshop } = callers;
  for (const by of [halted, limited, empty]) await recorder.ask("POST /v1/audit/run", { by, body: {} });
  const stranger = { workspace_id: workshop.id };
  for (const by of [full, second]) await recorder.ask("POST /v1/audit/run", { by, body: stranger });
  await recorder.ask("POST /v1/audit/run", {
    by: workshop,
    body: { platforms: ["youtube", "tiktok", "twitter"] },
  });
  for (const { webhook_id: webhook, id } of things.pending.filter((row) => row.workspace_id === full.id)) {
    await recorder.ask(`POST /v1/webhooks/${webhook}/deliveries/${id}/replay`, { by: full, body: {} });
    await recorder.ask(`POST /v1/webhooks/${webhook}/deliveries/${id}/replay`, { by: workshop, body: {} });
  }
}
