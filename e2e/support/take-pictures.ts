import type { Page } from "@playwright/test";

/** With PLINTH_PICTURES set to a folder: what a person sees, in both colours. @param name of the files */
export async function takePictures(page: Page, name: string): Promise<void> {
  const folder = process.env.PLINTH_PICTURES;
  if (!folder) return;
  await page.evaluate(() => window.scrollTo(0, 0));
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await page.screenshot({
      path: `${folder}/${name.replaceAll(" ", "-")}-${colorScheme}.png`,
      fullPage: true,
    });
  }
  await page.emulateMedia({ colorScheme: "light" });
}
