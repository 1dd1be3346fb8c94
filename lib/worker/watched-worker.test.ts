import getPort from "get-port";
import { afterAll, afterEach, beforeEach, expect, it } from "vitest";
import { serveYoutube, YOUTUBE_CLIENT, type YoutubeStandIn } from "#e2e/vendors/youtube/serve-youtube.ts";
import { operatorFor } from "#lib/access/operator-for.ts";
import { clearDeliveries, startReceiver } from "#lib/deliveries/testing/deliveries.ts";
import { QUEUE_DEPTH } from "#lib/inside/readings.ts";
import { requestSyncs } from "#lib/platforms/sync/request-sync.ts";
import { createWebhook } from "#lib/webhooks/create-webhook.ts";
import { makeSmallWorkspace, startRun } from "#scripts/testing/audits.ts";
import { connect, setUpPlatform } from "#scripts/testing/connect.ts";
import { allowLoopback } from "#scripts/testing/https-receiver.ts";
import { scrapeHere } from "#scripts/testing/metrics.ts";
import { killWorkers, startWorkerProcess } from "#scripts/testing/worker-process.ts";
import { countWaiting } from "./count-waiting.ts";
import { runHere } from "./tasks.ts";
import { startWorker } from "./worker.ts";

const WITHIN = { timeout: 60_000, interval: 50 };
/** Longer than any test: what is done was woken. */
const NEVER_MS = 3_600_000;
let scraped: Awaited<ReturnType<typeof scrapeHere>>;
let stop = async () => {};
let vendor: YoutubeStandIn | undefined;

beforeEach(async () => {
  const read = () => countWaiting(new Date());
  scraped = await scrapeHere([{ ...QUEUE_DEPTH, read }]);
  allowLoopback(true);
});
afterEach(async () => {
  await stop();
  stop = async () => {};
  killWorkers();
  await scraped.close();
  await clearDeliveries();
  await vendor?.close();
});
afterAll(() => setUpPlatform("youtube", null));

const countOf = (series: string) => () => scraped.read(series);
const jobs = (queue: string, outcome: string) =>
  countOf(`plinth_job_duration_seconds_count{queue="${queue}",outcome="${outcome}"}`);
const depth = (queue: string) => countOf(`plinth_queue_depth{queue="${queue}"}`);

it("tells what waits, what runs, and how audits and deliveries ended", { timeout: 180_000 }, async () => {
  const workspace = await makeSmallWorkspace("agency");
  const receiver = await startReceiver();
  const input = { url: `${receiver.url}hook`, events: ["audit.completed" as const] };
  await createWebhook(await operatorFor(workspace.id), input, new Date());
  await startRun(workspace);
  expect(await depth("audits")()).toBe(1);
  expect(await depth("fits")()).toBe(1);
  expect(await jobs("audits", "done")()).toBe(0);
  stop = startWorker(NEVER_MS, runHere);
  await expect.poll(jobs("audits", "done"), WITHIN).toBe(1);
  await expect.poll(jobs("fits", "done"), WITHIN).toBe(1);
  const sent = countOf('plinth_delivery_duration_seconds_count{outcome="succeeded"}');
  await expect.poll(sent, WITHIN).toBe(1);
  await expect.poll(depth("deliveries"), WITHIN).toBe(0);
  expect(await depth("audits")()).toBe(0);
  receiver.behave({ status: 503 });
  await startRun(workspace);
  const failing = countOf('plinth_delivery_duration_seconds_count{outcome="pending"}');
  await expect.poll(failing, WITHIN).toBe(1);
  expect(await scraped.read('plinth_jobs_running{queue="audits"}')).toBe(0);
});

it("tells how syncs ended, by platform", { timeout: 180_000 }, async () => {
  vendor = await serveYoutube({ posts: 20, comments: 0 });
  setUpPlatform("youtube", { base: vendor.base, client: YOUTUBE_CLIENT });
  const { id } = await makeSmallWorkspace("agency");
  await connect(id, "youtube");
  expect(await depth("syncs")()).toBe(1);
  stop = startWorker(NEVER_MS, runHere);
  const ended = (outcome: string) =>
    countOf(`plinth_sync_duration_seconds_count{platform="youtube",outcome="${outcome}"}`);
  await expect.poll(ended("done"), WITHIN).toBe(1);
  await expect.poll(jobs("syncs", "done"), WITHIN).toBe(1);
  for (const grant of vendor.oauth.grants) grant.isRevoked = true;
  await requestSyncs(id, { reason: "manual", now: new Date() });
  await expect.poll(ended("token_dead"), WITHIN).toBe(1);
  await expect.poll(jobs("syncs", "failed"), WITHIN).toBe(1);
});

it("is asked on a port of its own, which a setting names, and ends as usual", {
  timeout: 180_000,
}, async () => {
  const port = await getPort({ host: "127.0.0.1" });
  const worker = startWorkerProcess({ PLINTH_WORKER_METRICS_PORT: String(port) });
  const read = () => fetch(`http://127.0.0.1:${port}/metrics`).then((answer) => answer.text());
  const told = () => read().catch(() => "");
  await expect.poll(told, WITHIN).toContain('plinth_queue_depth{queue="audits"} ');
  expect(await told()).toContain('plinth_database_connections{pool="sweep",state="idle"}');
  worker.kill("SIGTERM");
  await expect.poll(() => worker.exitCode, WITHIN).toBe(0);
});
