import { setTimeout as sleep } from "node:timers/promises";
import { ownerPool } from "#scripts/testing/owner-db.ts";
import { makeBrands, startAudit, untilAuditsEnd, untilDelivered } from "./brands.ts";
import { type Answer, ask, countStatuses, isHonest } from "./client.ts";
import { type Fault, OF_ROWS } from "./fault.ts";
import { startLoad } from "./load.ts";
import { type Stage, until } from "./stage.ts";

const isAlive = ({ exitCode, signalCode }: { exitCode: number | null; signalCode: string | null }) =>
  exitCode === null && signalCode === null;
const slowest = (answers: Answer[]) => Math.max(0, ...answers.map(({ ms }) => ms)) / 1_000;

const crashedDatabase: Fault = {
  number: 5,
  title: "PostgreSQL crash-restart under load",
  bar: "no process exits; work ≤ 5 s after it is back; every answer ≤ 8 s",
  invariants: [...OF_ROWS, "I7"],
  run: async (stage) => {
    stage.allAmbiguous();
    const brands = await makeBrands(stage, 4);
    const worker = stage.startWorker();
    const load = startLoad(stage.web().url, brands, stage.acknowledged);
    await sleep(3_000);
    const killed = performance.now();
    stage.database.kill();
    const isBack = () =>
      stage.sql("SELECT 1").then(
        () => true,
        () => false,
      );
    await until(async () => !(await isBack()), 5);
    const down = await until(isBack, 30);
    const back = performance.now();
    const probe = async () => (await readBrand(stage, brands[0]?.key)).status === 200;
    const works = await until(probe, 30);
    await sleep(2_000);
    const answers = await load.stop();
    const audits = await untilAuditsEnd(stage, 60);
    await untilDelivered(stage, 60);
    const wrong = answers.filter((answer) => !isHonest(answer)).length;
    const lives = isAlive(stage.web().child) && isAlive(worker);
    return {
      figure: `down for ${((back - killed) / 1_000).toFixed(1)} s; works ${works?.toFixed(1) ?? "not"} s after; ${lives ? "no" : "a"} process exits; ${countStatuses(answers)}; slowest ${slowest(answers).toFixed(1)} s; audits under way ended ${audits?.toFixed(0) ?? "more than 60"} s later`,
      pass:
        down !== null &&
        works !== null &&
        works <= 5 &&
        lives &&
        wrong === 0 &&
        slowest(answers) <= 8 &&
        audits !== null,
    };
  },
};

const KILL_EVERY_MS = 1_000 / 12;
const KILLING_MS = 60_000;
const ANY_CONNECTION = `SELECT pg_terminate_backend(pid) FROM (SELECT pid FROM pg_stat_activity
  WHERE usename IN ('plinth_app', 'plinth_sweep') AND datname = current_database() ORDER BY random() LIMIT 1) AS one`;

const killedConnections: Fault = {
  number: 6,
  title: "connections killed 12 a second for 60 s, idle ones and such in use",
  bar: "only answers of the contract, or 503 with Retry-After",
  invariants: [...OF_ROWS, "I7"],
  run: async (stage) => {
    stage.allAmbiguous();
    const brands = await makeBrands(stage, 4);
    const worker = stage.startWorker();
    const load = startLoad(stage.web().url, brands, stage.acknowledged);
    let kills = 0;
    for (const until = performance.now() + KILLING_MS; performance.now() < until; ) {
      kills += (await stage.sql(ANY_CONNECTION)).length;
      await sleep(KILL_EVERY_MS);
    }
    const answers = await load.stop();
    const audits = await untilAuditsEnd(stage, 60);
    await untilDelivered(stage, 60);
    const wrong = answers.filter((answer) => !isHonest(answer));
    const lives = isAlive(stage.web().child) && isAlive(worker);
    return {
      figure: `${wrong.length} other answers (${countStatuses(wrong) || "none"}) of ${answers.length}: ${countStatuses(answers)}; ${kills} kills; ${lives ? "no" : "a"} process exits`,
      pass: wrong.length === 0 && lives && audits !== null && kills > 400,
    };
  },
};

