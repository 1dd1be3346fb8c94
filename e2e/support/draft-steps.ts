import { expect, type Locator, type Page } from "@playwright/test";
import type { Plan } from "#lib/plans.ts";
import { type Account, createAccount } from "./accounts.ts";
import { importExport } from "./audits.ts";
import { enter } from "./sign-in.ts";

/** The page of a new draft of a new account, whose owner is signed in. @param posts whether posts on X are imported before */
export async function openDrafts(page: Page, plan: Plan, { posts = false } = {}): Promise<Account> {
  const account = await createAccount(plan);
  if (posts) await importExport(account.workspaceId);
  await enter(page, account, "/drafts/new");
  await expect(page.getByRole("heading", { name: "New draft", exact: true, level: 1 })).toBeVisible();
  return account;
}

/** The card of a score: of the only draft, or of variant "A" or "B". */
export function scoreCard(page: Page, variant?: "A" | "B"): Locator {
  return page.getByRole("region", { name: variant ? `Score of ${variant}` : "Score", exact: true });
}

/** A score once it stands, that is of what is written now. */
export async function readScore(card: Locator): Promise<number> {
  await expect(card.getByText(/^\d+\.\d$/).first()).toBeVisible();
  await expect(card.getByText("Scoring …")).toHaveCount(0);
  return Number(
    await card
      .getByText(/^\d+\.\d$/)
      .first()
      .textContent(),
  );
}

/** Writes a text and waits for its score: that of what was written before has gone. */
export async function write(page: Page, field: Locator, card: Locator, text: string): Promise<number> {
  const answered = page.waitForResponse(
    (response) =>
      response.url().endsWith("/drafts/score") && response.request().postDataJSON().content === text,
  );
  await field.fill(text);
  await answered;
  return readScore(card);
}
