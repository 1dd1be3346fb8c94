import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { pagesInTurn } from "./pages-in-turn.ts";

async function serve(renderMs = 5) {
  let running = 0;
  let most = 0;
  const pages = pagesInTurn(async (_incoming, outgoing) => {
    running += 1;
    most = Math.max(most, running);
    await sleep(renderMs);
    running -= 1;
    outgoing.end("a page");
  });
  const server = createServer(pages).listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url, close, most: () => most };
}

it("two pages are rendered at a time, and whoever finds the line full is told so", async () => {
  const { url, close, most } = await serve();
  const asked = await Promise.all(Array.from({ length: 80 }, (_, n) => fetch(`${url}/page-${n}`)));
  const statuses = asked.map(({ status }) => status);
  expect(most()).toBe(2);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(64);
  const refused = asked.find(({ status }) => status === 503);
  expect(refused?.headers.get("retry-after")).toBe("2");
  expect(await refused?.json()).toMatchObject({ title: "Service Unavailable" });
  close();
});

it("files and the doors of the dashboard need no turn", async () => {
  const { url, close, most } = await serve();
  await Promise.all(Array.from({ length: 20 }, () => fetch(`${url}/_next/static/chunk.js`)));
  expect(most()).toBeGreaterThan(2);
  close();
});

it("readers who leave make no room for more pages than others have", async () => {
  const { url, close, most } = await serve(30);
  const leave = async (n: number) => {
    const left = new AbortController();
    const asked = fetch(`${url}/page-${n}`, { signal: left.signal }).catch(() => {});
    await sleep(10);
    left.abort();
    await asked;
  };
  for (let n = 0; n < 12; n++) await leave(n);
  expect(most()).toBe(2);
  close();
});
