import { setTimeout as sleep } from "node:timers/promises";
import { makeBrands, startAudit, untilAuditsEnd, untilDelivered } from "./brands.ts";
import { type Fault, OF_ROWS } from "./fault.ts";
import { quicken, slowDown } from "./slow-down.ts";
import { type Stage, until } from "./stage.ts";

const STEPS = 6;
const STEP_SECONDS = 3;

/** Audits begin so far apart that one kill meets each of them in the midst of another step. */
const killAtEachStep: Fault = {
  number: 1,
  title: "kill -9 of the worker at each audit step",
  bar: "goes on ≤ 20 s; no finished step runs again",
  invariants: OF_ROWS,
  run: async (stage) => {
    const brands = await makeBrands(stage, STEPS);
    await slowDown(stage, "audit_steps", STEP_SECONDS);
    const workers = [stage.startWorker(), stage.startWorker()];
    for (const brand of brands) {
      const id = await startAudit(stage, brand);
      const isPastFirst = async () =>
        (await readSteps(stage)).some((step) => step.id === `${id}0` && step.isDone);
      if (brand !== brands.at(-1)) await until(isPastFirst, 20);
    }
    const countMet = async () => new Set((await readSteps(stage)).flatMap(listRunning)).size;
    await until(async () => (await countMet()) === STEPS, STEP_SECONDS);
    const before = await readSteps(stage);
    const tokens = await stage.sql<{ token: string }>("SELECT lease_token AS token FROM audits");
    await Promise.all(workers.map(stage.killWorker));
    const met = new Set(before.flatMap(listRunning));
    await quicken(stage);
    stage.startWorker();
    const left = tokens.map(({ token }) => token);
    const goesOn = await until(async () => {
      const sql =
        "SELECT 1 FROM audits WHERE status = 'processing' AND (lease_token IS NULL OR lease_token = ANY ($1))";
      return (await stage.sql(sql, [left])).length === 0;
    }, 60);
    await untilAuditsEnd(stage, 30);
    await untilDelivered(stage, 20);
    const after = new Map((await readSteps(stage)).map((step) => [step.id, step]));
    const again = before.filter(({ id, isDone, runs }) => isDone && after.get(id)?.runs !== runs).length;
    const completed = await countCompleted(stage);
    return {
      figure: `goes on after ${goesOn?.toFixed(1) ?? "more than 60"} s; ${again} finished steps run again; ${completed} of ${STEPS} completed, met in ${met.size} different steps`,
      pass:
        goesOn !== null && goesOn <= 20 && again === 0 && met.size === STEPS && completed === brands.length,
    };
  },
};

const frozenWorker: Fault = {
  number: 3,
  title: "worker stopped 30 s, another finishes, then it goes on",
  bar: "0 rows written by it; one event",
  invariants: OF_ROWS,
  run: async (stage) => {
    const [brand] = await makeBrands(stage, 1);
    if (!brand) throw new Error("no brand was made");
    await slowDown(stage, "audit_steps", STEP_SECONDS);
    const zombie = stage.startWorker();
    const auditId = await startAudit(stage, brand);
    const isUnderWay = async () => (await readSteps(stage)).filter(({ isDone }) => isDone).length >= 2;
    await until(isUnderWay, 30);
    zombie.kill("SIGSTOP");
    const stopped = performance.now();
    const next = stage.startWorker();
    const ended = await untilAuditsEnd(stage, 60);
    await untilDelivered(stage, 20);
    await sleep(Math.max(0, 30_000 - (performance.now() - stopped)));
    next.kill("SIGSTOP");
    const rows = await readVersions(stage, brand.id);
    zombie.kill("SIGCONT");
    await sleep(6_000);
    const written = (await readVersions(stage, brand.id)).filter((row) => !rows.includes(row)).length;
    next.kill("SIGCONT");
    const events = await stage.sql(
      "SELECT 1 FROM events WHERE type = 'audit.completed' AND body LIKE '%' || $1 || '%'",
      [auditId],
    );
    return {
      figure: `${written} rows written by it, ${events.length} event; the other ended it after ${ended?.toFixed(0) ?? "more than 60"} s`,
      pass: ended !== null && written === 0 && events.length === 1,
    };
  },
};

const KILLS_EVERY_MS = 6_000;
const AUDITS = 200;
const BRANDS = 40;

const manyKills: Fault = {
  number: 4,
  title: "10 worker kills a minute over 200 audits",
  bar: "200 of 200 completed, one event each",
  invariants: OF_ROWS,
  run: async (stage) => {
    const brands = await makeBrands(stage, BRANDS);
    const slow = { PLINTH_AUDIT_MIN_SECONDS: "1" };
    const workers = [stage.startWorker(slow), stage.startWorker(slow)];
    const begun = performance.now();
    let isOver = false;
    let kills = 0;
    const killing = (async () => {
      for (let at = KILLS_EVERY_MS; !isOver; at += KILLS_EVERY_MS) {
        await until(() => isOver || performance.now() - begun >= at, 60);
        if (isOver) return;
        const worker = workers.shift();
        if (worker) await stage.killWorker(worker);
        kills++;
        workers.push(stage.startWorker(slow));
      }
    })();
    const audits = await Promise.allSettled(
      brands.map(async (brand) => {
        for (let n = 0; n < AUDITS / BRANDS; n++) {
          const id = await startAudit(stage, brand);
          await until(async () => (await stage.sql(ENDED, [id])).length > 0, 150);
        }
      }),
    ).finally(() => {
      isOver = true;
    });
    await killing;
    const seconds = (performance.now() - begun) / 1_000;
    const delivered = await untilDelivered(stage, 60);
    const completed = await countCompleted(stage);
    const [told] = await stage.sql<{ n: number }>(
      "SELECT count(*)::int AS n FROM events WHERE type = 'audit.completed'",
    );
    return {
      figure: `${completed} of ${AUDITS} completed, ${told?.n} events, ${kills} kills in ${seconds.toFixed(0)} s`,
      pass:
        audits.every(({ status }) => status === "fulfilled") &&
        completed === AUDITS &&
        told?.n === AUDITS &&
        kills > 0 &&
        delivered !== null,
    };
  },
};

const ENDED = "SELECT 1 FROM audits WHERE id = $1 AND status <> 'processing'";

type Step = { id: string; position: number; runs: number; isDone: boolean; isRunning: boolean };

const listRunning = ({ isRunning, position }: Step) => (isRunning ? [position] : []);

function readSteps({ sql }: Stage): Promise<Step[]> {
  return sql<Step>(
    `SELECT audit_id || position AS id, position, runs, finished_at IS NOT NULL AS "isDone",
       started_at IS NOT NULL AND finished_at IS NULL AS "isRunning" FROM audit_steps`,
  );
}

/** Every row of a workspace that an audit writes, with the transaction that wrote it last. */
async function readVersions({ sql }: Stage, workspaceId: string): Promise<string[]> {
  const tables = ["audits", "audit_steps", "score_points", "events", "deliveries", "recommendation_entries"];
  const each = tables.map(
    (name) =>
      `SELECT '${name}' || xmin::text || md5(row::text) AS row FROM ${name} row WHERE workspace_id = $1`,
  );
  return (await sql<{ row: string }>(each.join(" UNION ALL "), [workspaceId])).map(({ row }) => row);
}

async function countCompleted({ sql }: Stage): Promise<number> {
  const [row] = await sql<{ n: number }>("SELECT count(*)::int AS n FROM audits WHERE status = 'completed'");
  return row?.n ?? 0;
}

export const WORKER_FAULTS = [killAtEachStep, frozenWorker, manyKills];
