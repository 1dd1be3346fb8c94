import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { findRepeatedEffects } from "#scripts/testing/invariants/find-repeated-effects.ts";
import { findWrongQuotas } from "#scripts/testing/invariants/find-wrong-quotas.ts";
import { measureP95 } from "#scripts/testing/invariants/wait-until-back.ts";
import { ownerPool } from "#scripts/testing/owner-db.ts";
import { type Brand, makeBrands } from "./brands.ts";
import { type Answer, ask, countStatuses, json } from "./client.ts";
import { type Fault, OF_ROWS } from "./fault.ts";
import type { Stage } from "./stage.ts";

const RUNS = 100;

const parallelRuns: Fault = {
  number: 20,
  title: `${RUNS} parallel audit runs, also with one run left`,
  bar: "one 200 each, the rest 409 or 402",
  invariants: OF_ROWS,
  run: async (stage) => {
    const [many] = await makeBrands(stage, 1);
    const [last] = await makeBrands(stage, 1, { plan: "pro", hooks: false });
    if (!many || !last) throw new Error("no brand was made");
    await useRuns(stage, last, 9);
    const free = await runAtOnce(stage, many);
    const tight = await runAtOnce(stage, last);
    const workspace = await ask(stage.web().url, "GET", "/v1/workspace", { key: last.key });
    const used = Number(json(workspace).audits_used);
    const wrong = await findWrongQuotas(ownerPool(), new Date(), { [last.id]: used });
    const isOne = (answers: Answer[]) =>
      answers.filter(({ status }) => status === 200).length === 1 &&
      answers.every(({ status }) => [200, 402, 409].includes(status));
    return {
      figure: `${countStatuses(free)}; with one left ${countStatuses(tight)}; ${used} of 10 used`,
      pass: isOne(free) && isOne(tight) && used === 10 && wrong.length === 0,
    };
  },
};

/** Runs that are charged, as their start would leave them; how they ended is of no account. */
function useRuns({ sql }: Stage, { id }: Brand, count: number) {
  return sql(
    `INSERT INTO audits (workspace_id, id, status, platforms, lookback_days, requested_by, charged, created_at,
       estimated_completion, completed_at, error_title, error_detail)
     SELECT $1, 'aud_used' || n, 'failed', '{twitter}', 90, 'test', true, now(), now(), now(), 'Ended', 'By the bench.'
     FROM generate_series(1, $2) n`,
    [id, count],
  );
}

function runAtOnce(stage: Stage, { key }: Brand): Promise<Answer[]> {
  const run = () => ask(stage.web().url, "POST", "/v1/audit/run", { key, body: {} });
  return Promise.all(Array.from({ length: RUNS }, run));
}

const repeated: Fault = {
  number: 21,
  title: "50 parallel requests, one Idempotency-Key",
  bar: "one effect; byte-identical replay",
  invariants: [...OF_ROWS, "I6"],
  run: async (stage) => {
    const [brand] = await makeBrands(stage, 1);
    if (!brand) throw new Error("no brand was made");
    const send = () =>
      ask(stage.web().url, "POST", "/v1/campaigns", {
        key: brand.key,
        body: { name: "Spring menu", start_date: "2999-01-01" },
        headers: { "idempotency-key": "one-and-only" },
      });
    const first = await Promise.all(Array.from({ length: 50 }, send));
    const later = [await send(), await send(), await send()];
    const good = [...first, ...later].filter(({ status }) => status === 200);
    const told = good.map((answer) => {
      const { id = "" } = json(answer);
      return { workspaceId: brand.id, table: "campaigns" as const, key: "one-and-only", id };
    });
    const offences = await findRepeatedEffects(ownerPool(), told);
    const bodies = new Set(good.map(({ text }) => text));
    const campaigns = (await stage.sql("SELECT 1 FROM campaigns")).length;
    const others = first.filter(({ status }) => status !== 200 && status !== 409).length;
    return {
      figure: `${campaigns} effect; ${bodies.size} body over ${good.length} answers of 200; ${countStatuses(first)}, then ${countStatuses(later)}`,
      pass:
        campaigns === 1 &&
        bodies.size === 1 &&
        offences.length === 0 &&
        others === 0 &&
        later.every(({ status }) => status === 200),
    };
  },
};

const QUOTA = 60;

const twoProcesses: Fault = {
  number: 22,
  title: `rate limit of ${QUOTA} a minute over two processes`,
  bar: `accepted ≤ ${QUOTA}`,
  invariants: ["I5"],
  run: async (stage) => {
    const [brand] = await makeBrands(stage, 1, { plan: "pro", hooks: false });
    const webs = [stage.web(), await stage.startWeb()];
    const begun = performance.now();
    const send = (n: number) => ask(webs[n % 2]?.url ?? "", "GET", "/v1/score", { key: brand?.key ?? "" });
    const answers = await Promise.all(Array.from({ length: 300 }, (_, n) => send(n)));
    const seconds = (performance.now() - begun) / 1_000;
    const refused = answers.filter(({ status }) => status === 429);
    const accepted = answers.length - refused.length;
    const isTold = refused.every(({ headers }) => /^[1-9]\d*$/.test(headers.get("retry-after") ?? ""));
    return {
      figure: `${accepted} of ${answers.length} accepted in ${seconds.toFixed(1)} s; ${countStatuses(answers)}`,
      pass:
        accepted <= QUOTA &&
        accepted > 0 &&
        seconds < 60 &&
        isTold &&
        answers.every(({ status }) => status > 0 && status < 500),
    };
  },
};

const SLOW_SOCKETS = 1_000;

const slowSockets: Fault = {
  number: 24,
  title: "1,000 slow sockets",
  bar: "a good client's p95 < 1 s",
  invariants: ["I7"],
  run: async (stage) => {
    const [brand] = await makeBrands(stage, 1, { hooks: false });
    const { port, url } = stage.web();
    const sockets = new Set<Socket>();
    let opened = 0;
    const open = () => {
      const socket = connect(port, "127.0.0.1", () => {
        opened++;
        socket.write("POST /v1/campaigns HTTP/1.1\r\nHost: a\r\nX-Slow: ");
      });
      sockets.add(socket);
      socket.on("error", () => {}).on("close", () => sockets.delete(socket));
    };
    for (let n = 0; n < SLOW_SOCKETS; n++) open();
    // What the server closes comes again.
    const drip = setInterval(() => {
      for (const socket of sockets) if (socket.writable) socket.write("a");
      while (sockets.size < SLOW_SOCKETS) open();
    }, 500);
    await sleep(2_000);
    const probe = async () =>
      (await ask(url, "GET", "/v1/workspace", { key: brand?.key ?? "" })).status === 200;
    const p95 = (await measureP95(probe, { clients: 1, ms: 12_000 })) / 1_000;
    const held = sockets.size;
    clearInterval(drip);
    for (const socket of sockets) socket.destroy();
    return {
      figure: `p95 ${p95.toFixed(2)} s beside ${held} sockets, ${opened} opened`,
      pass: p95 < 1 && held >= SLOW_SOCKETS * 0.9,
    };
  },
};

export const PARALLEL_FAULTS = [parallelRuns, repeated, twoProcesses, slowSockets];
