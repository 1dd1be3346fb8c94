import { expect, type Locator, type Page } from "@playwright/test";
import type { Platform } from "#lib/formula/names.ts";
import { PLATFORM_WORDS } from "#lib/formula/platform-words.ts";

/** A platform as its stand-in has it: what a person meets on the way from its page of consent to its figures. */
export type Row = {
  platform: Platform;
  /** Without the @. */
  handle: string;
  followers: string;
  posts: number;
  comments: number;
  /** A part of the address whose answer is held back, so that the reading can be watched. */
  slowAt: string;
  /** What the page says meanwhile. */
  slowWords: RegExp;
  /** A permission without which nothing can be read. */
  permission: string;
  /** An account of a kind that cannot be read, and what is said to be needed; null where each can. */
  unfit: { account: string; needs: string } | null;
};

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
export async function orderFault({ platform }: Row, fault: object): Promise<void> {
  const base = process.env[`PLINTH_E2E_${platform.toUpperCase()}`];
  const answer = await fetch(`${base}/_control/fault`, { method: "POST", body: JSON.stringify(fault) });
  expect(answer.status).toBe(200);
}