const halfOpen: Fault = {
  number: 7,
  title: "half-open database socket",
  bar: "detected ≤ 15 s; every answer ≤ 8 s; an audit ends after it by itself",
  invariants: [...OF_ROWS, "I7"],
  run: async (stage) => {
    stage.allAmbiguous();
    const [brand] = await makeBrands(stage, 1);
    if (!brand) throw new Error("no brand was made");
    const worker = stage.startWorker();
    await readBrand(stage, brand.key);
    stage.proxy.halt();
    const begun = performance.now();
    const answers = await Promise.all(Array.from({ length: 20 }, () => readBrand(stage, brand.key)));
    const first = (performance.now() - begun) / 1_000;
    const detected = await until(async () => {
      const answer = await readBrand(stage, brand.key);
      answers.push(answer);
      return answer.status === 503 && answer.ms < 1_000;
    }, 20);
    await sleep(5_000);
    stage.proxy.resume();
    const back = await until(async () => (await readBrand(stage, brand.key)).status === 200, 30);
    await startAudit(stage, brand);
    const audit = await untilAuditsEnd(stage, 90);
    await untilDelivered(stage, 30);
    const wrong = answers.filter((answer) => !isHonest(answer)).length;
    const seconds = first + (detected ?? 99);
    return {
      figure: `detected after ${seconds.toFixed(1)} s; slowest answer ${slowest(answers).toFixed(1)} s; ${wrong} other answers; back ${back?.toFixed(1) ?? "not"} s after; an audit then takes ${audit?.toFixed(1) ?? "more than 90"} s`,
      pass:
        seconds <= 15 &&
        slowest(answers) <= 8 &&
        wrong === 0 &&
        back !== null &&
        audit !== null &&
        isAlive(worker),
    };
  },
};

const exhaustedPool: Fault = {
  number: 8,
  title: "pool exhausted: all 20 connections wait for a lock",
  bar: "503 ≤ 5 s, back by itself",
  invariants: [...OF_ROWS, "I7"],
  run: async (stage) => {
    const [brand] = await makeBrands(stage, 1);
    const key = brand?.key ?? "";
    const holder = await ownerPool().connect();
    let waiting: Promise<Answer[]>;
    let others: Answer[];
    try {
      await holder.query("BEGIN; LOCK TABLE campaigns IN ACCESS EXCLUSIVE MODE");
      const list = () => ask(stage.web().url, "GET", "/v1/campaigns", { key });
      waiting = Promise.all(Array.from({ length: 60 }, list));
      await sleep(300);
      others = await Promise.all(Array.from({ length: 20 }, () => readBrand(stage, key)));
      await waiting;
    } finally {
      await holder.query("ROLLBACK");
      holder.release();
    }
    const all = [...(await waiting), ...others];
    const back = await until(async () => (await readBrand(stage, key)).status === 200, 10);
    const wrong = all.filter((answer) => answer.status !== 503 && answer.status !== 200).length;
    return {
      figure: `${countStatuses(all)}; slowest ${slowest(all).toFixed(1)} s; back after ${back?.toFixed(1) ?? "more than 10"} s`,
      pass:
        wrong === 0 &&
        all.every(isHonest) &&
        slowest(all) <= 5 &&
        back !== null &&
        all.some(({ status }) => status === 503),
    };
  },
};

function readBrand(stage: Stage, key = ""): Promise<Answer> {
  return ask(stage.web().url, "GET", "/v1/workspace", { key });
}

/** There is no schema of queues: what wakes workers is a NOTIFY on a connection of its own. */
const lostWakeUps: Fault = {
  number: 10,
  title:
    "every wake-up lost: the LISTEN connections of all workers are killed again and again (there is no queue schema)",
  bar: "20 of 20 audits completed, taken ≤ 4 s",
  invariants: [...OF_ROWS, "I7"],
  run: async (stage) => {
    const brands = await makeBrands(stage, 20);
    stage.startWorker();
    await sleep(2_000);
    let isOver = false;
    const cutting = (async () => {
      for (; !isOver; await sleep(100))
        await stage.sql(
          "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'plinth listener'",
        );
    })();
    for (const brand of brands) {
      await startAudit(stage, brand);
      await sleep(400);
    }
    const ended = await untilAuditsEnd(stage, 60);
    const delivered = await untilDelivered(stage, 30);
    isOver = true;
    await cutting;
    const [row] = await stage.sql<{ n: number; most: number }>(
      `SELECT count(*) FILTER (WHERE status = 'completed')::int AS n,
         max(extract(epoch FROM taken_at - created_at))::float AS most FROM audits`,
    );
    return {
      figure: `${row?.n} of 20 completed, taken after ${row?.most.toFixed(1)} s at most`,
      pass: row?.n === 20 && row.most <= 4 && ended !== null && delivered !== null,
    };
  },
};

export const DATABASE_FAULTS = [crashedDatabase, killedConnections, halfOpen, exhaustedPool, lostWakeUps];
