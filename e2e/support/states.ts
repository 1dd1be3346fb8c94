import { expect, type Page, type Route } from "@playwright/test";
import { startFaultProxy } from "#scripts/testing/fault-proxy.ts";
import { startWebServer } from "#scripts/testing/web-server.ts";

/** What the service says while it cannot. */
export const AWAY = {
  type: "https://plinth.example/problems/service-unavailable",
  title: "Service Unavailable",
  status: 503,
  detail: "The database does not answer just now. Nothing was changed; try again in a moment.",
};

/** As the service answers while it cannot. */
export const refuse = (route: Route) =>
  route.fulfill({ status: 503, contentType: "application/problem+json", body: JSON.stringify(AWAY) });

/** Holds what a page asks for until it is let go. */
export async function hold(page: Page, address: string | RegExp): Promise<() => Promise<void>> {
  let letGo = () => {};
  const gone = new Promise<void>((done) => {
    letGo = done;
  });
  const held: Promise<void>[] = [];
  await page.route(address, (route) => {
    const asked = gone.then(() => route.continue());
    held.push(asked);
    return asked;
  });
  return async () => {
    letGo();
    await Promise.all(held);
    await page.unroute(address);
  };
}

/** As one who comes back to the window, which is heard of once the page is alive and some time has passed. */
export async function comeBackUntil(page: Page, isSo: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event("focus")));
    await isSo();
  }).toPass();
}

/** The product's server in front of a database that can be slow or away. */
export async function withFaults(
  work: (url: string, proxy: Awaited<ReturnType<typeof startFaultProxy>>) => Promise<void>,
) {
  const database = new URL(process.env.DATABASE_URL ?? "");
  const proxy = await startFaultProxy(Number(database.port));
  database.port = String(proxy.port);
  const settings = { DATABASE_URL: database.href, PLINTH_LOG_LEVEL: "silent" };
  const server = await startWebServer("server.ts", settings);
  try {
    await work(server.url, proxy);
  } finally {
    await server.stop();
    await proxy.close();
  }
}

/** What a page is there for, without its frame. */
export const main = (page: Page) => page.getByRole("main");
