import { expect, type Locator, type Page } from "@playwright/test";
import { EVENT_TYPES } from "#lib/events/values.ts";
import type { Plan } from "#lib/plans.ts";
import { type Account, createAccount } from "./accounts.ts";
import { expectGoodScreen } from "./expect-good-screen.ts";
import { enter } from "./sign-in.ts";

/** A secret that was made. */
export const SECRET = /^whsec_[A-Za-z0-9+/]{43}=$/;

/** The page of webhooks of a new account, whose owner is signed in. */
export async function openWebhooks(page: Page, plan: Plan): Promise<Account> {
  const account = await createAccount(plan);
  await enter(page, account, "/webhooks");
  await expect(page.getByRole("heading", { name: "Webhooks", exact: true, level: 1 })).toBeVisible();
  const link = page.getByRole("navigation", { name: "Workspace" }).getByRole("link", { name: "Webhooks" });
  await expect(link).toBeInViewport({ ratio: 1 });
  return account;
}

/** Adds a webhook for changes of the score. @returns its secret. */
export async function addWebhook(page: Page, url: string): Promise<string> {
  await page.getByLabel("Address").fill(url);
  for (const event of EVENT_TYPES)
    await page.getByRole("checkbox", { name: event }).setChecked(event === "score.changed");
  await page.getByRole("button", { name: "Add webhook" }).click();
  const secret = await readNewSecret(page);
  await expect(page.getByRole("table", { name: "Webhooks" }).getByRole("row")).toHaveCount(2);
  await expectGoodScreen(page, "webhook added");
  return secret;
}

export async function readNewSecret(page: Page): Promise<string> {
  const place = page.getByRole("region", { name: "New secret" });
  await expect(place).toBeFocused();
  const secret = place.getByText(SECRET);
  await expect(secret).toBeVisible();
  return (await secret.textContent()) ?? "";
}

export async function sendTest(page: Page, outcome: string): Promise<void> {
  await page.getByRole("button", { name: "Send test" }).click();
  await expect(page.getByRole("alert").filter({ hasText: outcome })).toBeVisible();
}

export async function expectAttempt(delivery: Locator, status: string, answer: string): Promise<void> {
  await expect(delivery.getByText("webhook.test")).toBeVisible();
  await expect(delivery.getByText(status, { exact: true })).toBeVisible();
  await delivery.getByText("1 attempt", { exact: true }).click();
  await expect(delivery.getByText(answer, { exact: true })).toBeVisible();
}
