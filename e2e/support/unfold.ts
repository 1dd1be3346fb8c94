import type { Page } from "@playwright/test";

/** Below it, `FoldOnPhone` folds. */
const WIDE = 640;

/** Opens what only a phone folds, unless it is open. @param label of its button */
export async function unfold(page: Page, label: string): Promise<void> {
  if ((page.viewportSize()?.width ?? WIDE) >= WIDE) return;
  const fold = page.getByRole("button", { name: label });
  if ((await fold.getAttribute("aria-expanded")) === "false") await fold.click();
}
