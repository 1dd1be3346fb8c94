// node:http with an agent that keeps one connection.
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createReadStream } from "node:fs";
import { Agent, request } from "node:http";
import { env, stdout } from "node:process";
import { json } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { setTimeout as sleep } from "node:timers/promises";

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

async function send(method, path, headers = {}, body = undefined) {
  const asked = request(env.PLINTH_URL + path, {
    agent,
    method,
    headers: {
      authorization: `Bearer ${env.PLINTH_API_KEY}`,
      ...(body && { "idempotency-key": randomUUID() }),
      ...headers,
    },
  });
  const answering = once(asked, "response");
  if (typeof body === "object") await pipeline(body, asked);
  else asked.end(body);
  const [answer] = await answering;
  const read = await json(answer);
  if (answer.statusCode !== 200 && answer.statusCode !== 425)
    throw new Error(`${answer.statusCode} ${JSON.stringify(read)}`);
  return { status: answer.statusCode, headers: answer.headers, body: read };
}

await send("GET", "/v1/workspace");
const started = await send(
  "POST",
  "/v1/imports?platform=twitter&handle=harbourbakery&file_name=posts.csv",
  { "content-type": "text/csv" },
  createReadStream(env.FILE),
);
let imported = "processing";
while (imported === "processing") {
  await sleep(500);
  imported = (await send("GET", `/v1/imports/${started.body.import_id}`)).body.status;
}
await sleep(Number(env.GAP_SECONDS) * 1_000);
const audit = await send("POST", "/v1/audit/run", { "content-type": "application/json" }, "{}");
const { audit_id } = audit.body;
for (;;) {
  const { status, headers } = await send("GET", `/v1/audit/${audit_id}`);
  if (status === 200) break;
  await sleep(Number(headers["retry-after"]) * 1_000);
}
const { score } = (await send("GET", "/v1/score")).body;
stdout.write(`${JSON.stringify({ audit_id, imported, score })}\n`);
