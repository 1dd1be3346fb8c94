import { createHook } from "node:async_hooks";
import { isIP } from "node:net";
import { type Agent, request } from "undici";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { rereadEnv } from "#lib/env.ts";
import { type Canary, SPELLINGS, startCanary } from "#scripts/testing/canary.ts";
import { allowLoopback, type Receiver, startHttpsReceiver } from "#scripts/testing/https-receiver.ts";
import { download } from "./download.ts";
import { exchange } from "./exchange.ts";
import { makeAgent } from "./make-agent.ts";

let canary: Canary;

beforeAll(async () => {
  canary = await startCanary();
});
beforeEach(() => {
  allowLoopback(false);
  canary.connections = 0;
});
afterAll(() => canary.close());

const WAYS = {
  exchange: async (url: string, agent?: Agent) => {
    const { status, error } = await exchange({ url, headers: {}, body: "{}", timeoutMs: 3_000 }, agent);
    expect(status).toBeNull();
    return error;
  },
  download: async (url: string, agent?: Agent) => {
    const outcome = download(url, async () => "read", { timeoutMs: 3_000, ...(agent && { agent }) });
    return await outcome.catch((error) => `${error.title}: ${error.message}`);
  },
};
const WAYS_THAT_WORK = {
  exchange: async (url: string, agent: Agent) =>
    expect(await exchange({ url, headers: {}, body: "" }, agent)).toMatchObject({ status: 200, error: null }),
  download: async (url: string, agent: Agent) =>
    expect(await download(url, async () => "read", { agent })).toBe("read"),
};
const REFUSED = { exchange: /^not public: /, download: /^Media Unavailable: / };

describe.each(["exchange", "download"] as const)("%s reaches no address that is not public", (way) => {
  it.each(SPELLINGS)("%s", async (host) => {
    for (const protocol of ["https", "http"]) {
      expect(await WAYS[way](`${protocol}://${host}:${canary.port}/`)).toMatch(REFUSED[way]);
    }
    expect(canary.connections).toBe(0);
  });

  it.each([
    ["a name that resolves to it", ["127.0.0.1"]],
    ["a name that resolves to IPv6", ["::1"]],
    ["a name that resolves to mapped IPv4", ["::ffff:127.0.0.1"]],
    ["a name of which only one address is public", ["93.184.215.14", "127.0.0.1"]],
    ["a name that resolves to something else", ["localhost"]],
  ])("%s", async (_, addresses) => {
    const agent = agentThatResolves([addresses]);
    expect(await WAYS[way](`https://hook.example.test:${canary.port}/`, agent)).toMatch(REFUSED[way]);
    expect(canary.connections).toBe(0);
  });

  it("a name that is rebound after a good first answer", async () => {
    process.env.PLINTH_ALLOWED_PRIVATE_CIDRS = "::1/128";
    rereadEnv();
    const receiver = await startHttpsReceiver({ host: "::1" });
    receiver.behave({ headers: { connection: "close" } });
    const lookups: string[] = [];
    const agent = agentThatResolves([["::1"], ["127.0.0.1"]], lookups);
    const url = `https://hook.example.test:${receiver.port}/`;
    const onTheCanarysPort = `https://hook.example.test:${canary.port}/`;
    await WAYS_THAT_WORK[way](url, agent);
    expect(lookups).toEqual(["hook.example.test"]);
    expect(await WAYS[way](url, agent)).toMatch(REFUSED[way]);
    expect(await WAYS[way](onTheCanarysPort, agent)).toMatch(REFUSED[way]);
    expect(lookups.length).toBe(3);
    expect([receiver.connections(), canary.connections]).toEqual([1, 0]);
    await receiver.close();
  });
});

