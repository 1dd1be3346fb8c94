import { randomBytes } from "node:crypto";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { createAccount } from "./support/accounts.ts";
import { expectGoodScreen } from "./support/expect-good-screen.ts";
import { type MadeFile, makeMixedExports } from "./support/mixed-exports.ts";
import { writeMonthlyExport } from "./support/monthly-export.ts";
import { enter } from "./support/sign-in.ts";
import { watchPage } from "./support/watch-page.ts";

/** Lets go of files over the page, wherever that is, as a person would who drags them from a folder. */
async function dropOnPage(page: Page, files: MadeFile[]): Promise<void> {
  await expect(page.getByRole("heading", { name: "Platforms", level: 1 })).toBeVisible();
  // Before that nothing takes them.
  await expect(page.locator("[data-still]")).toHaveCount(0);
  await page.evaluate((made) => {
    const transfer = new DataTransfer();
    for (const { name, text } of made) transfer.items.add(new File([text], name, { type: "text/csv" }));
    const drop = new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer: transfer });
    document.querySelector("h1")?.dispatchEvent(drop);
  }, files);
}

test("39 mixed files are one drop and one confirmation", async ({ page }) => {
  test.slow();
  const faults = watchPage(page);
  const account = await createAccount("agency");
  await enter(page, account, "/platforms");
  const files = makeMixedExports(new Date());
  expect(files).toHaveLength(39);
  const copy = { name: "tweets copy.csv", text: files[0]?.text ?? "" };
  const invoice = { name: "invoices.csv", text: "Invoice,Customer,Amount\n1,Bea,3\n" };
  await dropOnPage(page, [...files, copy, invoice]);
  const send = page.getByRole("button", { name: "Import 39 files · 4 profiles" });
  await expect(send).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText("tweets copy.csv is already here, byte for byte.")).toBeVisible();
  await expect(page.getByText(/Its columns are "Invoice", "Customer", "Amount"/)).toBeVisible();
  for (const [name, count] of [
    ["X (Twitter) @larkspurtea", 25],
    ["Instagram @larkspur.tea", 6],
    ["TikTok @larkspurtea", 5],
    ["YouTube", 3],
  ] as const) {
    const group = page.getByRole("region", { name, exact: true });
    await expect(group.getByRole("listitem")).toHaveCount(count);
  }
  await expect(page.getByText(/^3 posts, /).first()).toBeVisible();
  await expect(page.getByLabel("Handle of the profile")).toHaveValue("larkspurtea");
  await expectGoodScreen(page, "39 files of four profiles");
  await send.click();
  const results = page.getByRole("region", { name: "Recent imports" });
  await expect(results.getByText(/^25 files · /)).toBeVisible({ timeout: 90_000 });
  await expect(results.getByText("72 new posts")).toBeVisible({ timeout: 120_000 });
  await expect(page.getByRole("button", { name: "Run the audit" })).toBeVisible({ timeout: 120_000 });
  await expect(page.getByText("With figures from Instagram, TikTok, YouTube and X (Twitter).")).toBeVisible();
  await expect(page.getByText("none", { exact: true }).first()).toBeVisible();
  await results.getByText("File by file (25)").click();
  await expect(results.getByRole("heading", { name: "tweets (7).csv" })).toBeVisible();
  await expectGoodScreen(page, "results of 39 files");
  expect(faults).toEqual([]);
});

test("whose file it is is asked once where no file says it, and at most a hundred go at a time", async ({
  page,
}) => {
  await enter(page, await createAccount("agency"), "/platforms");
  const posts = (at: number) => ({
    name: `posts ${at}.csv`,
    text: `id,created_at,likes\n${at},2026-08-01,4\n`,
  });
  await dropOnPage(page, [posts(1), posts(2)]);
  const send = page.getByRole("button", { name: "Import 2 files" });
  await send.click();
  const whose = page.getByLabel("Account or platform");
  await expect(whose).toBeFocused();
  await expectGoodScreen(page, "files of nobody");
  await whose.selectOption({ label: "Pinterest" });
  await send.click();
  const handle = page.getByLabel("Handle of the profile");
  await expect(handle).toBeFocused();
  await expect(page.getByText("Enter the handle of the profile this file belongs to.")).toBeVisible();
  await dropOnPage(
    page,
    Array.from({ length: 101 }, (_, at) => posts(at + 3)),
  );
  await expect(page.getByText("3 files too many: you can import 100 at a time.")).toBeVisible();
  await page.reload();
  await dropOnPage(page, [posts(1)]);
  await page.getByLabel("Account or platform").selectOption({ label: "Pinterest" });
  await page.getByLabel("Handle of the profile").fill("larkspurtea");
  await page.getByRole("button", { name: "Import 1 file" }).click();
  await expect(page.getByText("1 new post")).toBeVisible({ timeout: 60_000 });
  const silence = page.getByRole("button", { name: /^I have posted nothing since .+: @larkspurtea$/ });
  await silence.click();
  await expectGoodScreen(page, "nothing posted since");
  await page.getByRole("button", { name: "Nothing was posted" }).click();
  await expect(silence).toHaveCount(0, { timeout: 60_000 });
});

test("a new user is at the score within six clicks", async ({ page }) => {
  const faults = watchPage(page);
  let clicks = 0;
  const click = async (target: Locator) => {
    await target.click();
    clicks += 1;
  };
  await page.goto("/sign-in");
  await click(page.getByRole("link", { name: "Sign up" }));
  await page.getByLabel("Name of your brand").fill("Larkspur Tea");
  await page.getByLabel("Your name").fill("Brand owner");
  await page.getByLabel("Email address").fill(`owner-${randomBytes(5).toString("hex")}@larkspur.example`);
  await page.getByLabel("Password", { exact: true }).fill("correct horse battery");
  await page.getByLabel("Industry").fill("Food");
  await click(page.getByRole("button", { name: "Create account" }));
  await expect(page).toHaveURL(/\/platforms$/);
  const videos =
    "Content,Video title,Video publish time,Duration,Views,Likes\nabcdefghijk,Brewing,2025-03-15,60,700,30\n";
  await dropOnPage(page, [
    { name: "tweets.csv", text: writeMonthlyExport(new Date()) },
    { name: "larkspurtea - Table data.csv", text: videos },
  ]);
  await click(page.getByRole("button", { name: "Import 2 files · 2 profiles" }));
  await click(page.getByRole("button", { name: "Run the audit" }));
  await expect(page.getByTestId("composite")).toHaveText(/^\d{1,2}\.\d$/, { timeout: 60_000 });
  expect(clicks).toBeLessThanOrEqual(6);
  expect(faults).toEqual([]);
});
