import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { operatorFor } from "#lib/access/operator-for.ts";
import { clearDeliveries, startReceiver } from "#lib/deliveries/testing/deliveries.ts";
import { rereadEnv } from "#lib/env.ts";
import { openInside } from "#lib/inside/open-inside.ts";
import { createWebhook } from "#lib/webhooks/create-webhook.ts";
import { makeAuditedWorkspace, makeSmallWorkspace } from "#scripts/testing/audits.ts";
import { allowLoopback } from "#scripts/testing/https-receiver.ts";
import { type ReceivedSpan, startOtlpReceiver } from "#scripts/testing/otlp-receiver.ts";
import { type Served, serveHandlers } from "#scripts/testing/serve-handlers.ts";
import { killWorkers, startWorkerProcess } from "#scripts/testing/worker-process.ts";
import { makePosts } from "#scripts/testing/workspaces.ts";
import { runHere } from "./tasks.ts";
import { startWorker } from "./worker.ts";

const WITHIN = { timeout: 60_000, interval: 100 };
/** Longer than any test: what is done was woken. */
const NEVER_MS = 3_600_000;
const TRACE = "0af7651916cd43dd8448eb211c80319c";
const PARENT = "b7ad6b7169203331";
let collector: Awaited<ReturnType<typeof startOtlpReceiver>>;
let served: Served;
let closeInside: () => Promise<void>;
let stop = async () => {};
let workspace: Awaited<ReturnType<typeof makeSmallWorkspace>>;

beforeAll(async () => {
  served = await serveHandlers();
  allowLoopback(true);
});
beforeEach(async () => {
  workspace = await makeSmallWorkspace("agency");
  collector = await startOtlpReceiver();
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = collector.url;
  // So that nobody waits for five seconds.
  process.env.OTEL_BSP_SCHEDULE_DELAY = "100";
  rereadEnv();
  closeInside = await openInside("web", [], (error) => expect.unreachable(String(error)));
});
afterEach(async () => {
  await stop();
  stop = async () => {};
  killWorkers();
  await closeInside();
  delete process.env.OTEL_EXPORTER_OTLP_ENDPOINT;
  rereadEnv();
  await collector.close();
  await clearDeliveries();
});
afterAll(() => served.close());

const below = ({ spanId }: ReceivedSpan) => collector.spans.filter((span) => span.parentSpanId === spanId);
const named = (name: string) => collector.spans.filter((span) => span.name === name);
async function arrival(name: string): Promise<ReceivedSpan> {
  await expect.poll(() => named(name), WITHIN).toHaveLength(1);
  return named(name)[0] as ReceivedSpan;
}

/** Asks as a caller whose own trace is written. */
async function ask(method: string, path: string, body?: string, type = "application/json") {
  const answer = await fetch(`${served.url}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${workspace.key}`,
      traceparent: `00-${TRACE}-${PARENT}-01`,
      "x-request-id": "req-of-a-test",
      "content-type": type,
    },
    ...(body && { body }),
  });
  expect(answer.status).toBe(200);
  await answer.arrayBuffer();
}

it("a request's trace goes on in its job and in the delivery that comes of it, to whom it is sent", {
  timeout: 180_000,
}, async () => {
  const receiver = await startReceiver();
  const input = { url: `${receiver.url}hook`, events: ["audit.completed" as const] };
  await createWebhook(await operatorFor(workspace.id), input, new Date());
  await ask("POST", "/v1/audit/run", "{}");
  const request = await arrival("POST /v1/audit/run");
  expect(request).toMatchObject({
    service: "plinth-web",
    kind: 2,
    traceId: TRACE,
    parentSpanId: PARENT,
    attributes: {
      "http.request.method": "POST",
      "http.route": "/v1/audit/run",
      "http.response.status_code": 200,
      "plinth.operation": "runAudit",
      "plinth.request_id": "req-of-a-test",
      "plinth.outcome": "2xx",
    },
  });
  const statements = below(request).map(({ name }) => name);
  expect(statements).toEqual(expect.arrayContaining(["INSERT audits", "COMMIT"]));
  stop = startWorker(NEVER_MS, runHere);
  const delivery = await arrival("deliver audit.completed");
  const job = await arrival("job audits");
  expect(job).toMatchObject({
    traceId: TRACE,
    attributes: { "plinth.outcome": "done" },
  });
  expect(job.parentSpanId).toBe(request.spanId);
  expect(below(job).map(({ name }) => name)).toEqual(
    expect.arrayContaining(["UPDATE audit_steps", "COMMIT"]),
  );
  expect(delivery).toMatchObject({ traceId: TRACE, attributes: { "plinth.outcome": "succeeded" } });
  const [sent] = receiver.requests;
  expect(sent?.headers.traceparent).toBe(`00-${TRACE}-${delivery.spanId}-01`);
  expect(JSON.stringify(collector.spans)).not.toContain(workspace.id);
  expect(JSON.stringify(collector.spans)).not.toContain(workspace.key);
});

it("an import's goes on in the process that does it", { timeout: 180_000 }, async () => {
  const query = "platform=twitter&handle=brand&file_name=posts.csv";
  await ask("POST", `/v1/imports?${query}`, makePosts(40), "text/csv");
  startWorkerProcess();
  const task = await arrival("task import");
  const job = await arrival("job uploads");
  expect(task).toMatchObject({ service: "plinth-task", traceId: TRACE, parentSpanId: job.spanId });
  expect(job).toMatchObject({ service: "plinth-worker", traceId: TRACE });
  await expect
    .poll(() => below(task).map(({ name }) => name), WITHIN)
    .toEqual(expect.arrayContaining(["INSERT posts"]));
});

it("a score that is read with others says that it waited for them", async () => {
  workspace = await makeAuditedWorkspace("agency");
  await ask("GET", "/v1/score");
  const request = await arrival("GET /v1/score");
  expect(below(request).map(({ name }) => name)).toContain("read with others");
});
