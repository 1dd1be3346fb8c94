import { expect, test } from "@playwright/test";
import { createAccount } from "./support/accounts.ts";
import { importExport, runAudit } from "./support/audits.ts";
import { expectGoodScreen } from "./support/expect-good-screen.ts";
import { pressAt, tabTo, writeAt } from "./support/keyboard.ts";
import { enter } from "./support/sign-in.ts";
import { takePictures } from "./support/take-pictures.ts";
import { watchPage } from "./support/watch-page.ts";

// No page may read other than the server wrote it, whatever the browser's own zone and language are.
test.use({ timezoneId: "Asia/Tokyo", locale: "sv-SE" });

test("journey: zone and language are set by keyboard, and pages follow as they are written and as they come alive", async ({
  page,
}) => {
  const faults = watchPage(page);
  const account = await createAccount("pro");
  await importExport(account.workspaceId);
  await runAudit(account.workspaceId);
  await enter(page, account, "/settings");
  const zone = page.getByLabel("Time zone", { exact: true });
  await pressAt(page, page.getByRole("button", { name: "Change time zone or language" }));
  await expect(zone).toBeFocused();
  await writeAt(page, zone, "Europe/Nowhere");
  await page.keyboard.press("Enter");
  await expect(page.getByText("must be a time zone such as Europe/Berlin")).toBeVisible();
  await expect(zone).toBeFocused();
  await pressAt(page, page.getByRole("button", { name: "Use Asia/Tokyo, as this browser does" }));
  await expect(zone).toHaveValue("Asia/Tokyo");
  await tabTo(page, page.getByLabel("Numbers and dates"));
  await page.getByLabel("Numbers and dates").selectOption("de-DE");
  await pressAt(page, page.getByRole("button", { name: "Save both" }));
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await expect(
    page.getByText(/^Example, as pages and reports write it: .+ UTC\+9 and 18\.400,5\./),
  ).toBeVisible();
  await expectGoodScreen(page, "time zone and language");
  await takePictures(page, "region-1440");

  for (const path of ["/settings/log", "/audits", ""]) {
    const written = await page.request.get(`/w/${account.workspaceId}${path}`);
    expect(await written.text()).toContain("UTC+9");
    await page.goto(`/w/${account.workspaceId}${path}`);
    await expect(page.getByText(/UTC\+9/).first()).toBeVisible();
    await expect(page.getByText(/\d\d:\d\d UTC$/)).toHaveCount(0);
  }
  await page.goto("/account");
  await expect(page.getByText(/\d\d:\d\d UTC$/).first()).toBeVisible();
  // The zone that there is none of was refused.
  expect(faults.filter((fault) => !fault.includes("400 (Bad Request)"))).toEqual([]);
});
