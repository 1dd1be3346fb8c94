import { randomUUID } from "node:crypto";
import { findRepeatedEffects } from "#scripts/testing/invariants/find-repeated-effects.ts";
import { ownerPool } from "#scripts/testing/owner-db.ts";
import { type Brand, makeBrands } from "./brands.ts";
import { type Answer, ask, countStatuses, json } from "./client.ts";
import { type Fault, OF_ROWS } from "./fault.ts";
import { startLoad } from "./load.ts";
import { end, type Stage, until } from "./stage.ts";

const ROUNDS = 3;

/** The commit reaches the database, and its answer does not come back: then the process is killed. */
const killAfterCommit: Fault = {
  number: 2,
  title: "kill -9 of the web process between commit and answer; the client retries with its key",
  bar: "one audit for each key",
  invariants: [...OF_ROWS, "I6"],
  run: async (stage) => {
    const brands = await makeBrands(stage, ROUNDS);
    const told = [];
    let cut = 0;
    for (const brand of brands) {
      const key = randomUUID();
      const isCut = await cutAfterCommit(stage, brand, key);
      if (isCut) cut++;
      const { audit_id: id = "" } = json(await runWithKey(stage, brand, key));
      told.push({ workspaceId: brand.id, table: "audits" as const, key, id });
      if (id) stage.acknowledged.push({ table: "audits", id });
    }
    const more = await findRepeatedEffects(ownerPool(), told);
    const audits = (await stage.sql("SELECT 1 FROM audits")).length;
    return {
      figure: `${cut} of ${ROUNDS} killed after the commit; ${audits} audits for ${ROUNDS} keys; ${more.length} effects too many`,
      pass: cut === ROUNDS && audits === ROUNDS && more.length === 0 && told.every(({ id }) => id),
    };
  },
};

/** Statements are sent in full over a connection that has not prepared them: the web server is a new one. */
const COMMITTED = /INSERT INTO "public"\."audits"[\s\S]*COMMIT/;

async function cutAfterCommit(stage: Stage, brand: Brand, key: string): Promise<boolean> {
  const web = await stage.replaceWeb();
  const silenced = stage.proxy.holdAnswers((sent) => COMMITTED.test(sent));
  const first = runWithKey(stage, brand, key);
  await Promise.race([silenced, first]);
  const rows = () => stage.sql("SELECT 1 FROM audits WHERE workspace_id = $1", [brand.id]);
  const committed = await until(async () => (await rows()).length === 1, 3);
  await end(web.child, "SIGKILL");
  stage.proxy.resume();
  const { status } = await first;
  await stage.replaceWeb();
  return committed !== null && status === 0;
}

function runWithKey(stage: Stage, { key }: Brand, idempotencyKey: string): Promise<Answer> {
  const headers = { "idempotency-key": idempotencyKey };
  return ask(stage.web().url, "POST", "/v1/audit/run", { key, body: {}, headers });
}

const terminated: Fault = {
  number: 11,
  title: "SIGTERM under load",
  bar: "no dropped answer, exit ≤ 30 s",
  invariants: OF_ROWS,
  run: async (stage) => {
    const brands = await makeBrands(stage, 4);
    const worker = stage.startWorker();
    const web = await stage.startWeb();
    const load = startLoad(web.url, brands, stage.acknowledged, { clients: 16, pauseMs: 0 });
    await until(() => load.answers.length > 200, 20);
    const begun = performance.now();
    const gone = until(() => web.child.exitCode !== null, 40);
    web.child.kill("SIGTERM");
    const workerGone = end(worker, "SIGTERM").then(() => (performance.now() - begun) / 1_000);
    const seconds = await gone;
    const answers = await load.stop();
    // Who comes after the door was closed is turned away by the system: nothing of theirs had begun.
    const dropped = answers.filter(({ status, text }) => status === 0 && !/ECONNREFUSED/.test(text));
    const good = answers.filter(({ status }) => status > 0);
    const workerSeconds = await workerGone;
    stage.startWorker();
    return {
      figure: `${dropped.length} of ${good.length} answers dropped (${countStatuses(good)}); web gone after ${seconds?.toFixed(1) ?? "more than 40"} s, code ${web.child.exitCode}; worker after ${workerSeconds.toFixed(1)} s, code ${worker.exitCode}`,
      pass:
        dropped.length === 0 &&
        seconds !== null &&
        seconds <= 30 &&
        workerSeconds <= 30 &&
        web.child.exitCode === 0 &&
        worker.exitCode === 0,
    };
  },
};

export const WEB_FAULTS = [killAfterCommit, terminated];
