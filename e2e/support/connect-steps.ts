import { expect, type Locator, type Page } from "@playwright/test";
import { PLATFORM_WORDS } from "#lib/formula/platform-words.ts";
import type { Row } from "./platform-rows.ts";

/** The name that people know it by. */
export function titleOf({ platform }: Row): string {
  return PLATFORM_WORDS[platform];
}

export async function openConsent(page: Page, row: Row): Promise<void> {
  await page.getByRole("link", { name: `Connect ${titleOf(row)}`, exact: true }).click();
  await expect(page.getByRole("heading", { name: "Plinth wants to read your account" })).toBeVisible();
}

/** Connects the account, of which the page tells at once. @returns the card of connected accounts */
export async function connectAccount(page: Page, row: Row, account = "main"): Promise<Locator> {
  await openConsent(page, row);
  await agree(page, account);
  await expect(page.getByText(`${titleOf(row)} is connected`, { exact: true })).toBeVisible();
  return page.getByRole("region", { name: "Connected accounts" });
}

/** Agrees to everything, as one of the stand-in's accounts. */
export async function agree(page: Page, account: string): Promise<void> {
  await page.getByRole("textbox", { name: "Account" }).fill(account);
  await page.getByRole("button", { name: "Allow" }).click();
}

/** Orders what goes wrong at a stand-in next. @param fault as in `e2e/vendors/faults.ts` */
export async function orderFault(row: Row, fault: object): Promise<void> {
  await command(row, "fault", fault);
}

/** What was ordered and has not come does not come any more. */
export async function clearFaults(row: Row): Promise<void> {
  await command(row, "clear", {});
}

/** Every code and token that a stand-in has given, and its client's secret. */
export async function listSecrets(row: Row): Promise<string[]> {
  return (await command(row, "secrets", {})) as string[];
}

async function command({ platform }: Row, name: string, body: object): Promise<unknown> {
  const base = process.env[`PLINTH_E2E_${platform.toUpperCase()}`];
  const answer = await fetch(`${base}/_control/${name}`, { method: "POST", body: JSON.stringify(body) });
  expect(answer.status).toBe(200);
  return answer.json();
}
