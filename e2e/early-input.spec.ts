import { expect, type Page, test } from "@playwright/test";
import type { Plan } from "#lib/plans.ts";
import { createAccount } from "./support/accounts.ts";
import { importExport, runAudit } from "./support/audits.ts";
import { choose } from "./support/choose.ts";
import { bringSession } from "./support/sign-in.ts";

const CSV = "Permalink,Publish date,Reactions\nhttps://youtu.be/a1b2c3d4e5f,2026-08-01,4\n";
const DRAFT = "Fresh larkspur tea is back in our shop this Friday.";

/** Opens a page whose scripts come only when the returned function is called, as on a slow connection. */
async function openStill(page: Page, path: string): Promise<() => void> {
  let comeAlive = () => {};
  const isHydrated = new Promise<void>((done) => {
    comeAlive = done;
  });
  await page.route("**/_next/static/**/*.js", async (route) => {
    await isHydrated;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
  return comeAlive;
}

async function openStillInside(page: Page, plan: Plan, path: string): Promise<() => void> {
  const account = await createAccount(plan);
  await bringSession(page, account);
  return openStill(page, `/w/${account.workspaceId}/${path}`);
}

test("a file that is given before the page is alive is kept", async ({ page }) => {
  const comeAlive = await openStillInside(page, "pro", "platforms");
  const file = { name: "other tool.csv", mimeType: "text/csv", buffer: Buffer.from(CSV) };
  await page.getByLabel("Drop files here").setInputFiles(file);
  comeAlive();
  await expect(page.getByText("What the columns mean")).toBeVisible();
  await page.getByLabel("Handle of the profile").fill("larkspurtea");
  await page.getByRole("button", { name: "Import 1 file" }).click();
  await expect(page.getByText("1 new post")).toBeVisible({ timeout: 60_000 });
});

test("what is opened before the page is alive stays open", async ({ page }) => {
  const account = await createAccount("pro");
  await importExport(account.workspaceId);
  await runAudit(account.workspaceId);
  await bringSession(page, account);
  const comeAlive = await openStill(page, `/w/${account.workspaceId}`);
  await page.getByText("Other dates").click();
  await expect(page.getByLabel("From", { exact: true })).toBeVisible();
  comeAlive();
  await expect(page.locator("[data-still]")).toHaveCount(0);
  await expect(page.getByLabel("From", { exact: true })).toBeVisible();
});

test("a draft that is written before the page is alive is scored", async ({ page }) => {
  const comeAlive = await openStillInside(page, "agency", "drafts/new");
  const text = page.getByRole("textbox", { name: "Text" });
  await text.fill(DRAFT);
  comeAlive();
  const card = page.getByRole("region", { name: "Score", exact: true });
  await expect(card.getByText(/^\d+\.\d$/).first()).toBeVisible();
  await expect(text).toHaveValue(DRAFT);
});

test("each field of a plan that is filled before the page is alive is kept", async ({ page }) => {
  const comeAlive = await openStillInside(page, "agency", "campaigns/new");
  const [name, objective] = [
    page.getByLabel("Name", { exact: true }),
    page.getByLabel("Objective (optional)"),
  ];
  await name.fill("Spring harvest");
  await objective.fill("Tell of the first flush.");
  await choose(page, "Your own phases");
  comeAlive();
  await page.getByRole("button", { name: "Add a phase" }).click();
  await expect(name).toHaveValue("Spring harvest");
  await expect(objective).toHaveValue("Tell of the first flush.");
});

test("a password that is given before the page is alive is in no address", async ({ page }) => {
  const account = await createAccount("pro");
  const addresses: string[] = [];
  page.on("request", (request) => addresses.push(request.url()));
  const comeAlive = await openStill(page, "/sign-in");
  const [password, send] = [
    page.getByLabel("Password", { exact: true }),
    page.getByRole("button", { name: "Sign in" }),
  ];
  await page.getByLabel("Email address").fill(account.email);
  await password.fill(account.password);
  await password.press("Enter");
  await expect(send).toBeDisabled();
  comeAlive();
  await send.click();
  await expect(page).toHaveURL(`/w/${account.workspaceId}`);
  expect(addresses.filter((address) => address.includes("password="))).toEqual([]);
});
