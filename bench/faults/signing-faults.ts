import { setTimeout as sleep } from "node:timers/promises";
import { Webhook } from "standardwebhooks";
import { recordChange } from "#lib/deliveries/testing/deliveries.ts";
import type { ReceivedRequest } from "#scripts/testing/https-receiver.ts";
import { makeBrands, makeHook, startAudit, untilAuditsEnd, untilDelivered } from "./brands.ts";
import { ask, json } from "./client.ts";
import { type Fault, OF_ROWS } from "./fault.ts";
import { quicken, slowDown } from "./slow-down.ts";
import { until } from "./stage.ts";

/** Longer than a lease: it has to be renewed. */
const AUDIT_SECONDS = "15";
const SHIFT = ["--import", "./scripts/testing/shift-clock.ts"];

function verifies(secret: string, { body, headers }: ReceivedRequest): boolean {
  try {
    new Webhook(secret).verify(body, headers as Record<string, string>);
    return true;
  } catch {
    return false;
  }
}

const wrongClock: Fault = {
  number: 17,
  title: "clock of a worker off by 10 minutes: one ahead, one behind",
  bar: "all signatures verify (± 5 min); no lease lost",
  invariants: OF_ROWS,
  run: async (stage) => {
    const brands = await makeBrands(stage, 8, { hooks: false });
    for (const { id } of brands) await makeHook(stage, id);
    const { secret } = await makeHook(stage, brands[0]?.id ?? "");
    for (const offBy of [600_000, -600_000])
      stage.startWorker(
        { PLINTH_AUDIT_MIN_SECONDS: AUDIT_SECONDS, PLINTH_CLOCK_OFF_BY_MS: String(offBy) },
        SHIFT,
      );
    await sleep(2_000);
    for (const brand of brands) await startAudit(stage, brand);
    const workers = async () => (await stage.sql("SELECT DISTINCT lease_token FROM audits")).length;
    await sleep(3_000);
    const holders = await workers();
    const ended = await untilAuditsEnd(stage, 60);
    await untilDelivered(stage, 20);
    const rejected = stage.receiver.requests.filter((request) => !verifies(secret, request)).length;
    const again = (await stage.sql("SELECT 1 FROM audit_steps WHERE runs <> 1")).length;
    const written = await stage.sql<{ n: number }>(
      "SELECT count(DISTINCT started_at > now() + interval '5 minutes')::int AS n FROM audit_steps",
    );
    return {
      figure: `${rejected} of ${stage.receiver.requests.length} signatures rejected; ${again} steps run twice in audits of ${AUDIT_SECONDS} s; ended after ${ended?.toFixed(0) ?? "more than 60"} s; both clocks ${written[0]?.n === 2 ? "worked" : "did not work"} (${holders} leases)`,
      pass:
        rejected === 0 &&
        stage.receiver.requests.length >= 16 &&
        again === 0 &&
        ended !== null &&
        written[0]?.n === 2,
    };
  },
};

const EVENTS = 100;

const rotatedSecret: Fault = {
  number: 18,
  title: "secret rotated under traffic",
  bar: "no rejected verification, by the old secret and by the new one",
  invariants: OF_ROWS,
  run: async (stage) => {
    const [brand] = await makeBrands(stage, 1, { hooks: false });
    if (!brand) throw new Error("no brand was made");
    const hook = await makeHook(stage, brand.id);
    stage.startWorker();
    let next = "";
    let rotatedAt = Number.POSITIVE_INFINITY;
    for (let n = 0; n < EVENTS; n++) {
      await recordChange(brand.id, new Date());
      if (n === EVENTS / 2) {
        const path = `/v1/webhooks/${hook.id}/rotate-secret`;
        const answer = await ask(stage.web().url, "POST", path, { key: brand.key, body: {} });
        next = json(answer).secret ?? "";
        rotatedAt = Date.now();
      }
      await sleep(50);
    }
    await untilDelivered(stage, 30);
    const { requests } = stage.receiver;
    const byOld = requests.filter((request) => !verifies(hook.secret, request)).length;
    const since = requests.filter(({ headers }) => Number(headers["webhook-timestamp"]) * 1_000 >= rotatedAt);
    const byNew = since.filter((request) => !verifies(next, request)).length;
    return {
      figure: `${byOld} of ${requests.length} rejected by the old one, ${byNew} of ${since.length} since then by the new one`,
      pass: next !== "" && requests.length === EVENTS && byOld === 0 && byNew === 0 && since.length > 20,
    };
  },
};

const crashAfterAnswer: Fault = {
  number: 19,
  title: "the worker crashes after the receiver's 200, before it has recorded it",
  bar: "sent again with the same id",
  invariants: OF_ROWS,
  run: async (stage) => {
    const { receiver } = stage;
    const [brand] = await makeBrands(stage, 1);
    if (!brand) throw new Error("no brand was made");
    await slowDown(stage, "delivery_attempts", 5);
    const worker = stage.startWorker();
    const { eventId } = await recordChange(brand.id, new Date());
    await until(() => receiver.requests.length === 1, 20);
    await sleep(700);
    await stage.killWorker(worker);
    await quicken(stage);
    stage.startWorker();
    const again = await until(() => receiver.requests.length === 2, 60);
    await untilDelivered(stage, 20);
    await sleep(2_000);
    const ids = receiver.requests.map(({ headers }) => headers["webhook-id"]);
    const same = ids.filter((id) => id === eventId).length;
    const [row] = await stage.sql<{ status: string; attempts: number }>(
      "SELECT status, attempts FROM deliveries",
    );
    return {
      figure: `came ${ids.length} times, ${same} with the id of the event; again after ${again?.toFixed(0) ?? "more than 60"} s; ${row?.status}, ${row?.attempts} attempt recorded`,
      pass: ids.length === 2 && same === 2 && row?.status === "succeeded",
    };
  },
};

export const SIGNING_FAULTS = [wrongClock, rotatedSecret, crashAfterAnswer];
