import { randomBytes } from "node:crypto";
import { expect, type Locator, type Page, test } from "@playwright/test";
import type { Plan } from "#lib/plans.ts";
import { createAccount } from "./support/accounts.ts";
import { expectGoodScreen } from "./support/expect-good-screen.ts";
import { writeMonthlyExport } from "./support/monthly-export.ts";
import { enter, signIn } from "./support/sign-in.ts";
import { watchPage } from "./support/watch-page.ts";

const PASSWORD = "correct horse battery";
const OTHER_TOOL = [
  "Permalink,Publish date,Reactions,Colour",
  "https://x.com/larkspurtea/status/1,2026-08-01,4,red",
  "https://x.com/larkspurtea/status/2,2026-08-02,many,red",
  "https://x.com/larkspurtea/status/3,2026-08-03,7,blue",
  "",
].join("\n");

test("from signing up over an import in the browser to the explanation of an audit, and out and in again", async ({
  page,
}) => {
  const faults = watchPage(page);
  await page.goto("/sign-in");
  await page.getByRole("link", { name: "Sign up" }).click();
  await expect(page.getByRole("heading", { name: "Sign up" })).toBeVisible();
  await expectGoodScreen(page, "sign-up");
  const email = `owner-${randomBytes(5).toString("hex")}@larkspur.example`;
  await signUp(page, email);
  await expect(page).toHaveURL(/\/w\/ws_\w+\/platforms$/);
  const root = page.url().replace(/\/platforms$/, "");
  const nav = page.getByRole("navigation", { name: "Workspace" });
  await expect(nav.getByRole("link", { name: "Platforms" })).toHaveAttribute("aria-current", "page");
  await expect(page.getByText("Please confirm your email address")).toBeVisible();
  await expectGoodScreen(page, "platforms without any");

  await nav.getByRole("link", { name: "Overview" }).click();
  await expect(page.getByRole("heading", { name: "Bring in your first data" })).toBeVisible();
  await page.getByRole("link", { name: "Import files", exact: true }).click();
  await importByDrop(page);
  await expect(page.getByText("55 new posts")).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText("With figures from X (Twitter).")).toBeVisible();
  await expect(page.getByText("@larkspurtea")).toBeVisible();
  await expect(page.getByText(/^The audience on .* is 12,400, as stated with the import\.$/)).toBeVisible();
  await expect(page.getByText("12,400", { exact: true })).toBeVisible();
  await expect(page.getByText(/^Posts known until .* Other data up to /)).toBeVisible();
  const run = page.getByRole("button", { name: "Run the audit" });
  await expect(run).toBeVisible();
  await expectGoodScreen(page, "platforms after an import");
  await page.reload();
  await expect(page.getByText("55 new posts")).toBeVisible();

  await run.click();
  await readExplanation(page);
  await nav.getByRole("link", { name: "Settings" }).click();
  await changeSettings(page);
  await signOut(page);
  await signIn(page, { email, password: PASSWORD });
  await expect(page).toHaveURL(root);
  await expect(page.getByRole("heading", { name: "Larkspur Tea House" })).toBeVisible();
  expect(faults).toEqual([]);
});

async function signUp(page: Page, email: string): Promise<void> {
  await page.getByLabel("Name of your brand").fill("Larkspur Tea");
  await page.getByLabel("Your name").fill("Brand owner");
  await page.getByLabel("Email address").fill(email);
  const password = page.getByLabel("Password", { exact: true });
  await password.fill(PASSWORD);
  await page.getByRole("button", { name: "Show the password" }).click();
  await expect(password).toHaveAttribute("type", "text");
  await page.getByLabel("Industry").fill("Food");
  await page.getByRole("button", { name: "Create account" }).click();
}

