import { setTimeout as sleep } from "node:timers/promises";
import { recordChange, sendUntil } from "#lib/deliveries/testing/deliveries.ts";
import { quantileLow } from "#lib/statistics/quantile.ts";
import { type Behaviour, startHttpsReceiver } from "#scripts/testing/https-receiver.ts";
import { makeWorkspace } from "#scripts/testing/workspaces.ts";
import { readMemory } from "../product/read-memory.ts";
import { makeHook } from "./brands.ts";
import { type Fault, OF_ROWS } from "./fault.ts";
import { type Stage, until } from "./stage.ts";

const HOUR_MS = 3_600_000;
/** Hours between one attempt and the next: 5 s, 5 min, 30 min, and on (Standard Webhooks 1.0). */
const SCHEDULE = [5 / 3_600, 5 / 60, 0.5, 2, 5, 10, 14, 20, 24];

/** No worker runs: the engine is driven by a clock of ours, against the real receiver and database. */
const downForDays: Fault = {
  number: 12,
  title: "receiver down for days (clock injected)",
  bar: "schedule ± 20 %, disabled at 120 h, owner told once",
  invariants: OF_ROWS,
  run: async (stage) => {
    stage.receiver.behave({ status: 500 });
    const { id } = await makeWorkspace();
    const hook = await makeHook(stage, id);
    const start = new Date();
    const later = (hours: number) => new Date(start.getTime() + hours * HOUR_MS);
    for (let hour = 0; hour <= 130; hour += 10) await recordChange(id, later(hour));
    await sendUntil(later(300), start);
    const [first] = await stage.sql<{ id: string; n: number }>(
      "SELECT id, attempts AS n FROM deliveries ORDER BY created_at LIMIT 1",
    );
    const tries = await stage.sql<{ at: Date }>(
      "SELECT at FROM delivery_attempts WHERE delivery_id = $1 ORDER BY number",
      [first?.id],
    );
    const off = SCHEDULE.map((hours, n) => {
      const between = (tries[n + 1]?.at.getTime() ?? Number.NaN) - (tries[n]?.at.getTime() ?? Number.NaN);
      return Math.abs(between / (hours * HOUR_MS) - 1);
    });
    const [webhook] = await stage.sql<{ status: string; hours: number }>(
      `SELECT status, extract(epoch FROM disabled_at - failing_since)::float / 3600 AS hours FROM webhooks WHERE id = $1`,
      [hook.id],
    );
    const notices = (await stage.sql("SELECT 1 FROM notices")).length;
    const hours = webhook?.hours ?? 0;
    // What comes between two attempts is the exchange itself, too.
    const isOnTime = off.every((share) => share <= 0.205);
    return {
      figure: `${tries.length} attempts, off by ${(100 * Math.max(...off)).toFixed(0)} % at most; ${webhook?.status} after ${hours.toFixed(1)} h; ${notices} notice`,
      pass:
        tries.length === 10 &&
        isOnTime &&
        webhook?.status === "disabled" &&
        hours >= 120 &&
        hours < 121 &&
        notices === 1,
    };
  },
};

const RETRY_AFTER = 8;

const refusals: Fault = {
  number: 13,
  title: "receiver answers 429 with Retry-After, 410, a redirect to a private address",
  bar: "honoured; disabled at once; target never visited",
  invariants: OF_ROWS,
  run: async (stage) => {
    const { receiver } = stage;
    const canary = await startHttpsReceiver();
    const [slow, gone, moved] = [await hookOf(stage), await hookOf(stage), await hookOf(stage)];
    receiver.behave(({ path }): Behaviour => {
      const came = receiver.requests.filter((one) => one.path === path).length;
      if (path === gone.path) return { status: 410 };
      if (path === moved.path) return { status: 302, headers: { location: canary.url } };
      return came > 1 ? {} : { status: 429, headers: { "retry-after": String(RETRY_AFTER) } };
    });
    stage.startWorker();
    for (const { workspaceId } of [slow, gone, moved]) await recordChange(workspaceId, new Date());
    const begun = performance.now();
    const status = async () => {
      const rows = await stage.sql<{ status: string }>("SELECT status FROM webhooks WHERE id = $1", [
        gone.id,
      ]);
      return rows[0]?.status === "disabled";
    };
    const disabled = await until(status, 15);
    const of = (path: string) => receiver.requests.filter((one) => one.path === path);
    await until(() => of(slow.path).length === 2 && of(moved.path).length === 2, 30);
    await recordChange(gone.workspaceId, new Date());
    await sleep(2_000);
    const [first, second] = of(slow.path);
    const waited = ((second?.at ?? 0) - (first?.at ?? 0)) / 1_000;
    const visits = canary.connections();
    await canary.close();
    return {
      figure: `next attempt after ${waited.toFixed(1)} s of ${RETRY_AFTER} asked; 410 disabled after ${disabled?.toFixed(1) ?? "more than 15"} s, asked ${of(gone.path).length} time; ${visits} visits of the target (${((performance.now() - begun) / 1_000).toFixed(0)} s)`,
      pass:
        waited >= RETRY_AFTER &&
        waited < 3 * RETRY_AFTER &&
        disabled !== null &&
        of(gone.path).length === 1 &&
        visits === 0,
    };
  },
};

