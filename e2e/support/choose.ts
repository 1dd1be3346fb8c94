import { expect, type Page } from "@playwright/test";

/** Chooses one of a few, as a person does: by its label, once that stands still. */
export async function choose(page: Page, name: string): Promise<void> {
  const radio = page.getByRole("radio", { name, exact: true });
  await radio.locator("..").click();
  await expect(radio).toBeChecked();
}
