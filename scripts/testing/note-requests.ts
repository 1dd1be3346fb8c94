// A process of its own that notes requests of workspaces for their log, as a server does, in several writes.
import { setTimeout as sleep } from "node:timers/promises";
import { closeDatabase } from "#lib/database-connections.ts";
import { collectRequests, noteRequest } from "#lib/request-log/collect-requests.ts";

const [ids = "", count = "0"] = process.argv.slice(2);
const end = collectRequests();
for (let n = 0; n < Number(count); n++) {
  for (const workspaceId of ids.split(",")) {
    const answer = { status: n % 10 === 0 ? 404 : 200, headers: { "X-Request-Id": `r${n}` }, text: "{}" };
    const caller = { workspaceId, actor: { kind: "key" as const, id: "key_test" } };
    noteRequest({ caller, operation: "getScore", durationMs: 1, answer });
  }
  if (n % 100 === 0) await sleep(50);
}
await end();
await closeDatabase();
