// fetch of Node.js: the file is a stream, and chunked.
import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { env, stdout } from "node:process";
import { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";

async function send(path, options = {}) {
  const headers = { authorization: `Bearer ${env.PLINTH_API_KEY}`, ...options.headers };
  if (options.body) headers["idempotency-key"] = randomUUID();
  const answer = await fetch(env.PLINTH_URL + path, { ...options, headers });
  if (!answer.ok && answer.status !== 425) throw new Error(`${answer.status} ${await answer.text()}`);
  return { status: answer.status, headers: answer.headers, body: await answer.json() };
}

await send("/v1/workspace");
const started = await send("/v1/imports?platform=twitter&handle=harbourbakery&file_name=posts.csv", {
  method: "POST",
  headers: { "content-type": "text/csv" },
  body: Readable.toWeb(createReadStream(env.FILE)),
  duplex: "half",
});
let imported = "processing";
while (imported === "processing") {
  await sleep(500);
  imported = (await send(`/v1/imports/${started.body.import_id}`)).body.status;
}
await sleep(Number(env.GAP_SECONDS) * 1_000);
const audit = await send("/v1/audit/run", {
  method: "POST",
  headers: { "content-type": "application/json" },
  body: "{}",
});
const { audit_id } = audit.body;
for (;;) {
  const { status, headers } = await send(`/v1/audit/${audit_id}`);
  if (status === 200) break;
  await sleep(Number(headers.get("retry-after")) * 1_000);
}
const { score } = (await send("/v1/score")).body;
stdout.write(`${JSON.stringify({ audit_id, imported, score })}\n`);
