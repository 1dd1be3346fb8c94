import { once } from "node:events";
import { Agent, request } from "node:http";
import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "@playwright/test";
import { rawRequest, sendRaw } from "#scripts/testing/send-raw.ts";
import { startWebServer } from "#scripts/testing/web-server.ts";
import { createAccount, makeKey } from "./support/accounts.ts";
import { listRequests } from "./support/list-requests.ts";
import { bringSession } from "./support/sign-in.ts";

const port = () => Number(new URL(process.env.PLINTH_E2E_URL ?? "").port);
const asProduct = () => ({ NEXTAUTH_URL: process.env.PLINTH_E2E_URL ?? "", PLINTH_LOG_LEVEL: "warn" });

/** Of the connection and the moment, not of the answer; what the framework adds about itself. */
const PASSING = ["date", "connection", "keep-alive", "transfer-encoding", "content-length"];

function comparable({ status, headers, body }: Awaited<ReturnType<typeof sendRaw>>[0]) {
  const kept = [...headers].filter(([name]) => !PASSING.includes(name));
  const plain = kept.map(([name, value]) => {
    if (name === "vary") return [name, value.replaceAll(/(?:rsc|next-[\w-]+)(?:, )?/g, "")];
    // What is left of a minute that both count together.
    return [name, name === "ratelimit" ? value.replaceAll(/(?<=[rt]=)\d+/g, "N") : value];
  });
  return { status, headers: plain.filter(([, value]) => value !== ""), body };
}

test("every operation answers byte for byte as behind the framework's own server", async () => {
  const next = await startWebServer("next start", asProduct());
  const { workspaceId } = await createAccount("agency");
  const requests = listRequests(await makeKey(workspaceId));
  try {
    expect(requests.length).toBeGreaterThan(100);
    for (const { name, text } of requests) {
      const [own] = await sendRaw(port(), text);
      const [other] = await sendRaw(next.port, text);
      if (!own || !other) throw new Error(`no answer to ${name}`);
      expect.soft(comparable(own), name).toEqual(comparable(other));
      expect.soft(own.headers.get("vary") ?? "", name).not.toMatch(/rsc|next/);
    }
    for (const url of [process.env.PLINTH_E2E_URL, next.url]) {
      const answer = await fetch(`${url}/openapi.json`, { headers: { "accept-encoding": "gzip" } });
      expect(answer.headers.get("content-encoding")).toBe("gzip");
      expect((await answer.json()).openapi).toMatch(/^3\.1/);
    }
  } finally {
    await next.stop();
  }
});

type Seen = { answered: number; cut: string[]; refused: number };
const CLIENTS = 200;

/** Asks on kept connections, each for one thing after the other, until it is refused. */
async function askUntilRefused(
  url: string,
  clients: number,
  { seen, served }: { seen: Seen; served: Set<number> },
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const paths = ["/v1/score", "/openapi.json", "/healthz", "/sign-in"];
  const ask = (path: string) =>
    new Promise<void>((resolve, reject) => {
      const sent = request(`${url}${path}`, { agent }, (answer) => {
        answer.on("error", reject).on("end", resolve).resume();
      });
      sent.on("error", reject).end();
    });
  const askOn = async (client: number) => {
    for (let n = client; ; n++) {
      try {
        await ask(paths[n % paths.length] ?? "/");
        seen.answered++;
        served.add(client);
      } catch (error) {
        const { code = "", message } = error as NodeJS.ErrnoException;
        if (code === "ECONNREFUSED") seen.refused++;
        else seen.cut.push(`${code} ${message}`);
        return;
      }
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, client) => askOn(client)));
}