describe("the connector alone", () => {
  it.each(SPELLINGS.filter((host) => !/[a-z]\./i.test(host)))("goes nowhere for %s", async (host) => {
    const agent = makeAgent();
    for (const protocol of ["https", "http"]) {
      const asked = request(`${protocol}://${host}:${canary.port}/`, { dispatcher: agent });
      // A name of the hosts file has no address for name servers.
      const code = /[lⓛ]ocalhost/i.test(host) ? /^(NOT_PUBLIC|ENOTFOUND)$/ : /^NOT_PUBLIC$/;
      await expect(asked).rejects.toMatchObject({ code: expect.stringMatching(code) });
    }
    expect(canary.connections).toBe(0);
  });

  it("looks names up without the threads of the process", async () => {
    const begun: string[] = [];
    const hook = createHook({ init: (_, type) => void begun.push(type) }).enable();
    const asked = request("https://nobody.invalid/", { dispatcher: makeAgent() });
    await expect(asked).rejects.toMatchObject({ code: "ENOTFOUND" });
    hook.disable();
    expect(begun).toContain("QUERYWRAP");
    expect(begun).not.toContain("GETADDRINFOREQWRAP");
  });

  it("speaks no plain http to a public address", async () => {
    const agent = agentThatResolves([["93.184.215.14"]]);
    const asked = request("http://hook.example.test/", { dispatcher: agent });
    await expect(asked).rejects.toMatchObject({ code: "NOT_PUBLIC" });
  });
});

it("the canary can be reached where the operator allows it", async () => {
  allowLoopback(true);
  for (const host of ["127.0.0.1", "[::1]", "[::ffff:127.0.0.1]"]) {
    expect(await WAYS.exchange(`https://${host}:${canary.port}/`)).toMatch(/^(reset|tls): /);
  }
  const agent = agentThatResolves([["127.0.0.1"], ["::1"]]);
  await WAYS.exchange(`https://hook.example.test:${canary.port}/`, agent);
  await WAYS.exchange(`https://hook.example.test:${canary.port}/`, agent);
  expect(canary.connections).toBe(5);
});

describe("a receiver that may be reached", () => {
  let receiver: Receiver;
  afterEach(() => receiver.close());

  it("is connected to under its name: TLS checks the name, not the address", async () => {
    allowLoopback(true);
    receiver = await startHttpsReceiver();
    const agent = agentThatResolves([["127.0.0.1"], ["127.0.0.1"]]);
    const send = (host: string) =>
      exchange({ url: `https://${host}:${receiver.port}/`, headers: {}, body: "" }, agent);
    expect(await send("hook.example.test")).toMatchObject({ status: 200, error: null });
    expect(receiver.requests[0]?.headers.host).toBe(`hook.example.test:${receiver.port}`);
    expect((await send("hook.other.test")).error).toMatch(/^tls: /);
  });

  it.each([301, 302, 303, 307, 308])("cannot lead elsewhere with a %s", async (status) => {
    receiver = await startHttpsReceiver();
    const spots = ["127.0.0.1", "[::1]", "localhost"].map((host) => `https://${host}:${canary.port}/`);
    // The canary lies in an allowed network here: only that redirects are not followed keeps it untouched.
    allowLoopback(true);
    for (const location of spots) {
      receiver.behave({ status, headers: { location } });
      const sent = await exchange({ url: receiver.url, headers: {}, body: "" });
      expect(sent).toMatchObject({ status, error: null });
      expect(await download(receiver.url, async () => "read")).toEqual({
        unread: `127.0.0.1:${receiver.port} answered with a redirect, which is not followed`,
      });
    }
    expect(receiver.requests.length).toBe(6);
    expect(canary.connections).toBe(0);
  });
});

/** Answers the first lookup with the first list of addresses, and so on; the last one stays. */
function agentThatResolves(answers: string[][], lookups: string[] = []): Agent {
  return makeAgent((hostname, done) => {
    const addresses = answers[Math.min(lookups.length, answers.length - 1)] ?? [];
    lookups.push(hostname);
    done(
      null,
      addresses.map((address) => ({ address, family: isIP(address) || 4 })),
    );
  });
}
