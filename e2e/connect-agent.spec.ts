import { createHash } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, type Page, test } from "@playwright/test";
import { randomBase62 } from "#lib/ids.ts";
import { createAccount, giveRole } from "./support/accounts.ts";
import { expectGoodScreen } from "./support/expect-good-screen.ts";
import { enter } from "./support/sign-in.ts";
import { takePictures } from "./support/take-pictures.ts";
import { watchPage } from "./support/watch-page.ts";

const SERVER = () => process.env.PLINTH_E2E_URL ?? "";

/** What waits on the person's own machine for the answer, as programs that speak for agents do. */
async function listen(): Promise<{ server: Server; redirect: string; answers: URL[] }> {
  const answers: URL[] = [];
  const server = createServer((incoming, outgoing) => {
    if (incoming.url?.startsWith("/callback")) answers.push(new URL(incoming.url, "http://127.0.0.1"));
    outgoing.setHeader("Content-Type", "text/html").end("<title>Done</title><p>You can close this page.");
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return { server, answers, redirect: `http://127.0.0.1:${(server.address() as AddressInfo).port}/callback` };
}

async function register(page: Page, client_name: string, redirect: string) {
  const data = { client_name, redirect_uris: [redirect] };
  const answer = await page.request.post(`${SERVER()}/oauth/register`, { data });
  expect(answer.status()).toBe(201);
  const verifier = randomBase62(64);
  const { client_id } = await answer.json();
  const asked = new URLSearchParams({
    ...{ client_id, redirect_uri: redirect, response_type: "code", state: "s1", scope: "read write" },
    ...{ code_challenge_method: "S256", resource: `${SERVER()}/mcp` },
    code_challenge: createHash("sha256").update(verifier).digest("base64url"),
  });
  return { client_id, verifier, path: `/authorize?${asked}` };
}

async function takeToken(page: Page, form: Record<string, string>) {
  const answer = await page.request.post(`${SERVER()}/oauth/token`, { form });
  return { status: answer.status(), body: await answer.json() };
}

async function askMcp(page: Page, token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}`, accept: "application/json, text/event-stream" };
  const data = { jsonrpc: "2.0", id: 1, method: "tools/list" };
  return (await page.request.post(`${SERVER()}/mcp`, { headers, data })).status();
}

const agentsOf = (page: Page) => page.getByRole("table", { name: "Connected agents" });

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test.describe(`at ${viewport.width}`, () => {
    test.use({ viewport });

    test("journey: an agent asks, a member allows a part of it by keyboard, and disconnects it", async ({
      page,
    }) => {
      const faults = watchPage(page);
      const waiting = await listen();
      const account = await createAccount("pro");
      await enter(page, account, "/settings/keys");
      await expect(page.getByText("No agent is connected.")).toBeVisible();
      const name = "<img src=x onerror=alert(1)>";
      const { client_id, verifier, path } = await register(page, name, waiting.redirect);
      await page.goto(path);
      await expect(page.getByRole("heading", { name: "Connect an agent?" })).toBeVisible();
      await expect(page.getByText(`“${name}”`)).toBeVisible();
      await expect(page.getByText("a program on this computer")).toBeVisible();
      await expectGoodScreen(page, "consent");
      await takePictures(page, `agent-consent-${viewport.width}`);
      await page.getByRole("checkbox", { name: /^Write/ }).press("Space");
      await page.getByRole("checkbox", { name: /^Read/ }).press("Space");
      await page.getByRole("button", { name: "Allow" }).press("Enter");
      await expect(page.getByText("Must be one at least")).toBeVisible();
      await page.getByRole("checkbox", { name: /^Read/ }).press("Space");
      await page.getByRole("button", { name: "Allow" }).press("Enter");
      await expect(page).toHaveTitle("Done");
      const told = waiting.answers[0]?.searchParams;
      expect([told?.get("state"), told?.get("iss")]).toEqual(["s1", SERVER()]);
      const form = { grant_type: "authorization_code", client_id, redirect_uri: waiting.redirect };
      const { status, body } = await takeToken(page, {
        ...form,
        code: told?.get("code") ?? "",
        code_verifier: verifier,
      });
      expect([status, body.scope]).toEqual([200, "read"]);
      expect(await askMcp(page, body.access_token)).toBe(200);

      await page.goto(`/w/${account.workspaceId}/settings/keys`);
      const row = agentsOf(page).getByRole("row").filter({ hasText: name });
      await expect(row).toContainText("read");
      await expectGoodScreen(page, "connected agents");
      await takePictures(page, `agents-${viewport.width}`);
      await row.getByRole("button", { name: `Disconnect ${name}` }).press("Enter");
      const question = page.getByRole("alertdialog", { name: "Disconnect this agent?" });
      await expectGoodScreen(page, "disconnect an agent");
      await question.getByRole("button", { name: "Disconnect", exact: true }).press("Enter");
      await expect(page.getByText("No agent is connected.")).toBeVisible();
      await expect.poll(() => askMcp(page, body.access_token), { timeout: 1_500 }).toBe(401);
      const refresh = { grant_type: "refresh_token", refresh_token: body.refresh_token, client_id };
      expect((await takeToken(page, refresh)).body.error).toBe("invalid_grant");
      const { origin } = new URL(waiting.redirect);
      expect(faults.filter((fault) => !fault.includes(origin))).toEqual([]);
      waiting.server.close();
    });
  });
}

test("who refuses sends the program away; who may not allow, and what is not known, is told why", async ({
  page,
}) => {
  const waiting = await listen();
  const account = await createAccount("pro");
  const { path } = await register(page, "Claude", waiting.redirect);
  await page.goto(path);
  await expect(page).toHaveURL(/\/sign-in\?callbackUrl=%2Fauthorize/);
  await enter(page, account, "");
  await page.goto(path);
  await page.getByRole("link", { name: "Refuse" }).click();
  await expect(page).toHaveTitle("Done");
  expect(waiting.answers[0]?.searchParams.get("error")).toBe("access_denied");

  // Nobody is sent to an address that anybody could have registered.
  await page.goto(path.replace("S256", "plain"));
  await expect(page.getByRole("heading", { name: "This agent cannot be connected" })).toBeVisible();
  await page.getByRole("link", { name: /^Go back to 127\.0\.0\.1/ }).click();
  await expect(page).toHaveTitle("Done");
  expect(waiting.answers[1]?.searchParams.get("error")).toBe("invalid_request");

  for (const wrong of [
    path.replace(/redirect_uri=[^&]+/, "redirect_uri=https%3A%2F%2Fevil.example"),
    "/authorize",
  ]) {
    await page.goto(wrong);
    await expect(page.getByRole("heading", { name: "This agent cannot be connected" })).toBeVisible();
  }
  await expectGoodScreen(page, "unknown agent");
  await takePictures(page, "agent-unknown");

  // An editor takes its code without the page's leaving.
  const editor = await register(page, "Cursor", "cursor://anysphere.cursor-mcp/oauth/callback");
  await page.goto(editor.path);
  await expect(page.getByText("cursor://anysphere.cursor-mcp, a program on this computer")).toBeVisible();
  await page.getByRole("button", { name: "Allow" }).click();
  await expect(page.getByRole("status")).toContainText("Connected. Go back to the program");
  await expectGoodScreen(page, "allowed");
  await takePictures(page, "agent-allowed");

  await giveRole(account.workspaceId, "editor");
  await page.goto(path);
  await expect(page.getByText("You need a workspace where you are an owner or admin")).toBeVisible();
  await expect(page.getByRole("button", { name: "Allow" })).toHaveCount(0);
  const policy = (await page.request.get(path)).headers()["content-security-policy"];
  expect(policy).toContain("frame-ancestors 'none'");
  waiting.server.close();
});
