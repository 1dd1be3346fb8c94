import { readFileSync } from "node:fs";
import { type Download, expect, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { importBetterPosts } from "#scripts/testing/audits.ts";
import { type Account, createAccount } from "./support/accounts.ts";
import { importExport, runAudit } from "./support/audits.ts";
import { expectGoodScreen } from "./support/expect-good-screen.ts";
import { enter } from "./support/sign-in.ts";
import { watchPage } from "./support/watch-page.ts";

const PASSWORD = "three green kettles";
const PHONE = { width: 390, height: 844 };

test("two audits side by side, as files, and on paper", async ({ page }) => {
  const faults = watchPage(page);
  const account = await withThreeAudits();
  await enter(page, account, "/audits");
  const table = page.getByRole("table", { name: "Audits" });
  await expect(table.getByRole("row")).toHaveCount(4);
  await expect(table.getByText(/[+−]\d+\.\d/).first()).toBeVisible();
  await expectGoodScreen(page, "list with changes");

  const [first, second, third] = await idsOf(page);
  await page.getByLabel("Earlier audit").selectOption(first ?? "");
  await page.getByLabel("Later audit").selectOption(third ?? "");
  await page.getByRole("button", { name: "Compare" }).click();
  await expect(page).toHaveURL(new RegExp(`compare\\?a=${first}&b=${third}$`));
  await expect(page.getByText("is only known for an audit and the one right before it")).toBeVisible();
  await expect(page.getByText(/Biggest gain: /)).toBeVisible();
  await expectSides(page);
  await expectGoodScreen(page, "two audits compared");
  await page.setViewportSize(PHONE);
  await expectGoodScreen(page, "two audits compared on a phone");
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.goto(`/w/${account.workspaceId}/audits/${third}`);
  await expect(page.getByLabel("Compare with")).toHaveValue(second ?? "");
  await page.getByRole("button", { name: "Compare" }).click();
  await expect(page).toHaveURL(new RegExp(`compare\\?a=${second}&b=${third}$`));
  await expect(page.getByText(/(Likely|Too small to tell: likely) [+−]\d/)).toBeVisible();
  await page.goto(`/w/${account.workspaceId}/audits/${third}`);
  expect(await readFile(page, "Report as PDF")).toMatch(/^%PDF-1\.5/);
  expect(await readFile(page, "Inputs as CSV")).toContain(
    "pillar,platform,input,value,unit,benchmark,source",
  );
  await expectPrinted(page);

  await page.goto(`/w/${account.workspaceId}/audits`);
  expect((await readFile(page, "All audits as CSV")).trim().split("\r\n")).toHaveLength(4);
  expect((await page.goto(`/w/${account.workspaceId}/audits/compare?a=${first}&b=aud_none`))?.status()).toBe(
    404,
  );
  await page.goto(`/w/${account.workspaceId}/audits/compare?a=${first}&b=${first}`);
  await expect(page.getByText("You have chosen the same audit twice.")).toBeVisible();
  expect(faults.filter((fault) => !fault.includes("404"))).toEqual([]);
});

test("an audit is shared by a link with a password, read by a stranger, and taken back", async ({
  page,
  browser,
}) => {
  const account = await createAccount("pro");
  await importExport(account.workspaceId);
  await runAudit(account.workspaceId);
  await enter(page, account, "/audits");
  await page.getByRole("table", { name: "Audits" }).getByRole("link").click();
  await page.getByLabel("Valid for").selectOption("7");
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Create link" }).click();
  await expect(page.getByText("It is shown only this once.")).toBeVisible();
  const link = (await page.getByText(/\/shared\/[\w-]{43}$/).textContent()) ?? "";
  const links = page.getByRole("table", { name: "Links to this audit" });
  await expect(links.getByText("Not yet")).toBeVisible();
  await expectGoodScreen(page, "audit with a link");

  const stranger = await browser.newPage();
  const faults = watchPage(stranger);
  const answer = await stranger.goto(new URL(link).pathname);
  expect(answer?.headers()).toMatchObject({
    "referrer-policy": "no-referrer",
    "x-robots-tag": "noindex, nofollow",
  });
  expect(answer?.headers()["cache-control"]).toContain("no-store");
  expect(await stranger.content()).not.toContain("Larkspur");
  await expectGoodScreen(stranger, "link that asks for its password");
  await stranger.getByLabel("Password", { exact: true }).fill("not this one");
  await stranger.getByRole("button", { name: "Open" }).click();
  await expect(stranger.getByText("That is not the password for this link.")).toBeVisible();
  await stranger.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await stranger.getByRole("button", { name: "Open" }).click();
  await expect(stranger.getByRole("heading", { name: "What would help most" })).toBeVisible();
  await expectGoodScreen(stranger, "shared audit");
  await stranger.setViewportSize(PHONE);
  await expectGoodScreen(stranger, "shared audit on a phone");
  expect(await readFile(stranger, "Report as PDF")).toMatch(/^%PDF-1\.5/);
  for (const secret of [account.workspaceId, account.email, "/w/"])
    expect(await stranger.content()).not.toContain(secret);

  await page.reload();
  await expect(links.getByText("Not yet")).toHaveCount(0);
  await page.getByRole("button", { name: /^Revoke the link of/ }).click();
  await page.getByRole("button", { name: "Revoke", exact: true }).click();
  // While it asks, the page behind it is told nobody: the table alone would seem to be gone.
  await expect(page.getByRole("button", { name: /^Revok/ })).toHaveCount(0);
  await expect(links).toHaveCount(0);
  expect((await stranger.reload())?.status()).toBe(404);
  await expect(stranger.getByText("Ask whoever sent it for a new one.")).toBeVisible();
  expect(faults.filter((fault) => !/40[34]/.test(fault))).toEqual([]);
  await stranger.close();
});

test("reports carry the brand's name, colour and logo: set with a preview, seen by a stranger", async ({
  page,
  browser,
}) => {
  const faults = watchPage(page);
  const account = await createAccount("pro");
  await importExport(account.workspaceId);
  await runAudit(account.workspaceId);
  await enter(page, account, "/settings");
  const card = page.getByRole("region", { name: "Reports" });
  await card.getByRole("button", { name: "Edit branding" }).press("Enter");
  await expect(card.getByLabel("Name on reports")).toBeFocused();
  await card.getByLabel("Name on reports").fill("Larkspur Tea House");
  await card.getByLabel("Colour", { exact: true }).fill("#f2c2");
  await expect(card.getByText("A colour such as #1d6b4f.")).toBeVisible();
  await card.getByLabel("Colour", { exact: true }).fill("#f2c230");
  await expect(card.getByText("used for the band alone")).toBeVisible();
  await card.getByLabel("Choose a logo").setInputFiles({
    name: "logo.svg",
    mimeType: "image/png",
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  });
  await card.getByRole("button", { name: "Save the look" }).click();
  await expect(card.getByText("export an SVG as PNG first")).toBeVisible();
  await card.getByLabel("Choose another logo").setInputFiles({
    name: "logo.png",
    mimeType: "image/png",
    buffer: await drawLogo(),
  });
  await card.getByRole("button", { name: "Save the look" }).click();
  await expect(card.getByText("Saved")).toBeVisible();
  await page.reload();
  const logo = { name: "Logo of Larkspur Tea House" };
  await expect(card.getByRole("img", logo)).toHaveJSProperty("naturalWidth", 300);
  await expectGoodScreen(page, "settings with the look of reports");
  await page.setViewportSize(PHONE);
  await expectGoodScreen(page, "settings with the look of reports on a phone");
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.goto(`/w/${account.workspaceId}/audits`);
  await page.getByRole("table", { name: "Audits" }).getByRole("link").click();
  await page.getByRole("button", { name: "Create link" }).click();
  const link = (await page.getByText(/\/shared\/[\w-]{43}$/).textContent()) ?? "";
  await expect(page.getByRole("img", logo)).toHaveCount(0);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("img", logo)).toBeVisible();
  await page.emulateMedia({ media: null });

  const stranger = await browser.newPage();
  await stranger.goto(new URL(link).pathname);
  await expect(stranger.getByRole("heading", { name: "Larkspur Tea House" })).toBeVisible();
  await expect(stranger.getByRole("img", logo)).toHaveJSProperty("naturalWidth", 300);
  await expectGoodScreen(stranger, "shared audit with the brand's look");
  expect(await readFile(stranger, "Report as PDF")).toContain("/Subtype /Image");
  await stranger.close();
  // The file that is no picture was refused with 422.
  expect(faults.filter((fault) => !fault.includes("422"))).toEqual([]);
});

