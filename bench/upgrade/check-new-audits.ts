import { formula } from "#lib/formula/versions.ts";
import type { Caller } from "../answers/installation.ts";
import { today } from "../answers/plain-files.ts";
import { ask, runAudit, type Site, until } from "../answers/site.ts";
import type { Running } from "./check-running.ts";
import type { Compared } from "./compare.ts";

type Audit = {
  status: string;
  score: number;
  error?: { title: string };
  pillars: Record<string, { score: number; change: string }>;
  explanation: { formula_version: string };
};
type Score = { score: number; formula_version: string };
type Campaign = { score_at_start: number; score_current: number; score_delta: string };

const TOLD = `SELECT e.workspace_id, e.body::jsonb #>> '{data,formula_version}' AS version, count(d.id)::int AS deliveries FROM events e
  LEFT JOIN deliveries d ON d.workspace_id = e.workspace_id AND d.event_id = e.id
  WHERE e.type = 'score.changed' AND e.created_at > (SELECT max(finished_at) FROM _prisma_migrations) GROUP BY e.workspace_id, e.id, e.body`;

/**
 * Runs the first audits after the upgrade: they are of the current version of the formula, compare themselves with nothing, become
 * the current score, and no receiver is told that it changed. A webhook that wants to be told must be of this installation's
 * `full`, at `/ok/upgraded`.
 */
export async function checkNewAudits(running: Running): Promise<Compared[]> {
  const { full, second, live, workshop, quiet } = running.installation.callers;
  const site = {
    ...running,
    receiverUrl: running.receiver.url,
    today: today(),
    folder: running.place.dataDir,
  };
  const since = running.receiver.requests.length;
  await running.database.rows("DELETE FROM rate_limits");
  const found: Compared[] = [];
  const arc = await findArc(running);
  for (const by of [full, second, live, workshop, arc.by]) found.push(await checkFirst(site, by));
  const isArrived = ({ body }: { body: string }) => body.includes('"audit.completed"');
  await until("audit.completed", async () => running.receiver.requests.slice(since).some(isArrived));
  return [
    sum("first audits under the new formula", found),
    await checkTold(running, since),
    await checkArc(site, arc),
    await checkQuiet(site, quiet),
  ];
}

async function checkFirst(site: Site, by: Caller): Promise<Compared> {
  const id = await runAudit(site, by);
  const audit = await ask<Audit>(site, by, `GET /v1/audit/${id}?expand=explanation`);
  const score = await ask<Score>(site, by, "GET /v1/score");
  const { name } = formula();
  const isOfVersion = audit.explanation?.formula_version === name && score.formula_version === name;
  const changes = Object.values(audit.pillars ?? {}).map(({ change }) => change);
  const isRight =
    isOfVersion &&
    score.score === audit.score &&
    changes.length === 5 &&
    changes.every((one) => one === "+0.0");
  return judge(
    by.name,
    isRight,
    `${by.name}: ${JSON.stringify(audit).slice(0, 900)}, ${JSON.stringify(score)}`,
  );
}

/** What changed is that the formula is another one: it is kept as the new baseline, and sent to nobody. */
async function checkTold({ database, receiver, installation }: Running, since: number): Promise<Compared> {
  const events = await database.rows<{ workspace_id: string; version: string; deliveries: number }>(TOLD);
  const mine = events.filter(({ workspace_id }) => workspace_id === installation.callers.full.id);
  const sent = receiver.requests.slice(since).filter(({ body }) => body.includes('"score.changed"'));
  const isSilent = events.every(({ version, deliveries }) => version === formula().name && deliveries === 0);
  return judge(
    "score.changed, a baseline sent to nobody",
    mine.length === 1 && isSilent && sent.length === 0,
    `${JSON.stringify(events)}, ${sent.length} received`,
  );
}

/** The delta of the running campaign is of two scores of one formula again. */
async function checkArc(site: Site, { by, id }: Arc): Promise<Compared> {
  const campaign = await ask<Campaign>(site, by, `GET /v1/campaigns/${id}`);
  const move = Math.round((campaign.score_current - campaign.score_at_start) * 10) / 10;
  const isRight = campaign.score_delta !== null && Number(campaign.score_delta) === move;
  return judge("a campaign counts on from the new start", isRight, JSON.stringify(campaign));
}

type Arc = { by: Caller; id: string };

async function findArc({ database, installation }: Running): Promise<Arc> {
  const [found] = await database.rows<{ workspace_id: string; id: string }>(
    "SELECT workspace_id, id FROM campaigns WHERE status = 'active' AND score_at_start IS NOT NULL ORDER BY id",
  );
  const by = installation.others.find(({ id }) => id === found?.workspace_id);
  if (!found || !by) throw new Error("no running campaign began with a score");
  return { by, id: found.id };
}

/** Whose figures are older than what a score may rest on. */
async function checkQuiet(site: Site, by: Caller): Promise<Compared> {
  const audit = await ask<Audit>(site, by, `GET /v1/audit/${await runAudit(site, by)}`);
  const score = await ask<Score>(site, by, "GET /v1/score");
  const isRight =
    audit.status === "failed" &&
    audit.error?.title === "No Recent Data" &&
    score.formula_version !== formula().name;
  return judge(
    "old figures get no score of the new formula",
    isRight,
    `${JSON.stringify(audit)}, ${JSON.stringify(score)}`,
  );
}

function sum(what: string, found: readonly Compared[]): Compared {
  const differences = found.flatMap((one) => one.differences);
  return { what, equal: found.length - differences.length, total: found.length, differences };
}

function judge(what: string, isTrue: boolean, difference: string): Compared {
  return { what, equal: isTrue ? 1 : 0, total: 1, differences: isTrue ? [] : [difference] };
}
