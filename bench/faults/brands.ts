import { setTimeout as sleep } from "node:timers/promises";
import { withWorkspace } from "#lib/db.ts";
import { makeWebhook } from "#lib/deliveries/testing/deliveries.ts";
import { newId } from "#lib/ids.ts";
import type { Plan } from "#lib/plans.ts";
import { importText, makePosts, makeWorkspace } from "#scripts/testing/workspaces.ts";
import { ask, json } from "./client.ts";
import { type Stage, until } from "./stage.ts";

export type Brand = { id: string; key: string };

/** Workspaces with a month of posts, each with a webhook for every event of theirs at the receiver, at a path of its own. */
export async function makeBrands(
  stage: Stage,
  count: number,
  { plan = "agency" as Plan, hooks = true } = {},
): Promise<Brand[]> {
  const brands: Brand[] = [];
  for (let n = 0; n < count; n++) {
    const brand = await makeWorkspace(plan);
    await importText(brand.id, "twitter", makePosts(30));
    if (hooks) await makeHook(stage, brand.id);
    brands.push(brand);
  }
  return brands;
}

/** A webhook for `audit.completed` and `score.changed` at a path of its own. */
export async function makeHook(stage: Stage, workspaceId: string, base = stage.receiver.url) {
  const path = `/${newId("wh")}`;
  const hook = await makeWebhook(`${base}${path.slice(1)}`, { workspaceId });
  const events = ["score.changed", "audit.completed"];
  const where = { workspaceId_id: { workspaceId, id: hook.id } };
  await withWorkspace(workspaceId, (tx) => tx.webhook.update({ where, data: { events } }));
  return { ...hook, path };
}

/** For so long a client comes again that is told to. */
const COMES_AGAIN_MS = 30_000;

/** Starts an audit over the API, as a client does that comes again after a 503. @throws Error when it is refused. */
export async function startAudit(stage: Stage, { key }: Brand, body: object = {}): Promise<string> {
  const { acknowledged } = stage;
  for (const begun = performance.now(); ; await sleep(1_000)) {
    const answer = await ask(stage.web().url, "POST", "/v1/audit/run", { key, body });
    const { audit_id } = json(answer);
    if (audit_id) {
      acknowledged.push({ table: "audits", id: audit_id });
      return audit_id;
    }
    if (answer.status !== 503 || performance.now() - begun > COMES_AGAIN_MS)
      throw new Error(`the run was refused: ${answer.status} ${answer.text}`);
  }
}

/** Seconds until no audit is processing any more; null when some still is. */
export function untilAuditsEnd({ sql }: Stage, seconds: number): Promise<number | null> {
  return until(async () => {
    const [row] = await sql<{ n: number }>(
      "SELECT count(*)::int AS n FROM audits WHERE status = 'processing'",
    );
    return row?.n === 0;
  }, seconds);
}

/** Seconds until no delivery is pending any more. */
export function untilDelivered({ sql }: Stage, seconds: number): Promise<number | null> {
  return until(async () => {
    const [row] = await sql<{ n: number }>(
      "SELECT count(*)::int AS n FROM deliveries WHERE status = 'pending'",
    );
    return row?.n === 0;
  }, seconds);
}
