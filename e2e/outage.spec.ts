import { expect, test } from "@playwright/test";
import { startFaultProxy } from "#scripts/testing/fault-proxy.ts";
import { startWebServer } from "#scripts/testing/web-server.ts";
import { createAccount } from "./support/accounts.ts";
import { bringSession } from "./support/sign-in.ts";

test("a page whose database is away says so kindly, with 503, and comes back by itself", async ({ page }) => {
  const database = new URL(process.env.DATABASE_URL ?? "");
  const proxy = await startFaultProxy(Number(database.port));
  database.port = String(proxy.port);
  const server = await startWebServer("server.ts", {
    DATABASE_URL: database.href,
    PLINTH_LOG_LEVEL: "silent",
  });
  try {
    const account = await createAccount();
    await bringSession(page, account);
    const address = `${server.url}/w/${account.workspaceId}`;
    expect((await page.goto(address))?.status()).toBe(200);
    const heading = await page.getByRole("heading", { level: 1 }).textContent();
    proxy.halt();
    const begun = performance.now();
    const answer = await page.goto(address);
    expect(performance.now() - begun).toBeLessThan(8_000);
    expect([answer?.status(), answer?.headers()["retry-after"]]).toEqual([503, "5"]);
    await expect(page.getByRole("heading", { name: "Plinth is taking a short break" })).toBeVisible();
    proxy.resume();
    await expect(page.getByRole("heading", { level: 1, name: heading ?? "" })).toBeVisible();
  } finally {
    await server.stop();
    await proxy.close();
  }
});