/** Drops the file as a person would who drags it from the desktop. */
async function importByDrop(page: Page): Promise<void> {
  const dropped = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], "tweet_activity_metrics_larkspurtea.csv", { type: "text/csv" }));
    return transfer;
  }, writeMonthlyExport(new Date()));
  await page.getByLabel("Drop files here").dispatchEvent("drop", { dataTransfer: dropped });
  await expect(page.getByRole("heading", { name: "X (Twitter) @larkspurtea" })).toBeVisible();
  await page.getByText("tweet_activity_metrics_larkspurtea.csv").click();
  await expect(page.getByText("Read as X's monthly export.")).toBeVisible();
  await expect(page.getByRole("row", { name: /Impressions.* 900/ })).toBeVisible();
  await page.getByText(/10 columns used/).click();
  await expect(page.getByText("promoted likes")).toBeVisible();
  await expectGoodScreen(page, "preview of a file");
  const send = page.getByRole("button", { name: "Import 1 file" });
  await stateAudience(page, send);
}

/** No file of X says how many follow the account: the form asks, and takes no for an answer but no nonsense. */
async function stateAudience(page: Page, send: Locator): Promise<void> {
  const asked = page.getByRole("group", { name: "How many followers are there?" });
  const number = asked.getByLabel("Number of followers");
  await number.fill("12.4");
  await asked.getByLabel("On this day").fill("2126-01-01");
  await send.click();
  await expect(number).toBeFocused();
  await expect(asked.getByText("Enter a whole number, such as 12,400.")).toBeVisible();
  await expect(asked.getByText("This day is in the future.")).toBeVisible();
  await expectGoodScreen(page, "an audience that cannot be");
  await number.fill("12,400");
  await asked.getByLabel("On this day").fill(new Date().toISOString().slice(0, 10));
  await send.click();
}

async function readExplanation(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/audits\/aud_\w+/);
  await expect(page.getByTestId("composite")).toHaveText(/^\d{1,2}\.\d$/, { timeout: 60_000 });
  await expect(page.getByText("This is the first audit")).toBeVisible();
  await page.getByRole("tab", { name: /^Impact/ }).click();
  await expect(page.getByText(/Engagement rate by impressions/).first()).toBeVisible();
  await expectGoodScreen(page, "the explanation of the first audit");
}

async function changeSettings(page: Page): Promise<void> {
  await expect(page.getByText("Creator plan")).toBeVisible();
  await page.getByRole("button", { name: "Change name or industry" }).click();
  await expect(page.getByLabel("Industry")).toHaveValue("food");
  await page.getByLabel("Name", { exact: true }).fill("Larkspur Tea House");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Saved")).toBeVisible();
  await expect(page.getByRole("banner").getByText("Larkspur Tea House")).toBeVisible();
  await expectGoodScreen(page, "settings");
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Your account" }).click();
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page).toHaveURL("/sign-in");
}

async function openPlatforms(page: Page, plan: Plan = "pro"): Promise<void> {
  const account = await createAccount(plan);
  await enter(page, account, "/platforms?platform=twitter");
}

function textFile(name: string, text: string) {
  return { name, mimeType: "text/csv", buffer: Buffer.from(text) };
}

test("a file of another tool is read as its columns are assigned, and its platform can be disconnected", async ({
  page,
}) => {
  await openPlatforms(page);
  await page.getByLabel("Drop files here").setInputFiles(textFile("other tool.csv", OTHER_TOOL));
  await expect(page.getByText("What the columns mean")).toBeVisible();
  const meaning = (column: string) => page.getByLabel(`Meaning of the column ${column}`);
  await expect(meaning("Permalink")).toHaveValue("url");
  await expect(meaning("Reactions")).toHaveValue("likes");
  await expect(meaning("Colour")).toHaveValue("");
  await meaning("Permalink").selectOption("");
  await expect(page.getByText("Still missing: ID of the post, or its address.")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Import \d/ })).toHaveCount(0);
  await meaning("Permalink").selectOption("url");
  await meaning("Reactions").selectOption("shares");
  await expect(page.getByRole("row", { name: /Shares or reposts.* 4/ })).toBeVisible();
  await expectGoodScreen(page, "columns to assign");
  await page.getByRole("button", { name: "Import 1 file" }).click();
  await expect(page.getByText("2 new posts")).toBeVisible({ timeout: 60_000 });
  await page.getByText("1 row left out").click();
  await expect(page.getByText('Reactions is "many"')).toBeVisible();
  await expect(page.getByText("Out of date")).toBeVisible();
  await expectGoodScreen(page, "import in part");

  const disconnect = page.getByRole("button", { name: "Disconnect X (Twitter)" });
  await disconnect.click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await expectGoodScreen(page, "question before disconnecting");
  await page.keyboard.press("Escape");
  await expect(disconnect).toBeFocused();
  await disconnect.click();
  await page.getByRole("button", { name: "Disconnect", exact: true }).click();
  await expect(page.getByText("None connected yet")).toBeVisible();
  await expect(page.getByText("2 posts kept")).toBeVisible();
});

