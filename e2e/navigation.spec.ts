import { expect, test } from "@playwright/test";
import { WORKSPACE_PAGES } from "#components/workspaces/workspace-pages.ts";
import { createAccount } from "./support/accounts.ts";
import { enter } from "./support/sign-in.ts";

test("the pages of a workspace stand in one row on a phone, and come into sight by keyboard", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const account = await createAccount();
  await enter(page, account);
  const labels = WORKSPACE_PAGES.map(({ label }) => label);
  const links = page.getByRole("navigation", { name: "Workspace" }).getByRole("link");
  await expect(links).toHaveText(labels);
  const tops = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  await expect(links.first()).toBeInViewport({ ratio: 1 });
  await links.first().focus();
  for (let next = 1; next < labels.length; next++) await page.keyboard.press("Tab");
  await expect(links.last()).toBeFocused();
  await expect(links.last()).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Settings" })).toBeVisible();
  await page.reload();
  await expect(links.last()).toBeInViewport({ ratio: 1 });
});
