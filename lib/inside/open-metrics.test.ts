import { expect, it, vi } from "vitest";
import { scrapeHere } from "#scripts/testing/metrics.ts";
import { openMetrics } from "./open-metrics.ts";
import { inside, watched } from "./watch.ts";

const READING = { name: "plinth_test", help: "Of this test.", labels: ["of"] };

it("tells what was watched and what is read at the question, and of the process", async () => {
  let value = 1;
  const scraped = await scrapeHere([
    { ...READING, read: () => [{ labels: { of: String(value) }, value: value++ }] },
  ]);
  try {
    const job = { kind: "job", labels: { queue: "audits" } } as const;
    const running = vi.fn(() => scraped.read('plinth_jobs_running{queue="audits"}'));
    expect(await watched(job, running)).toBe(1);
    await expect(watched(job, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
    const text = (await scraped.lines()).join("\n");
    expect(text).toContain('plinth_job_duration_seconds_count{queue="audits",outcome="done"} 1');
    expect(text).toContain('plinth_job_duration_seconds_count{queue="audits",outcome="failed"} 1');
    expect(text).toContain('plinth_jobs_running{queue="audits"} 0');
    // The second question: what the first one was told is gone.
    expect(text).toContain('plinth_test{of="2"} 2');
    expect(text).not.toContain('plinth_test{of="1"}');
    expect(text).toMatch(/^process_resident_memory_bytes \d+/m);
    expect(text).toMatch(/^nodejs_eventloop_lag_seconds /m);
  } finally {
    await scraped.close();
  }
  expect(inside.watcher).toBeUndefined();
});

it("answers without what cannot be read at this moment", async () => {
  const read = () => Promise.reject(new Error("the database is away"));
  const scraped = await scrapeHere([{ ...READING, read }]);
  try {
    const lines = await scraped.lines();
    expect(lines.filter((line) => line.startsWith("plinth_test{"))).toEqual([]);
    expect(lines.some((line) => line.startsWith("process_cpu_seconds_total "))).toBe(true);
  } finally {
    await scraped.close();
  }
});

it("has nothing else on its port, and says so when the port is taken", async () => {
  const scraped = await scrapeHere();
  try {
    const root = new URL("/", scraped.url);
    expect((await fetch(root)).status).toBe(404);
    expect((await fetch(scraped.url, { method: "POST" })).status).toBe(405);
    const port = Number(root.port);
    await expect(openMetrics({ host: "127.0.0.1", port, readings: [] })).rejects.toThrow("EADDRINUSE");
  } finally {
    await scraped.close();
  }
});
