import { expect, type Page, test } from "@playwright/test";
import { importText } from "#scripts/testing/workspaces.ts";
import { type Account, createAccount, giveRole } from "./support/accounts.ts";
import { expectGoodScreen } from "./support/expect-good-screen.ts";
import { enter } from "./support/sign-in.ts";
import { watchPage } from "./support/watch-page.ts";

const POSTS = [
  "id,created_at,text,likes,url",
  "p1,2026-05-01T09:00:00Z,Crème brûlée tea for two,12,https://x.com/larkspur/status/1",
  "p2,2026-05-02T09:00:00Z,The first pot of the morning,9,https://x.com/larkspur/status/2",
  "",
].join("\n");

async function enterBrand(page: Page, path = ""): Promise<Account> {
  const account = await createAccount("agency");
  await importText(account.workspaceId, "twitter", POSTS);
  await enter(page, account, path);
  await expect(search(page)).toBeEnabled();
  return account;
}

const search = (page: Page) => page.getByRole("button", { name: "Search and actions" });
/** Waits for it: what it needs is loaded at its first use. */
async function openSearch(page: Page): Promise<void> {
  await page.keyboard.press("Control+k");
  await expect(field(page)).toBeFocused();
}

const field = (page: Page) => page.getByRole("combobox", { name: /^Search/ });
const active = (page: Page) => page.locator("[role=option][aria-selected=true]");

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test.describe(`at ${viewport.width}`, () => {
    test.use({ viewport });

    test("journey: by keyboard alone from the search to a page, a post, the help and the settings", async ({
      page,
    }) => {
      const faults = watchPage(page);
      const { workspaceId } = await enterBrand(page);
      await test.step("pages and actions are there at once, the rest behind them", async () => {
        await openSearch(page);
        await expect(active(page)).toHaveText(/^Overview/);
        await page.keyboard.press("ArrowUp");
        await expect(active(page)).toBeInViewport({ ratio: 1 });
        await page.keyboard.press("ArrowDown");
        await expect(active(page)).toHaveText(/^Overview/);
        await expectGoodScreen(page, "search");
      });
      await test.step("words in any order and without accents find a post", async () => {
        await page.keyboard.type("two creme");
        await expect(page.getByRole("group", { name: "Posts" }).getByRole("option")).toHaveText(
          /Crème brûlée/,
        );
        await expect(active(page)).toHaveText(/Crème brûlée tea for two/);
        await expectGoodScreen(page, "posts found");
      });
      await test.step("Enter opens a page, Escape gives the focus back", async () => {
        await page.keyboard.press("Control+a");
        await page.keyboard.type("web");
        await expect(active(page)).toHaveText(/^Webhooks/);
        await page.keyboard.press("Enter");
        await expect(page.getByRole("heading", { name: "Webhooks", exact: true })).toBeVisible();
        await expect(field(page)).toHaveCount(0);
        await search(page).focus();
        await page.keyboard.press("Enter");
        await page.keyboard.type("zzzz");
        await expect(page.getByText("Nothing found.")).toBeVisible();
        await page.keyboard.press("Escape");
        await expect(search(page)).toBeFocused();
      });
      await test.step("two letters lead to a page, a question mark lists them", async () => {
        await page.keyboard.type("ga");
        await expect(page).toHaveURL(`/w/${workspaceId}/audits`);
        await page.keyboard.press("?");
        await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
        await expectGoodScreen(page, "help");
        await page.keyboard.type("gp");
        await expect(page).toHaveURL(`/w/${workspaceId}/audits`);
        await page.getByRole("link", { name: "Switch them off" }).press("Enter");
        await expect(page).toHaveURL(/settings#shortcuts$/);
      });
      await test.step("they are switched off in the settings, for this browser; the search stays", async () => {
        const box = page.getByRole("checkbox", { name: /Single-letter shortcuts/ });
        await box.press("Space");
        await expect(box).not.toBeChecked();
        await page.reload();
        await expect(box).not.toBeChecked();
        await search(page).focus();
        await page.keyboard.type("ga?");
        await expect(page.getByRole("dialog")).toHaveCount(0);
        await expect(page).toHaveURL(/settings/);
        await openSearch(page);
      });
      expect(faults).toEqual([]);
    });
  });
}

test("letters in a field stay letters, and what is typed before the search is loaded is not lost", async ({
  page,
}) => {
  const { workspaceId } = await enterBrand(page, "/settings");
  await page.getByRole("button", { name: "Change name or industry" }).click();
  const name = page.getByLabel("Name", { exact: true });
  await name.fill("");
  await name.pressSequentially("ga?");
  await expect(name).toHaveValue("ga?");
  await expect(page).toHaveURL(`/w/${workspaceId}/settings`);
  await page.getByRole("heading", { name: "Settings", exact: true }).click();
  await page.route("**/*.js", async (route) => {
    await page.waitForTimeout(700);
    await route.continue();
  });
  await page.keyboard.press("Control+k");
  await page.keyboard.type("camp");
  await expect(field(page)).toHaveValue("camp");
  await expect(active(page)).toHaveText(/^Campaigns/);
});

test("what arrives later does not move the selected row", async ({ page }) => {
  await enterBrand(page);
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route("**/search/**", async (route) => {
    await held;
    await route.continue();
  });
  await openSearch(page);
  await page.keyboard.type("te");
  await page.keyboard.press("ArrowDown");
  const label = await active(page).textContent();
  const place = await active(page).boundingBox();
  release();
  await expect(page.getByRole("group", { name: "Posts" })).toBeVisible();
  expect(await active(page).textContent()).toBe(label);
  expect(await active(page).boundingBox()).toEqual(place);
});

test("an audit is run from the search; a viewer is offered nothing to change", async ({ page }) => {
  const { workspaceId } = await enterBrand(page, "/platforms");
  await openSearch(page);
  await page.keyboard.type("run aud");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`/w/${workspaceId}/audits/aud_`));
  await giveRole(workspaceId, "viewer");
  await page.reload();
  await expect(search(page)).toBeEnabled();
  await openSearch(page);
  const actions = page.getByRole("group", { name: "Actions" }).getByRole("option");
  await expect(page.getByRole("option", { name: /^Comments/ })).toBeVisible();
  await expect(actions).toHaveCount(0);
  await expect(page.getByRole("option", { name: /^(Drafts|Webhooks)/ })).toHaveCount(0);
});

test("colours and signing out", async ({ page }) => {
  await enterBrand(page);
  await openSearch(page);
  await page.keyboard.type("dark");
  const kept = page.waitForResponse("**/theme");
  await page.keyboard.press("Enter");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(page.getByRole("button", { name: /^Colours: dark/ })).toBeVisible();
  await kept;
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(search(page)).toBeEnabled();
  await openSearch(page);
  await page.keyboard.type("sign out");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/sign-in/);
});
