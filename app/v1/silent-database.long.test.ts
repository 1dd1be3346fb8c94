import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import * as readyz from "#app/readyz/route.ts";
import { limitWaitsToRequests, limitWaitsToWork } from "#lib/database-limits.ts";
import { makeSmallWorkspace, runToEnd } from "#scripts/testing/audits.ts";
import { type FaultProxy, startFaultProxy } from "#scripts/testing/fault-proxy.ts";
import { type OwnDatabase, openOwnDatabase, switchAddresses } from "#scripts/testing/own-database.ts";
import { type Served, serveHandlers } from "#scripts/testing/serve-handlers.ts";

const WITHIN_MS = 8_000;

let database: OwnDatabase;
let proxy: FaultProxy;
let served: Served;
let key: string;

beforeAll(async () => {
  database = await openOwnDatabase();
  const workspace = await makeSmallWorkspace("agency");
  await runToEnd(workspace);
  key = workspace.key;
  proxy = await startFaultProxy(database.port);
  served = await serveHandlers({ "/readyz": readyz });
}, 120_000);

afterEach(() => limitWaitsToWork());
afterAll(async () => {
  await served.close();
  await database.release();
  await proxy.close();
});

type Asked = { status: number; retryAfter: string | null; ms: number };

async function ask(method: string, path: string, body?: object): Promise<Asked> {
  const begun = performance.now();
  const answer = await fetch(`${served.url}${path}`, {
    method,
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
    body: body ? JSON.stringify(body) : null,
  });
  await answer.text();
  return {
    status: answer.status,
    retryAfter: answer.headers.get("retry-after"),
    ms: performance.now() - begun,
  };
}

/** What 20 clients ask at once. */
function askAll(): Promise<Asked[]> {
  const requests: [string, string, object?][] = [
    ["GET", "/v1/score?expand=explanation"],
    ["GET", "/v1/campaigns"],
    ["POST", "/v1/campaigns", { name: "A", start_date: "2999-01-01" }],
    ["GET", "/v1/workspace"],
    ["POST", "/v1/studio/score", { content_type: "text", content: "Hello", platform: "twitter" }],
  ];
  return Promise.all(Array.from({ length: 20 }, (_, n) => ask(...(requests[n % 5] as [string, string]))));
}

const slowest = (all: Asked[]) => Math.max(...all.map(({ ms }) => ms));

async function expectRefused(): Promise<void> {
  const first = await askAll();
  for (const { status, retryAfter } of first)
    expect([status, retryAfter]).toEqual([503, expect.stringMatching(/^[1-9]\d*$/)]);
  expect(slowest(first)).toBeLessThan(WITHIN_MS);
  // Those who come later do not wait for what is known.
  const later = await askAll();
  expect(later.every(({ status }) => status === 503)).toBe(true);
  expect(slowest(later)).toBeLessThan(1_000);
  expect(await ask("GET", "/readyz")).toMatchObject({ status: 503, retryAfter: "5" });
}

async function expectBack(): Promise<void> {
  await expect.poll(async () => (await ask("GET", "/v1/score")).status, { timeout: 3_000 }).toBe(200);
  const all = await askAll();
  expect(all.map(({ status }) => status)).toEqual(all.map(() => 200));
}

describe.each([
  ["that is frozen", () => database.freeze(), () => database.thaw()],
  ["behind a network that is half open", () => proxy.halt(), () => proxy.resume()],
])("a database %s", (_, fail, mend) => {
  it("is given up within 8 seconds with 503 and Retry-After, then at once, and used again when it is back", async () => {
    const url = new URL(process.env.DATABASE_URL ?? "");
    url.port = String(proxy.port);
    await switchAddresses({ DATABASE_URL: url.href });
    limitWaitsToRequests();
    await expectBack();
    fail();
    try {
      await expectRefused();
    } finally {
      mend();
    }
    await expectBack();
  }, 60_000);

  it("while requests are under way: none takes longer", async () => {
    limitWaitsToRequests();
    await expectBack();
    const under = askAll();
    setTimeout(fail, 20);
    try {
      const all = await under;
      expect(slowest(all)).toBeLessThan(WITHIN_MS);
      expect(all.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
    } finally {
      mend();
    }
    await expectBack();
  }, 60_000);
});

it("a network that is 600 ms slow each way: every request ends within 8 seconds", async () => {
  limitWaitsToRequests();
  await expectBack();
  proxy.delay(600);
  try {
    const all = await askAll();
    expect(slowest(all)).toBeLessThan(WITHIN_MS);
    expect(all.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
  } finally {
    proxy.resume();
  }
  await expectBack();
}, 60_000);
