import { setTimeout as sleep } from "node:timers/promises";
import { revokeKey } from "#lib/api-keys/revoke-key.ts";
import { quantileLow } from "#lib/statistics/quantile.ts";
import { makeSmallWorkspace } from "#scripts/testing/audits.ts";
import { findBrokenDeliveries } from "#scripts/testing/invariants/find-broken-deliveries.ts";
import { findForeignRows } from "#scripts/testing/invariants/find-foreign-rows.ts";
import { findUnendedAudits } from "#scripts/testing/invariants/find-unended-audits.ts";
import { makeKey } from "#scripts/testing/keys.ts";
import { ownerPool } from "#scripts/testing/owner-db.ts";
import { makeWorkspaceWithPosts } from "#scripts/testing/workspaces.ts";
import { type Answer, ask } from "./ask.ts";
import { LIMIT, type Stage } from "./open-stage.ts";

/** What is found out, and whether it is what it has to be. */
export type Finding = { what: string; figure: string; holds: boolean };

const SCORE = "/v1/score";

/** A brand whose audit a worker has completed. */
export async function makeAudited(
  { webs: [web] }: Stage,
  plan: "pro" | "agency",
): Promise<{ id: string; key: string }> {
  const brand = await makeWorkspaceWithPosts(plan);
  const { body } = await ask(web, "POST", "/v1/audit/run", { key: brand.key, body: {} });
  await waitForEnd(web, { key: brand.key, auditId: body.audit_id ?? "" });
  return brand;
}

type Run = { key: string; auditId: string };

async function waitForEnd(web: { url: string }, { key, auditId }: Run): Promise<Answer> {
  for (;;) {
    const answer = await ask(web, "GET", `/v1/audit/${auditId}`, { key });
    if (answer.status === 200) return answer;
    // While it runs.
    if (answer.status !== 425)
      throw new Error(`an audit was answered with ${answer.status}: ${JSON.stringify(answer.body)}`);
    await sleep(20);
  }
}

/** Twice as many requests as the limit, to both web servers at the same time. */
export async function checkLimit(stage: Stage): Promise<Finding> {
  const { webs } = stage;
  const { key } = await makeAudited(stage, "pro");
  const statuses: number[] = [];
  const askOften = async (n: number) => {
    for (let sent = 0; sent < (2 * LIMIT) / 20; sent++) {
      const { status } = await ask(webs[n % 2] as (typeof webs)[0], "GET", SCORE, { key });
      statuses.push(status);
    }
  };
  await Promise.all(Array.from({ length: 20 }, (_, n) => askOften(n)));
  const accepted = statuses.filter((status) => status === 200).length;
  const refused = statuses.filter((status) => status === 429).length;
  return {
    what: "a limit of a minute holds over both web servers",
    figure: `${accepted} of ${statuses.length} accepted, ${refused} answered 429; the limit is ${LIMIT}`,
    holds: accepted === LIMIT && accepted + refused === statuses.length,
  };
}

/** A key that both web servers are asked with all the time, and that is revoked elsewhere. */
export async function checkRevocation(stage: Stage, rounds = 5): Promise<Finding> {
  const { webs } = stage;
  const { id } = await makeAudited(stage, "agency");
  const worst: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const { key, key_id } = await makeKey(id);
    let revokedAt = Number.POSITIVE_INFINITY;
    const lastAccepted = webs.map(async (web) => {
      let last = 0;
      while (performance.now() < revokedAt + 2_000) {
        const sent = performance.now();
        if ((await ask(web, "GET", SCORE, { key })).status === 200) last = sent;
        await sleep(5);
      }
      return last;
    });
    await sleep(300 + 170 * round);
    await revokeKey(key_id, new Date());
    revokedAt = performance.now();
    worst.push(Math.max(...(await Promise.all(lastAccepted))) - revokedAt);
  }
  const latest = Math.max(...worst);
  return {
    what: "a revoked key ends within a second on both",
    figure: `accepted for at most ${Math.max(0, latest).toFixed(0)} ms after, in ${rounds} revocations`,
    holds: latest <= 1_000,
  };
}

/**
 * Runs that are asked for on both web servers at once, and carried out by two workers; each is told to a receiver. Whoever sees the run
 * completed on one web server asks the other for its score.
 */
