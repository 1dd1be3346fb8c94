import { expect, test } from "@playwright/test";
import { formatDay } from "#components/ui/format.ts";
import { withWorkspace } from "#lib/db.ts";
import { addDays, utcDay } from "#lib/time.ts";
import { importText, makePosts } from "#scripts/testing/workspaces.ts";
import { createAccount, giveRole } from "./support/accounts.ts";
import { endAsFailed, openAudits, runAudit, startHeldAudit } from "./support/audits.ts";
import { choose } from "./support/choose.ts";
import { expectGoodScreen } from "./support/expect-good-screen.ts";
import { seeChart } from "./support/see-chart.ts";
import { enter } from "./support/sign-in.ts";
import { unfold } from "./support/unfold.ts";
import { watchPage } from "./support/watch-page.ts";

test("a failed audit gives its run back and can be run again", async ({ page }) => {
  const account = await openAudits(page, "creator");
  const failed = await startHeldAudit(account.workspaceId);
  await endAsFailed(account.workspaceId, failed);
  await page.reload();
  await expect(page.getByText("Failed", { exact: true })).toBeVisible();
  await expect(page.getByText("2 of 2 audits left this month")).toBeVisible();
  await expectGoodScreen(page, "list with a failed audit");
  await page.getByRole("table", { name: "Audits" }).getByRole("link").click();
  await expect(page.getByText(/A failed audit does not count/)).toBeVisible();
  await expectGoodScreen(page, "page of a failed audit");
  await page.getByRole("button", { name: "Run again" }).click();
  await expect(page).not.toHaveURL(new RegExp(`${failed}$`));
  await expect(page.getByTestId("composite")).toBeVisible({ timeout: 60_000 });

  await runAudit(account.workspaceId);
  await page.goto(`/w/${account.workspaceId}/audits`);
  await expect(page.getByText(/^No audits left until \d/)).toBeVisible();
  await page.getByRole("button", { name: "Run audit" }).click();
  await expect(page.getByText("Audit Limit Reached")).toBeVisible();
  await expect(page.getByRole("link", { name: "What can I do?" })).toBeVisible();
  await expectGoodScreen(page, "no runs left");
});

test("without data there is nothing to run, and the way to data is shown", async ({ page }) => {
  const account = await createAccount();
  await enter(page, account, "/audits");
  await page.getByRole("button", { name: "Run audit" }).click();
  await expect(page.getByText("No Platforms Connected")).toBeVisible();
  await expectGoodScreen(page, "audits without data");
  await page.getByRole("link", { name: "Bring in data", exact: true }).click();
  await expect(page).toHaveURL(`/w/${account.workspaceId}/platforms`);
});

test("what cannot be run is told before or after, with what to do next", async ({ page }) => {
  const account = await openAudits(page, "pro");
  await page.getByRole("checkbox", { name: /X \(Twitter\)/ }).uncheck();
  await page.getByText("Options", { exact: true }).click();
  await choose(page, "Other");
  await page.getByLabel("Days", { exact: true }).fill("400");
  await page.getByRole("button", { name: "Run audit" }).click();
  await expect(page.getByText("Choose at least one platform.")).toBeVisible();
  await expect(page.getByLabel("Days", { exact: true })).toHaveAttribute("aria-invalid", "true");
  await expectGoodScreen(page, "options that cannot be");
  await page.getByRole("checkbox", { name: /X \(Twitter\)/ }).check();
  await choose(page, "30");

  await startHeldAudit(account.workspaceId);
  await page.getByRole("button", { name: "Run audit" }).click();
  await expect(page.getByText("Audit In Progress")).toBeVisible();
  await expect(page.getByRole("heading", { name: "An audit is running" })).toBeVisible();
  await expectGoodScreen(page, "an audit of somebody else");

  const answer = await page.goto(`/w/${account.workspaceId}/audits/aud_none`);
  expect(answer?.status()).toBe(404);
});

test("old data: the pages say so before a run, and an audit as of the newest day scores them", async ({
  page,
}) => {
  const faults = watchPage(page);
  const account = await createAccount("pro");
  const { workspaceId } = account;
  const newest = addDays(utcDay(new Date()), -150);
  await importText(workspaceId, "twitter", makePosts(120, newest), "posts.csv", "larkspurtea");
  await enter(page, account, "/audits");
  const notice = page.getByText("No recent data to score");
  await expect(notice).toBeVisible();
  await expectGoodScreen(page, "audits without recent data");
  await page.getByRole("button", { name: "Run audit" }).click();
  await expect(page.getByText("No Recent Data", { exact: true })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(newest)).toBeVisible();

  await page.goto(`/w/${workspaceId}`);
  await expect(notice).toBeVisible();
  await expectGoodScreen(page, "overview without recent data");
  await page.getByRole("button", { name: `Audit as of ${formatDay(newest)}` }).click();
  await expect(page.getByRole("heading", { name: `Audit as of ${formatDay(newest)}` })).toBeVisible();
  await expect(page.getByTestId("composite")).toHaveText(/^\d{1,2}\.\d$/, { timeout: 30_000 });

  // As if the first weeks had been computed by a formula that is no more.
  await withWorkspace(workspaceId, (tx) =>
    tx.scorePoint.updateMany({
      where: { workspaceId, date: { lt: new Date(addDays(newest, -60)) } },
      data: { formulaVersion: "v0" },
    }),
  );
  await page.goto(`/w/${workspaceId}?range=all&granularity=daily`);
  await unfold(page, "History of the score");
  await seeChart(page.getByRole("region", { name: "History" }));
  await expect(page.locator("svg.recharts-surface").getByText("new formula")).toBeVisible();
  await page.getByText("Show as a table").click();
  await expect(page.getByRole("row", { name: /new formula/ })).toHaveCount(1);
  await expectGoodScreen(page, "history of two formulas");

  await giveRole(workspaceId, "viewer");
  await page.reload();
  await expect(notice).toBeVisible();
  await expect(page.getByRole("button", { name: /Audit as of/ })).toHaveCount(0);
  expect(faults).toEqual([]);
});
