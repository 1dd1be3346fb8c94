import { expect, test } from "@playwright/test";
import { createAccount } from "./support/accounts.ts";
import { enter } from "./support/sign-in.ts";

test("every page of a workspace is in sight on a phone, and reached by keyboard", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const account = await createAccount();
  await enter(page, account);
  const links = page.getByRole("navigation", { name: "Workspace" }).getByRole("link");
  await expect(links).toHaveText([
    "Overview",
    "Audits",
    "Drafts",
    "Campaigns",
    "Platforms",
    "Webhooks",
    "Settings",
  ]);
  for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 });
  await links.first().focus();
  for (let next = 1; next < 7; next++) await page.keyboard.press("Tab");
  await expect(links.last()).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Settings" })).toBeVisible();
});