function drawLogo(): Promise<Buffer> {
  return sharp({ create: { width: 300, height: 100, channels: 3, background: "#1d6b4f" } })
    .png()
    .toBuffer();
}

async function withThreeAudits(): Promise<Account> {
  const account = await createAccount("pro");
  await importExport(account.workspaceId);
  await runAudit(account.workspaceId);
  await runAudit(account.workspaceId);
  await importBetterPosts(account.workspaceId);
  await runAudit(account.workspaceId);
  return account;
}

/** Of the list, the oldest first. */
async function idsOf(page: Page): Promise<string[]> {
  const links = await page.getByRole("table", { name: "Audits" }).getByRole("link").all();
  const paths = await Promise.all(links.map((link) => link.getAttribute("href")));
  return paths.map((path) => path?.split("/").at(-1) ?? "").reverse();
}

/** What the table of movements shows adds up to the change that the table of scores shows. */
async function expectSides(page: Page): Promise<void> {
  const scores = page.getByRole("table", { name: "Score and pillars of both audits" });
  await expect(
    scores.getByRole("row", { name: /^(?:Score|Presence|Reach|Impact|Sentiment|Momentum) / }),
  ).toHaveCount(6);
  const cells = page.getByRole("table", { name: "Inputs that moved" }).locator("tbody td:last-child");
  const points = (await cells.allTextContents()).map((text) => Number(text.replace("−", "-")));
  const total = points.pop() ?? Number.NaN;
  expect(points.reduce((sum, one) => sum + one, 0)).toBeCloseTo(total, 6);
}

async function readFile(page: Page, link: string): Promise<string> {
  const [download]: [Download, unknown] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: link }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^[A-Za-z0-9-]+\.(csv|pdf)$/);
  return readFileSync(await download.path(), "utf8");
}

/** Without navigation and buttons, dark or not on the screen. */
async function expectPrinted(page: Page): Promise<void> {
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  for (const role of ["navigation", "button", "banner"] as const) {
    const shown = await page.getByRole(role).filter({ visible: true }).count();
    expect(shown, role).toBe(0);
  }
  const ground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  expect(ground).toBe("rgb(255, 255, 255)");
  await expect(page.getByTestId("composite")).toBeVisible();
  await expect(page.getByRole("tabpanel")).toHaveCount(5);
  await page.emulateMedia({ media: null, colorScheme: null });
}