test("files that cannot be imported say why, and a plan without room says so before anything is sent", async ({
  page,
}) => {
  await openPlatforms(page, "creator");
  const zone = page.getByLabel("Drop files here");
  const workbook = { name: "book.csv", mimeType: "text/csv", buffer: Buffer.from([0x50, 0x4b, 3, 4, 0]) };
  await zone.setInputFiles([textFile("invoices.csv", "Invoice,Customer,Amount\n1,Bea,3\n"), workbook]);
  await expect(page.getByText(/Its columns are "Invoice", "Customer", "Amount"/)).toBeVisible();
  await expect(page.getByText(/is a ZIP archive or an Excel workbook/)).toBeVisible();
  await expect(page.getByRole("button", { name: /^Import \d/ })).toHaveCount(0);
  await expectGoodScreen(page, "refused files");
  for (const name of ["invoices.csv", "book.csv"])
    await page.getByRole("button", { name: `Remove ${name}` }).click();
  for (const platform of ["twitter", "tiktok"]) {
    await zone.setInputFiles(textFile(`${platform}.csv`, "id,created_at,likes\n1,2026-08-01,4\n"));
    await page.getByLabel("Handle of the profile").fill("larkspurtea");
    await page.getByRole("button", { name: "Import 1 file" }).click();
    await expect(page.getByRole("heading", { name: `${platform}.csv` })).toHaveCount(1);
    await expect(page.getByText("1 new post")).toHaveCount(platform === "twitter" ? 1 : 2, {
      timeout: 60_000,
    });
  }
  await zone.setInputFiles(textFile("linkedin.csv", "id,created_at,likes\n1,2026-08-01,4\n"));
  await expect(page.getByText("The Creator plan includes 2 platforms.")).toBeVisible();
  await expectGoodScreen(page, "no room for another platform");
});

test("an email address signs up once without a word about whose it is, from own pages with JSON only", async ({
  page,
  baseURL,
}) => {
  const account = await createAccount();
  await page.goto("/sign-up");
  await signUp(page, account.email.toUpperCase());
  await expect(page.getByText("Please sign in")).toBeVisible();
  await expectGoodScreen(page, "address that is registered");
  const status = async (headers: Record<string, string>, data: string) => {
    const answer = await page.request.post("/internal/sign-up", { headers, data });
    expect(answer.headers()["content-type"]).toBe("application/problem+json");
    return answer.status();
  };
  const own = { origin: baseURL ?? "", "content-type": "application/json" };
  expect(await status({ ...own, origin: "https://evil.example" }, "{}")).toBe(403);
  expect(await status({ ...own, "content-type": "text/plain" }, "{}")).toBe(415);
  expect(await status(own, "{}")).toBe(400);
  await page.getByRole("link", { name: "Sign in" }).first().click();
  await signIn(page, account);
  await expect(page).toHaveURL(`/w/${account.workspaceId}`);
  await page.goto("/sign-up");
  await expect(page).toHaveURL(`/w/${account.workspaceId}`);
});
