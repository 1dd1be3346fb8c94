// node from-nothing-to-a-score.ts posts.csv twitter harbourbakery
import { openAsBlob } from "node:fs";
import { createServer } from "node:http";
import { basename } from "node:path";
import { argv, env, stdout } from "node:process";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { type CreateImportInput, type PlinthEvent, plinth, verifyWebhook } from "../plinth.ts";

const { PLINTH_URL = "", PLINTH_API_KEY = "", PLINTH_WEBHOOK_SECRET = "", HOOK_PORT = "3000" } = env;
const [path = "", platform = "", handle = ""] = argv.slice(2);
const client = plinth({ apiKey: PLINTH_API_KEY, baseUrl: PLINTH_URL });
const say = (line: string) => stdout.write(`${line}\n`);

// Receives the webhooks and keeps those that are signed with the secret.
const events: PlinthEvent[] = [];
const receiver = createServer(async (request, response) => {
  try {
    const body = await text(request);
    events.push(await verifyWebhook({ secret: PLINTH_WEBHOOK_SECRET, headers: request.headers, body }));
    response.writeHead(204).end();
  } catch {
    response.writeHead(400).end();
  }
});
receiver.listen(Number(HOOK_PORT), "127.0.0.1");

const { name, plan } = await client.getWorkspace();
say(`${name} is on the ${plan} plan.`);

const { import_id } = await client.createImport({
  platform: platform as CreateImportInput["platform"],
  handle,
  file_name: basename(path),
  file: await openAsBlob(path),
});
let done = await client.getImport({ import_id });
while (done.status === "processing") {
  await sleep(2_000);
  done = await client.getImport({ import_id });
}
if (done.error) throw new Error(`${done.error.title}: ${done.error.detail}`);
say(`${done.posts} new posts were imported.`);

const { audit_id } = await client.runAudit();
const audit = await client.waitForAudit(audit_id);
if (audit.status === "failed") throw new Error(`${audit.error.title}: ${audit.error.detail}`);
const { score } = await client.getScore();
say(`The score is ${score}.`);

// `plinth webhooks listen` asks the service every few seconds.
const isOurs = (event: PlinthEvent) => event.type === "audit.completed" && event.data.audit_id === audit_id;
for (let waited = 0; !events.some(isOurs); waited++) {
  if (waited === 60) throw new Error("No webhook arrived. Is `plinth webhooks listen` running?");
  await sleep(1_000);
}
say("The webhook audit.completed arrived.");
receiver.close();
receiver.closeAllConnections();