const PITS = 50;
const EVENTS = 90;

const tarPits: Fault = {
  number: 14,
  title: `${PITS} tar-pit receivers beside a good one, half of them in its own workspace`,
  bar: "the good one p95 ≤ 2 s",
  invariants: ["I2", "I4", "I5"],
  run: async (stage) => {
    const { receiver } = stage;
    const good = await hookOf(stage);
    receiver.behave(({ path }) => (path === good.path ? {} : { ending: "tar-pit" }));
    const others: string[] = [];
    for (let n = 0; n < PITS; n++) {
      const workspaceId = n % 2 === 0 ? good.workspaceId : (await makeWorkspace()).id;
      await makeHook(stage, workspaceId);
      if (workspaceId !== good.workspaceId) others.push(workspaceId);
    }
    stage.startWorker();
    const committed = new Map<string, number>();
    for (let n = 0; n < EVENTS; n++) {
      const { eventId } = await recordChange(good.workspaceId, new Date());
      committed.set(eventId, Date.now());
      for (const other of n % 4 === 0 ? others : []) await recordChange(other, new Date());
      await sleep(300);
    }
    const arrived = () => receiver.requests.filter(({ path }) => path === good.path);
    await until(() => arrived().length === EVENTS, 20);
    const times = arrived().map(
      ({ at, headers }) => Math.max(0, at - (committed.get(String(headers["webhook-id"])) ?? 0)) / 1_000,
    );
    const p95 = quantileLow(times, 0.95) ?? Number.POSITIVE_INFINITY;
    const pits = new Set(receiver.requests.map(({ path }) => path)).size - 1;
    return {
      figure: `p95 ${p95.toFixed(2)} s, at most ${Math.max(...times).toFixed(1)} s; ${times.length} of ${EVENTS} arrived; ${pits} pits held requests`,
      pass: times.length === EVENTS && p95 <= 2 && pits === PITS,
    };
  },
};

const ENDINGS = ["endless", "gzip-bomb"] as const;
const KEPT_BYTES = 16_384;
/** Of each kind. */
const ANSWERS = 20;

const hugeAnswers: Fault = {
  number: 15,
  title: "huge, endless and gzip-bomb answers of a receiver",
  bar: "≤ 16 KiB kept, memory + 20 MB at most",
  invariants: OF_ROWS,
  run: async (stage) => {
    const { receiver } = stage;
    const hooks = [await hookOf(stage), await hookOf(stage), await hookOf(stage)];
    const worker = stage.startWorker();
    const record = async (times: number) => {
      for (let n = 0; n < times; n++)
        for (const { workspaceId } of hooks) await recordChange(workspaceId, new Date());
    };
    const measure = async (times: number) => {
      const already = receiver.requests.length;
      let most = 0;
      const watch = setInterval(() => {
        most = Math.max(most, readMemory(worker.pid));
      }, 20);
      await record(times);
      await until(() => receiver.requests.length >= already + 3 * times, 60);
      await sleep(3_000);
      clearInterval(watch);
      return most;
    };
    // What the runtime takes for any traffic is not counted: the same number of answers that are kept whole, first.
    receiver.behave({ body: Buffer.alloc(KEPT_BYTES, "a") });
    await measure(100);
    const ordinary = await measure(ANSWERS);
    receiver.behave(({ path }) => {
      const ending = ENDINGS[hooks.findIndex((hook) => hook.path === path)];
      return ending ? { ending } : { body: Buffer.alloc(20_000_000, "a") };
    });
    const huge = await measure(ANSWERS);
    const [kept] = await stage.sql<{ n: number }>(
      "SELECT max(octet_length(response))::int AS n FROM delivery_attempts",
    );
    const more = huge - ordinary;
    return {
      figure: `${kept?.n} bytes kept; memory + ${more.toFixed(0)} MB, ${huge.toFixed(0)} MB at most over ${3 * ANSWERS} such answers, ${ordinary.toFixed(0)} MB over as many ordinary ones`,
      pass: (kept?.n ?? 0) > 0 && (kept?.n ?? 0) <= KEPT_BYTES && more <= 20 && ordinary > 0,
    };
  },
};

/** A workspace with a webhook at the receiver, and the path that it has there. */
async function hookOf(stage: Stage) {
  const { id } = await makeWorkspace();
  const hook = await makeHook(stage, id);
  return { workspaceId: id, id: hook.id, path: hook.path };
}

export const RECEIVER_FAULTS = [downForDays, refusals, tarPits, hugeAnswers];