export async function checkAudits(stage: Stage, { workspaces = 6, rounds = 4 } = {}): Promise<Finding[]> {
  const { webs, receiver } = stage;
  const brands = await Promise.all(Array.from({ length: workspaces }, () => makeSmallWorkspace("agency")));
  for (const [n, { key }] of brands.entries()) {
    const body = { url: `${receiver.url}${n}`, events: ["audit.completed"] };
    const { status } = await ask(webs[0], "POST", "/v1/webhooks", { key, body });
    if (status !== 200) throw new Error(`a webhook was answered with ${status}`);
  }
  const begun = { accepted: 0, refused: 0, other: 0, stale: 0 };
  const runInTurn = async ({ key }: { key: string }, n: number) => {
    for (let round = 0; round < rounds; round++) {
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, m) =>
          ask(webs[m % 2] as (typeof webs)[0], "POST", "/v1/audit/run", { key, body: {} }),
        ),
      );
      const run = answers.find(({ status }) => status === 200);
      begun.accepted += answers.filter(({ status }) => status === 200).length;
      begun.refused += answers.filter(({ status }) => status === 409).length;
      begun.other += answers.filter(({ status }) => status !== 200 && status !== 409).length;
      if (!run) throw new Error(`no run was accepted: ${answers.map(({ status }) => status).join()}`);
      if (!(await isCurrentElsewhere(stage, { key, auditId: run.body.audit_id ?? "" }, (n + round) % 2)))
        begun.stale += 1;
    }
  };
  await Promise.all(brands.map(runInTurn));
  const runs = workspaces * rounds;
  const told = await untilTold(stage, runs);
  const rows = ownerPool();
  const log = { url: receiver.url, requests: receiver.requests, ambiguous: new Set<string>() };
  const offences = [
    ...(await findUnendedAudits(rows)),
    ...(await findBrokenDeliveries(rows, log)),
    ...(await findForeignRows(rows)),
  ];
  const { rows: steps } = await rows.query<{ most: number }>(
    "SELECT max(runs)::int AS most FROM audit_steps",
  );
  return [
    {
      what: "one audit at a time, each step carried out once",
      figure: `${runs} times 8 requests: ${begun.accepted} accepted, ${begun.refused} answered 409, ${begun.other} otherwise; at most ${steps[0]?.most} run of a step`,
      holds: begun.accepted === runs && begun.other === 0 && steps[0]?.most === 1,
    },
    {
      what: "an audit that is seen completed on one web server is the score of the other",
      figure: `${begun.stale} of ${runs} scores were older`,
      holds: begun.stale === 0,
    },
    {
      what: "each event arrives once",
      figure: `${told.messages} messages of ${told.events} events; ${offences.length} rows break an invariant`,
      holds: told.messages === runs && told.events === runs && offences.length === 0,
    },
  ];
}

async function isCurrentElsewhere({ webs }: Stage, run: Run, n: number): Promise<boolean> {
  const [here, there] = n === 0 ? webs : [webs[1], webs[0]];
  const audit = await waitForEnd(here, run);
  const score = await ask(there, "GET", SCORE, run);
  return Date.parse(score.body.calculated_at ?? "") >= Date.parse(audit.body.completed_at ?? "");
}

async function untilTold({ receiver }: Stage, runs: number): Promise<{ messages: number; events: number }> {
  for (let tries = 0; receiver.requests.length < runs && tries < 300; tries++) await sleep(100);
  // One that came twice would come soon.
  await sleep(2_000);
  const events = new Set(receiver.requests.map(({ headers }) => headers["webhook-id"]));
  return { messages: receiver.requests.length, events: events.size };
}

/** Reads on both web servers while the replica dies and comes back. */
export async function checkFailover(stage: Stage): Promise<Finding> {
  const { webs, replica, countTransactions } = stage;
  const { key } = await makeAudited(stage, "agency");
  const answers: { status: number; ms: number }[] = [];
  let isOver = false;
  const paths = [SCORE, "/v1/score/history", "/v1/platforms"];
  const reading = Array.from({ length: 8 }, async (_, n) => {
    for (let m = n; !isOver; m++)
      answers.push(await ask(webs[n % 2] as (typeof webs)[0], "GET", paths[m % 3] ?? SCORE, { key }));
  });
  await sleep(2_000);
  const before = answers.length;
  replica.kill();
  await sleep(3_000);
  const without = answers.slice(before);
  replica.start();
  await sleep(1_500);
  const first = await countTransactions();
  await sleep(1_500);
  const last = await countTransactions();
  isOver = true;
  await Promise.all(reading);
  const failed = answers.filter(({ status }) => status !== 200).length;
  const slowest = Math.max(...without.map(({ ms }) => ms));
  const times = without.map(({ ms }) => ms);
  return {
    what: "the replica dies and comes back",
    figure: `${failed} of ${answers.length} answers failed; p99 ${quantileLow(times, 0.99)?.toFixed(0)} ms and ${slowest.toFixed(0)} ms at most while it was away; asked again afterwards: ${last.replica - first.replica} transactions`,
    holds: failed === 0 && last.replica - first.replica > 10,
  };
}
