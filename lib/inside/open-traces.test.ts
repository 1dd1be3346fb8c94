import { afterEach, expect, it, vi } from "vitest";
import { rereadEnv } from "#lib/env.ts";
import { startOtlpReceiver } from "#scripts/testing/otlp-receiver.ts";
import { openInside } from "./open-inside.ts";
import { inside, watched } from "./watch.ts";

const SETTINGS = [
  "OTEL_EXPORTER_OTLP_ENDPOINT",
  "OTEL_TRACES_SAMPLER",
  "OTEL_TRACES_SAMPLER_ARG",
  "OTEL_SDK_DISABLED",
  "OTEL_SERVICE_NAME",
] as const;
const PARENT = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01";
const JOB = { kind: "job", labels: { queue: "audits" } } as const;

afterEach(() => {
  for (const name of SETTINGS) delete process.env[name];
  rereadEnv();
});

async function open(settings: Partial<Record<(typeof SETTINGS)[number], string>> = {}) {
  const receiver = await startOtlpReceiver();
  Object.assign(process.env, { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url, ...settings });
  rereadEnv();
  const complaints = vi.fn();
  const closeInside = await openInside("worker", [], complaints);
  const close = async () => {
    await closeInside();
    await receiver.close();
  };
  return { ...receiver, complaints, close };
}

it("sends spans to where the setting says, each below the one in which it ran", async () => {
  const { spans, complaints, close } = await open();
  const told = await watched({ ...JOB, parent: PARENT }, () => {
    inside.tracing?.tell({ "plinth.request_id": "of a test" });
    const inner = () => Promise.resolve(inside.tracing?.traceparent());
    return watched({ kind: "statement", labels: {}, title: "SELECT 1 FROM audits" }, inner);
  });
  // Nobody asked for these: they are of no trace.
  await watched({ kind: "statement", labels: {}, title: "SELECT 1" }, async () => {});
  expect(inside.tracing?.traceparent()).toBeNull();
  await close();
  expect(complaints).not.toHaveBeenCalled();
  const [statement, job] = spans;
  expect(spans).toHaveLength(2);
  expect(job).toMatchObject({
    name: "job audits",
    service: "plinth-worker",
    kind: 5,
    traceId: PARENT.slice(3, 35),
    parentSpanId: PARENT.slice(36, 52),
    attributes: { "plinth.queue": "audits", "plinth.outcome": "done", "plinth.request_id": "of a test" },
  });
  expect(statement).toMatchObject({
    name: "SELECT audits",
    kind: 3,
    traceId: job?.traceId,
    parentSpanId: job?.spanId,
    attributes: { "db.system.name": "postgresql", "db.query.text": "SELECT 1 FROM audits" },
  });
  expect(told).toBe(`00-${statement?.traceId}-${statement?.spanId}-01`);
  expect([inside.watcher, inside.tracing]).toEqual([undefined, undefined]);
});

it("says what failed, and nothing of why: an error may tell what nobody should read", async () => {
  const { spans, close } = await open({ OTEL_SERVICE_NAME: "ours" });
  await expect(watched(JOB, () => Promise.reject(new Error("a secret")))).rejects.toThrow("a secret");
  await close();
  expect(spans[0]).toMatchObject({ status: { code: 2 }, attributes: { "plinth.outcome": "failed" } });
  expect(spans[0]?.service).toBe("ours");
  expect(JSON.stringify(spans)).not.toContain("a secret");
});

it.each([
  ["always_off", "1", 0],
  ["parentbased_traceidratio", "0", 0],
  ["traceidratio", "1", 20],
])("takes %s with %s as the standard has it", async (OTEL_TRACES_SAMPLER, OTEL_TRACES_SAMPLER_ARG, sent) => {
  const { spans, close } = await open({ OTEL_TRACES_SAMPLER, OTEL_TRACES_SAMPLER_ARG });
  for (let n = 0; n < 20; n++) await watched(JOB, async () => {});
  await close();
  expect(spans).toHaveLength(sent);
});

it("leaves out what its caller does not want to be written, and what is not a trace context is none", async () => {
  const { spans, close } = await open();
  await watched({ ...JOB, parent: PARENT.replace(/01$/, "00") }, async () => {});
  expect(spans).toEqual([]);
  await watched({ ...JOB, parent: "00-somebody's text-01" }, async () => {});
  await close();
  expect(spans).toHaveLength(1);
  expect(spans[0]?.parentSpanId).toBeFalsy();
});

it("complains of a collector that takes nothing, and the work goes on", async () => {
  const { refuse, complaints, close } = await open();
  refuse();
  expect(await watched(JOB, async () => "done")).toBe("done");
  await close();
  expect(complaints).toHaveBeenCalledOnce();
});

it("writes nothing where OpenTelemetry is switched off", async () => {
  const { close } = await open({ OTEL_SDK_DISABLED: "true" });
  expect(inside.watcher).toBeUndefined();
  await close();
});