test("SIGTERM under the load of 200 connections cuts no answer, and the server is gone within 10 seconds", async () => {
  const server = await startWebServer("server.ts", asProduct());
  const seen: Seen = { answered: 0, cut: [], refused: 0 };
  const served = new Set<number>();
  const load = askUntilRefused(server.url, CLIENTS, { seen, served });
  // Each has its connection by then: the system itself cuts those that a slow machine has not yet let the server accept.
  await expect.poll(() => served.size, { timeout: 60_000 }).toBe(CLIENTS);
  const before = seen.answered;
  const gone = once(server.child, "exit");
  const started = performance.now();
  server.child.kill("SIGTERM");
  const [[code]] = await Promise.all([gone, load]);
  expect(performance.now() - started).toBeLessThan(10_000);
  expect(seen).toEqual({ answered: expect.any(Number), cut: [], refused: CLIENTS });
  expect(seen.answered).toBeGreaterThan(before);
  expect(code).toBe(0);
  expect(server.complaints()).toBe("");
});

/** The lines of a log that are written whole. */
function readLines(text: string): Record<string, unknown>[] {
  return text
    .split("\n")
    .slice(0, -1)
    .map((line) => JSON.parse(line));
}

/** Writes what there is to write and leaves without a word. */
async function leave(to: number, text: string, afterMs: number): Promise<void> {
  const socket: Socket = connect(to, "127.0.0.1");
  socket.on("error", () => {});
  socket.write(text);
  await sleep(afterMs);
  socket.resetAndDestroy();
}

test("clients that leave in the middle are no error in the log, whatever they asked for", async ({
  page,
}) => {
  const logged = { PLINTH_LOG_LEVEL: "info", PLINTH_LOG_REQUESTS: "1" };
  const server = await startWebServer("server.ts", { ...asProduct(), ...logged });
  const account = await createAccount("agency");
  await bringSession(page, account);
  const cookies = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`);
  const own = ["", "/audits", "/drafts", "/platforms"].map((path) => `/w/${account.workspaceId}${path}`);
  const body = [
    "Content-Type: application/json",
    "Content-Length: 1000",
    `Origin: ${asProduct().NEXTAUTH_URL}`,
  ];
  const cut = ["/v1/audit/run", "/internal/sign-up", "/api/auth/callback/credentials", "/theme", "/sign-in"];
  try {
    for (const path of cut) await leave(server.port, rawRequest(`POST ${path} HTTP/1.1`, body, '{"a":'), 100);
    for (const path of ["/v1/score", "/openapi.json", "/docs", "/sign-in", "/w/x", ...own])
      for (const afterMs of [0, 2, 5, 10, 20, 40, 60])
        await leave(
          server.port,
          rawRequest(`GET ${path} HTTP/1.1`, [`Cookie: ${cookies.join("; ")}`]),
          afterMs,
        );
    const linesOf = () => readLines(server.complaints());
    const left = () => linesOf().flatMap(({ status, route }) => (status === 499 ? [route] : []));
    // Pages are made a few at a time: of those that were left, the last are told of after a while.
    await expect.poll(left).toContainEqual(expect.stringMatching(/^\/w\/\{workspace_id\}/));
    await sleep(500);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    expect(linesOf().filter(({ msg, level }) => msg !== "request" || level !== 30)).toEqual([]);
    expect(left()).toContain("/internal/sign-up");
    const answer = await fetch(`${server.url}${own[0]}?of=nobody`, {
      headers: { cookie: cookies.join("; ") },
    });
    await answer.text();
    const request_id = answer.headers.get("x-request-id");
    const whole = { status: 200, route: "/w/{workspace_id}", workspace_id: account.workspaceId };
    await expect
      .poll(() => readLines(server.complaints()).find((line) => line.request_id === request_id))
      .toMatchObject(whole);
  } finally {
    await server.stop();
  }
});

test("a thousand clients that never finish their request leave the others fast", async ({ baseURL }) => {
  const slow = Array.from({ length: 1_000 }, () => {
    const socket = connect(port(), "127.0.0.1");
    socket.on("error", () => {}).write("GET /v1/score HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ");
    return socket;
  });
  const times: number[] = [];
  try {
    for (let n = 0; n < 100; n++) {
      const started = performance.now();
      expect((await fetch(`${baseURL}/v1/score`)).status).toBe(401);
      times.push(performance.now() - started);
      slow[n]?.write("a");
    }
  } finally {
    for (const socket of slow) socket.destroy();
  }
  expect(times.toSorted((a, b) => a - b)[94]).toBeLessThan(1_000);
});
