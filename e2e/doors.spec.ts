import { expect, test } from "@playwright/test";
import { createAccount } from "./support/accounts.ts";
import { importExport, runAudit } from "./support/audits.ts";
import { expectGoodScreen } from "./support/expect-good-screen.ts";
import { enter, signIn } from "./support/sign-in.ts";

test("a wrong password and an unknown address are told the same, and the page that was asked for opens after", async ({
  page,
}) => {
  const account = await createAccount();
  const wanted = `/w/${account.workspaceId}`;
  await page.goto(wanted);
  await expect(page).toHaveURL(`/sign-in?callbackUrl=${encodeURIComponent(wanted)}`);
  const alert = page.getByRole("alert").filter({ hasText: "Not signed in" });
  await signIn(page, { email: account.email, password: "not this one" });
  const wrong = await alert.textContent();
  await page.reload();
  await signIn(page, { email: "nobody@larkspur.example", password: "not this one" });
  expect(await alert.textContent()).toBe(wrong);
  await expectGoodScreen(page, "refused sign-in");
  await signIn(page, account);
  await expect(page).toHaveURL(wanted);
});

test("a workspace of others is not found, and signing out ends the session", async ({ page }) => {
  const [mine, other] = [await createAccount(), await createAccount()];
  await page.goto("/sign-in?callbackUrl=https://evil.example/");
  await signIn(page, mine);
  await expect(page).toHaveURL(`/w/${mine.workspaceId}`);
  for (const id of [other.workspaceId, "ws_none"]) {
    const answer = await page.goto(`/w/${id}`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "Page not found" })).toBeVisible();
    const asked = await page.request.get(`/internal/workspaces/${id}/audits/aud_none`);
    expect(asked.status()).toBe(404);
  }
  await expectGoodScreen(page, "not found");
  await page.goto(`/w/${mine.workspaceId}`);
  await page.getByRole("button", { name: "Your account" }).click();
  await expectGoodScreen(page, "account menu");
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page).toHaveURL("/sign-in");
  await page.goto(`/w/${mine.workspaceId}`);
  await expect(page).toHaveURL(/\/sign-in\?/);
});

test("changes are taken from own pages with JSON only", async ({ page, baseURL }) => {
  const account = await createAccount();
  const path = `/internal/workspaces/${account.workspaceId}/audits`;
  const own = { origin: baseURL ?? "", "sec-fetch-site": "same-origin" };
  expect((await page.request.post(path, { headers: own, data: {} })).status()).toBe(401);
  await enter(page, account);
  const status = async (headers: Record<string, string>, data: string) => {
    return (
      await page.request.post(path, { headers: { "content-type": "application/json", ...headers }, data })
    ).status();
  };
  expect(await status({}, "{}")).toBe(403);
  expect(await status({ origin: "https://evil.example" }, "{}")).toBe(403);
  expect(await status({ ...own, "sec-fetch-site": "cross-site" }, "{}")).toBe(403);
  expect(await status({ ...own, "content-type": "text/plain" }, "{}")).toBe(415);
  expect(await status(own, "{}")).toBe(422);
  expect(await status({ origin: baseURL ?? "" }, "{}")).toBe(422);
});

test("a workspace without runs left says so, with the way out", async ({ page }) => {
  const account = await createAccount("creator");
  await importExport(account.workspaceId);
  for (let run = 0; run < 2; run++) await runAudit(account.workspaceId);
  await enter(page, account);
  await expect(page.getByText("2 of 2 used this month")).toBeVisible();
  await page.getByRole("button", { name: "Run audit" }).click();
  await expect(page.getByText("Audit Limit Reached")).toBeVisible();
  await expectGoodScreen(page, "no runs left");
  await page.getByRole("link", { name: "What can I do?" }).click();
  await expect(page).toHaveURL("/problems/audit_limit_reached");
  await expectGoodScreen(page, "page of a problem");
});

test("browsers find the icon also where they look on their own", async ({ request }) => {
  const icon = await request.get("/favicon.ico");
  expect(icon.status()).toBe(200);
  expect(icon.headers()["content-type"]).toBe("image/svg+xml");
  expect(await icon.text()).toContain("<svg");
});

test("every page forbids foreign scripts and frames", async ({ page }) => {
  for (const path of ["/sign-in", "/problems", "/problems/not_found", "/glossary", "/nowhere"]) {
    const headers = (await page.goto(path))?.headers() ?? {};
    const policy = headers["content-security-policy"] ?? "";
    expect(policy).toMatch(/script-src 'self' 'nonce-[\w-]{16,}' 'strict-dynamic';/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain("unsafe");
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
  }
  expect((await page.goto("/problems/no_such"))?.status()).toBe(404);
});
