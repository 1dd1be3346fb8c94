import { setTimeout as sleep } from "node:timers/promises";
import sharp from "sharp";
import { recordChange } from "#lib/deliveries/testing/deliveries.ts";
import { findWordsIn } from "#scripts/testing/invariants/find-foreign-rows.ts";
import { makeBrands, makeHook } from "./brands.ts";
import { ask, json } from "./client.ts";
import { type Fault, OF_ROWS } from "./fault.ts";
import { enter, makePerson } from "./person.ts";
import { end, type Stage } from "./stage.ts";

const plantedSecrets: Fault = {
  number: 28,
  title: "planted secrets; pixel bomb; CSV formula in an export; ciphertext swapped between tenants",
  bar: "none in logs or dumps; refused ≤ 1 s; escaped; fails closed",
  invariants: OF_ROWS,
  run: async (stage) => {
    const secrets = await plant(stage);
    const bomb = await sendBomb(stage);
    const csv = await countCsvAnswers(stage);
    const swapped = await swapCiphertexts(stage);
    const dump = await dumpTables(stage);
    const inLogs = findWordsIn(stage.log(), secrets).length;
    const inDump = findWordsIn(dump, secrets).length;
    return {
      figure: `${secrets.length} secrets: ${inLogs} lines of logs, ${inDump} rows; bomb ${bomb.status} after ${bomb.seconds.toFixed(2)} s; ${csv} operations give CSV; ${swapped} messages signed with another tenant's secret`,
      pass:
        inLogs + inDump === 0 &&
        bomb.status === 422 &&
        bomb.seconds <= 1 &&
        csv === 0 &&
        swapped === 0 &&
        dump.length > 10_000,
    };
  },
};

/** Uses secrets of every kind, so that whatever writes them down would have. */
async function plant(stage: Stage): Promise<string[]> {
  const { url } = stage.web();
  const worker = stage.startWorker({ PLINTH_LOG_LEVEL: "debug" });
  const web = await stage.startWeb({ PLINTH_LOG_LEVEL: "debug" });
  const person = await makePerson();
  const session = await enter(web.url, person);
  const secret = `whsec_${Buffer.from("planted-secret-of-thirty-two-byt").toString("base64")}`;
  const hook = { url: `${stage.receiver.url}planted`, events: ["audit.completed"], secret };
  const { id } = json(await ask(web.url, "POST", "/v1/webhooks", { key: person.key, body: hook }));
  const rotated = await ask(url, "POST", `/v1/webhooks/${id}/rotate-secret`, { key: person.key, body: {} });
  await ask(web.url, "POST", `/v1/webhooks/${id}/test`, { key: person.key, body: {} });
  stage.receiver.behave({ status: 500 });
  await ask(web.url, "POST", `/v1/webhooks/${id}/test`, { key: person.key, body: {} });
  // What fails is what is logged in full.
  await stage.sql("ALTER TABLE campaigns RENAME TO campaigns_away");
  await ask(web.url, "POST", "/v1/campaigns", {
    key: person.key,
    body: { name: secret, start_date: "2999-01-01" },
  });
  await stage.sql("ALTER TABLE campaigns_away RENAME TO campaigns");
  await sleep(1_500);
  await end(worker, "SIGTERM");
  const { secret: next = "" } = json(rotated);
  const cookie = /plinth\.session=([^;]+)/.exec(session.cookie ?? "")?.[1] ?? "";
  const all = [secret, next, person.password, person.key, cookie].map((one) => one.replace(/^whsec_/, ""));
  if (all.some((one) => one.length < 10)) throw new Error("a secret could not be planted");
  return all;
}

/** Every row of every table as text, as a dump would hold it. */
async function dumpTables({ sql }: Stage): Promise<string> {
  const tables = await sql<{ name: string }>(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'",
  );
  const lines: string[] = [];
  for (const { name } of tables)
    for (const { row } of await sql<{ row: string }>(`SELECT row::text AS row FROM "${name}" row`))
      lines.push(row.replaceAll("\n", " "));
  return lines.join("\n");
}

async function sendBomb(stage: Stage): Promise<{ status: number; seconds: number }> {
  const create = { width: 12_000, height: 12_000, channels: 3, background: "#000000" } as const;
  const body = await sharp({ create, limitInputPixels: false }).png().toBuffer();
  stage.receiver.behave({ body });
  const { key } = await makePerson();
  const sent = { content_type: "image", content: `${stage.receiver.url}bomb.png`, platform: "instagram" };
  const { status, ms } = await ask(stage.web().url, "POST", "/v1/studio/score", { key, body: sent });
  return { status, seconds: ms / 1_000 };
}

/** The product exports nothing as CSV: where it begins to, its cells have to be escaped. */
async function countCsvAnswers(stage: Stage): Promise<number> {
  const { text } = await ask(stage.web().url, "GET", "/openapi.json");
  const { paths } = JSON.parse(text) as { paths: Record<string, Record<string, { responses?: object }>> };
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  return operations.filter(({ responses }) => JSON.stringify(responses ?? {}).includes("text/csv")).length;
}

/** What is sealed for one tenant opens for no other: nothing is sent, rather than something signed with a wrong secret. */
async function swapCiphertexts(stage: Stage): Promise<number> {
  stage.receiver.behave({});
  const brands = await makeBrands(stage, 2, { hooks: false });
  const hooks = [];
  for (const { id } of brands) hooks.push(await makeHook(stage, id));
  const [one, other] = hooks;
  await stage.sql(
    `UPDATE webhooks w SET secret = o.secret FROM webhooks o
     WHERE w.id = ANY ($1) AND o.id = ANY ($1) AND w.id <> o.id`,
    [[one?.id, other?.id]],
  );
  stage.startWorker();
  for (const { id } of brands) await recordChange(id, new Date());
  await sleep(4_000);
  return stage.receiver.requests.filter(({ path }) => path === one?.path || path === other?.path).length;
}

export const SECRET_FAULTS = [plantedSecrets];
