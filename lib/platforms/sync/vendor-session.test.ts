import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type StandIn, serveVendor } from "#e2e/vendors/serve.ts";
import { rereadEnv } from "#lib/env.ts";
import { allowLoopback } from "#scripts/testing/https-receiver.ts";
import type { Connector, VendorAnswer } from "../connectors/connector.ts";
import { VendorFailure } from "../connectors/vendor-failure.ts";
import { openSession } from "./vendor-session.ts";

const TOKEN = "access-1-do-not-repeat";
let vendor: StandIn;
let live = TOKEN;

function judge({ status, headers, body }: VendorAnswer, now: Date): VendorFailure | null {
  if (status === 401) return new VendorFailure("token_dead", `refused ${JSON.stringify(body)}`);
  if (status !== 429) return null;
  const seconds = Number(headers["retry-after"]);
  const until = Number.isNaN(seconds) ? null : new Date(now.getTime() + seconds * 1_000);
  return new VendorFailure("rate_limited", "too many", until);
}

const connector: Connector = {
  platform: "youtube",
  title: "Tubes",
  consent: {
    authorizeUrl: "https://accounts.tubes.example/consent",
    tokenUrl: "https://oauth.tubes.example/token",
    scopes: ["read"],
    separator: " ",
    pkce: true,
    clientAuth: "body",
    renews: () => "now",
  },
  budgets: [],
  authorise: (request, access) => ({
    ...request,
    headers: { ...request.headers, authorization: `Bearer ${access}` },
  }),
  judge,
  listAccounts: async () => [],
  sync: async function* () {
    yield* [];
    return { memory: null, covered: null, missing: [] };
  },
};

beforeAll(async () => {
  allowLoopback(true);
  const echo = ({ query, headers }: { query: URLSearchParams; headers: Record<string, string> }) =>
    headers.authorization === `Bearer ${live}`
      ? { body: { q: query.get("q"), n: 2 } }
      : { status: 401, body: { told: headers.authorization } };
  vendor = await serveVendor({
    routes: [{ method: "GET", host: "api.tubes.example", path: "/v1/things", answer: echo }],
  });
  process.env.YOUTUBE_BASE_URL = vendor.base;
  rereadEnv();
});
afterEach(() => {
  vendor.faults.clear();
  vendor.requests.length = 0;
  live = TOKEN;
  process.env.YOUTUBE_BASE_URL = vendor.base;
  allowLoopback(true);
});
afterAll(async () => {
  delete process.env.YOUTUBE_BASE_URL;
  allowLoopback(false);
  await vendor.close();
});

function open(now = () => new Date()) {
  const spent: unknown[] = [];
  const session = openSession({
    connector,
    now,
    spend: async (cost) => void spent.push(cost ?? null),
    tokens: {
      current: async () => TOKEN,
      renew: async () => {
        if (live === TOKEN) throw new VendorFailure("token_dead", "nothing to renew");
        return live;
      },
    },
  });
  const ask = (url = "https://api.tubes.example/v1/things?q=a%20b") => session.ask({ url: new URL(url) });
  return { ask, spent };
}

describe("a request to a vendor", () => {
  it("goes to BASE/HOST/PATH?QUERY with its token, and costs of the budget", async () => {
    const { ask, spent } = open();
    expect(await ask()).toMatchObject({ status: 200, body: { q: "a b", n: 2 } });
    expect(vendor.requests[0]).toMatchObject({ host: "api.tubes.example", path: "/v1/things" });
    expect(spent).toEqual([null]);
  });

  it("follows addresses of answers, those behind the base too", async () => {
    const { ask } = open();
    expect(await ask(`${vendor.base}/api.tubes.example/v1/things?q=next`)).toMatchObject({
      body: { q: "next" },
    });
  });

  it.each([
    "https://evil.example/v1/things",
    "https://tubes.example.evil.test/v1/things",
    "http://api.tubes.example/v1/things",
    "https://api.tubes.example@evil.example/",
  ])("sends no token to %s", async (url) => {
    await expect(open().ask(url)).rejects.toMatchObject({ kind: "contract_changed" });
    expect(vendor.requests).toEqual([]);
  });

  it("speaks plain http only where the operator allows the network", async () => {
    allowLoopback(false);
    await expect(open().ask()).rejects.toMatchObject({ kind: "contract_changed" });
    expect(vendor.requests).toEqual([]);
  });

  it.each(["cut", "close", "page"] as const)("comes again after an answer that is %s", async (ending) => {
    vendor.faults.add({ ending, times: 2 });
    expect(await open().ask()).toMatchObject({ status: 200 });
    expect(vendor.requests).toHaveLength(3);
  });

  it("gives up after the third repetition of a failure that might have passed", async () => {
    vendor.faults.add({ answer: { status: 503, body: {} }, times: 9 });
    await expect(open().ask()).rejects.toMatchObject({ kind: "vendor_down" });
    expect(vendor.requests).toHaveLength(4);
  }, 20_000);

  it.each(["huge", "redirect"] as const)("does not take an answer that is %s", async (ending) => {
    vendor.faults.add({ ending });
    await expect(open().ask()).rejects.toMatchObject({ kind: "contract_changed" });
    expect(vendor.requests).toHaveLength(1);
  });

  it("waits as long as a vendor says, and no longer than a minute", async () => {
    vendor.faults.add({ answer: { status: 429, headers: { "retry-after": "1" }, body: {} } });
    const begun = performance.now();
    expect(await open().ask()).toMatchObject({ status: 200 });
    expect(performance.now() - begun).toBeGreaterThan(950);
    vendor.faults.add({ answer: { status: 429, headers: { "retry-after": "900" }, body: {} } });
    await expect(open().ask()).rejects.toMatchObject({ kind: "rate_limited" });
    vendor.faults.add({ answer: { status: 429, body: {} } });
    await expect(open().ask()).rejects.toMatchObject({ kind: "rate_limited", until: null });
  });

  it("reads how long to wait by the vendor's clock", async () => {
    const hourOff = () => new Date(Date.now() - 3_600_000);
    vendor.faults.add({ answer: { status: 429, headers: { "retry-after": "900" }, body: {} } });
    const failure = (await open(hourOff)
      .ask()
      .catch((error) => error)) as VendorFailure;
    expect(Math.abs((failure.until?.getTime() ?? 0) - hourOff().getTime() - 900_000)).toBeLessThan(3_000);
  });

  it("renews a refused token once, and repeats none of them", async () => {
    live = "access-2-do-not-repeat";
    expect(await open().ask()).toMatchObject({ status: 200 });
    expect(vendor.requests.map(({ headers }) => headers.authorization)).toEqual([
      `Bearer ${TOKEN}`,
      `Bearer ${live}`,
    ]);
    vendor.faults.add({ answer: { status: 401, body: { token: TOKEN } }, times: 9 });
    const failure = await open()
      .ask()
      .catch((error: VendorFailure) => error);
    expect(failure).toMatchObject({ kind: "token_dead" });
    expect(String((failure as VendorFailure).message)).not.toContain(live);
  });
});
