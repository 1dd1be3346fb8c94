import { expect, type Page, test } from "@playwright/test";
import { addWorkspace } from "#lib/workspaces/add-workspace.ts";
import { type Account, addPerson, createAccount } from "./support/accounts.ts";
import { importExport } from "./support/audits.ts";
import { expectGoodScreen } from "./support/expect-good-screen.ts";
import { awaitMail } from "./support/read-mails.ts";
import { bringSession, enter } from "./support/sign-in.ts";
import { takePictures } from "./support/take-pictures.ts";

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };
const BRANDS = ["Fernhill Soap", "Bramble Jam"];

/** An account with three brands. */
async function makeBrands(): Promise<{ owner: Account; others: string[] }> {
  const owner = await createAccount("agency", "Larkspur Tea");
  const others: string[] = [];
  for (const name of BRANDS)
    others.push((await addWorkspace(owner.workspaceId, name, new Date())).workspace_id);
  return { owner, others };
}

async function lookOnPhone(page: Page, name: string): Promise<void> {
  await page.setViewportSize(PHONE);
  await expectGoodScreen(page, `${name} on a phone`);
  await takePictures(page, `${name} phone`);
  await page.setViewportSize(DESK);
}

test("a colleague is invited into three brands at once, by one mail and one link", async ({
  page,
  browser,
}) => {
  const { owner } = await makeBrands();
  const email = `ines-${Date.now()}@fernhill.example`;
  await page.setViewportSize(DESK);
  await enter(page, owner, "/settings/team");
  await page.getByLabel("Email address").fill(email);
  await page.locator("summary", { hasText: "Also invite to other workspaces" }).click();
  await page.getByRole("button", { name: "Select all 2" }).press("Enter");
  await expectGoodScreen(page, "invite into several");
  await takePictures(page, "invite into several");
  await page.getByRole("button", { name: "Invite", exact: true }).press("Enter");
  const told = page.getByRole("main").getByRole("alert");
  await expect(told).toContainText(`${email} has been emailed one invitation to 3 of 3 workspaces`);
  for (const name of ["Larkspur Tea", ...BRANDS]) await expect(told).toContainText(`${name}: invited`);
  await expectGoodScreen(page, "invited into several");
  await lookOnPhone(page, "invited into several");
  const mail = await awaitMail(email, "Join 3 workspaces on Plinth");
  expect(mail.text).toContain("Bramble Jam");
  const url = new URL((await told.locator("code").textContent()) ?? "");
  const theirs = await browser.newPage();
  await theirs.goto(`${url.pathname}${url.search}`);
  await expect(theirs.getByRole("heading", { name: "Join 3 workspaces" })).toBeVisible();
  await expectGoodScreen(theirs, "join several");
  await takePictures(theirs, "join several");
  await theirs.getByLabel("Your name").fill("Ines");
  await theirs.getByLabel("Password", { exact: true }).fill("seven quiet lamps");
  await theirs.getByRole("button", { name: "Create account and join" }).press("Enter");
  await expect(theirs).toHaveURL(/\/workspaces$/);
  await expect(theirs.getByRole("rowheader")).toHaveCount(3);
  await theirs.close();
});

test("a rule is made in several brands, each for those who are members there", async ({ page }) => {
  const { owner } = await makeBrands();
  const colleague = await addPerson(owner.workspaceId, "editor");
  await page.setViewportSize(DESK);
  await enter(page, owner, "/settings/alerts/new");
  await page.getByRole("checkbox", { name: new RegExp(colleague.email) }).check();
  await page.locator("summary", { hasText: "Also in these workspaces" }).click();
  await page.getByRole("checkbox", { name: BRANDS[0] ?? "" }).check();
  await expectGoodScreen(page, "a rule for several");
  await lookOnPhone(page, "a rule for several");
  await page.getByRole("button", { name: "Make rule" }).press("Enter");
  const told = page.getByRole("main").getByRole("alert");
  await expect(told).toContainText("Made here and in 1 of 1 other workspace");
  await expect(told).toContainText(`Fernhill Soap: made; ${colleague.name} is not a member there`);
  await expectGoodScreen(page, "a rule made for several");
  await takePictures(page, "a rule made for several");
});

test("audits of several brands are run from the portfolio, each with what came of it", async ({ page }) => {
  const { owner, others } = await makeBrands();
  for (const id of [owner.workspaceId, others[0] ?? ""]) await importExport(id);
  await page.setViewportSize(DESK);
  await bringSession(page, owner);
  await page.goto("/workspaces");
  await expectGoodScreen(page, "portfolio with selection");
  await page.getByRole("button", { name: "Select all 3" }).press("Enter");
  await page.getByRole("button", { name: "Run 3 audits" }).press("Enter");
  await expect(page.getByText("2 audits started, 1 not: see the rows below.")).toBeVisible();
  const row = (name: string) => page.getByRole("row").filter({ hasText: name });
  await expect(row("Bramble Jam")).toContainText("Not started.");
  for (const name of ["Larkspur Tea", "Fernhill Soap"]) {
    await expect(row(name)).toContainText("Audit started");
    await expect(row(name)).not.toContainText("Not scored");
  }
  await expectGoodScreen(page, "audits of several");
  await takePictures(page, "audits of several");
  await lookOnPhone(page, "audits of several");
});
