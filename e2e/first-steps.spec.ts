import { expect, test } from "@playwright/test";
import { makeWatched } from "#scripts/testing/profiles.ts";
import { createAccount, giveRole } from "./support/accounts.ts";
import { importExport, runAudit } from "./support/audits.ts";
import { expectGoodScreen } from "./support/expect-good-screen.ts";
import { enter } from "./support/sign-in.ts";
import { watchPage } from "./support/watch-page.ts";

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test.describe(`at ${viewport.width}`, () => {
    test.use({ viewport });

    test("journey: the first steps tick themselves, lead to where they are done, and can be hidden", async ({
      page,
    }) => {
      const faults = watchPage(page);
      const account = await createAccount("agency");
      const { workspaceId } = account;
      await enter(page, account);
      const steps = page.getByRole("region", { name: /^First steps/ });
      await expect(page.getByRole("heading", { name: "What happens next" })).toBeVisible();
      await expect(page.getByText("Watch a rival")).toHaveCount(1);
      await expect(steps).toHaveCount(0);

      await importExport(workspaceId);
      await page.reload();
      await expect(steps).toHaveAccessibleName(/1 of 5 done/);
      // On a phone what is done takes no room.
      const isPhone = viewport.width < 640;
      const first = isPhone ? /Run your first audit/ : /Import your posts, done/;
      await expect(steps.getByRole("listitem").filter({ visible: true }).first()).toHaveText(first);
      await expect(steps.getByRole("link", { name: "Decide" })).toHaveCount(0);
      await steps.getByRole("link", { name: "Watch a rival" }).press("Enter");
      await expect(page).toHaveURL(/platforms#watched$/);
      await expect(page.getByRole("heading", { name: "Profiles you watch" })).toBeInViewport();

      await runAudit(workspaceId);
      await makeWatched(workspaceId);
      await page.goto(`/w/${workspaceId}`);
      await expect(steps).toHaveAccessibleName(/3 of 5 done/);
      await expectGoodScreen(page, "overview with first steps");
      const hide = page.getByRole("button", { name: "Hide the first steps" });
      await hide.press("Enter");
      await expect(steps).toHaveCount(0);
      await page.reload();
      await expect(page.getByTestId("composite")).toBeVisible();
      await expect(steps).toHaveCount(0);
      expect(faults).toEqual([]);
    });
  });
}

test("a viewer, who can do none of them, is not shown the steps", async ({ page }) => {
  const account = await createAccount("agency");
  await importExport(account.workspaceId);
  await giveRole(account.workspaceId, "viewer");
  await enter(page, account);
  await expect(page.getByText("There is no score yet")).toBeVisible();
  await expect(page.getByRole("region", { name: /^First steps/ })).toHaveCount(0);
});

test("the header stays, its menus open below it, and it hides nothing that has the focus", async ({
  page,
}) => {
  const account = await createAccount("agency");
  await importExport(account.workspaceId);
  await runAudit(account.workspaceId);
  await enter(page, account);
  await expect(page.getByTestId("composite")).toBeVisible();
  const header = page.getByRole("banner");
  await page.evaluate(() => window.scrollTo(0, 900));
  await expect(header).toBeInViewport({ ratio: 1 });
  await page.getByRole("button", { name: "Your account" }).click();
  const menu = page.locator("#account");
  await expect(menu.getByRole("link", { name: "API reference" })).toBeInViewport({ ratio: 1 });
  const [bar, panel] = await Promise.all([header.boundingBox(), menu.boundingBox()]);
  expect(panel?.y).toBeGreaterThan((bar?.y ?? 0) + 40);
  expect(panel?.y).toBeLessThan((bar?.y ?? 0) + (bar?.height ?? 0));
  await page.keyboard.press("Escape");
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  for (let press = 0; press < 40; press++) {
    await page.keyboard.press("Shift+Tab");
    const hidden = await page.evaluate(() => {
      const one = document.activeElement;
      const head = document.querySelector("header");
      // The link to the content lies above the header itself.
      if (!one || !head || head.contains(one) || one === document.body || one.matches("[href='#main']"))
        return null;
      const isBelow = one.getBoundingClientRect().bottom > head.getBoundingClientRect().bottom;
      return isBelow ? null : one.outerHTML.slice(0, 120);
    });
    expect(hidden).toBeNull();
  }
  await page.setViewportSize({ width: 640, height: 320 });
  await page.evaluate(() => window.scrollTo(0, 900));
  await expect(header).not.toBeInViewport();
});

test("a choice that becomes the current one moves nothing beside it", async ({ page }) => {
  const account = await createAccount("agency");
  await importExport(account.workspaceId);
  await runAudit(account.workspaceId);
  await enter(page, account);
  const ranges = page.getByRole("navigation", { name: "Range" }).first().getByRole("link");
  await expect(ranges.first()).toBeVisible();
  const widths = () => ranges.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
  const before = await widths();
  const other = ranges.locator("xpath=self::*[not(@aria-current)]").first();
  const name = (await other.textContent()) ?? "";
  await other.click();
  await expect(ranges.filter({ hasText: name }).first()).toHaveAttribute("aria-current", "true");
  expect(await widths()).toEqual(before);
});
