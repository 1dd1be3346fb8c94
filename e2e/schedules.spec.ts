import { expect, test } from "@playwright/test";
import { withWorkspace } from "#lib/db.ts";
import { linkIn } from "#scripts/testing/read-mail.ts";
import { createAccount } from "./support/accounts.ts";
import { importExport } from "./support/audits.ts";
import { expectGoodScreen } from "./support/expect-good-screen.ts";
import { pressAt, tabTo, writeAt } from "./support/keyboard.ts";
import { readMails } from "./support/read-mails.ts";
import { enter } from "./support/sign-in.ts";
import { takePictures } from "./support/take-pictures.ts";
import { watchPage } from "./support/watch-page.ts";

const CLIENT = "client@outside.example";

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test.describe(`at ${viewport.width}`, () => {
    test.use({ viewport });

    test("journey: audits are planned by keyboard, run by themselves and are mailed until the client wants no more", async ({
      page,
    }) => {
      const faults = watchPage(page);
      const account = await createAccount("agency");
      const address = `${viewport.width}.${CLIENT}`;
      await importExport(account.workspaceId);
      await enter(page, account, "/audits/schedules");
      await expect(page.getByText("Nothing is planned yet.")).toBeVisible();
      await tabTo(page, page.getByRole("radio", { name: "Every week" }));
      await page.keyboard.press("ArrowRight");
      await page.getByLabel("Day", { exact: true }).selectOption("31");
      await writeAt(page, page.getByLabel("Other addresses"), "nobody");
      await pressAt(page, page.getByRole("button", { name: "Plan audits" }));
      await expect(page.getByText(/Must be email addresses/)).toBeVisible();
      await writeAt(page, page.getByLabel("Other addresses"), address);
      await pressAt(page, page.getByRole("button", { name: "Plan audits" }));
      const planned = page.getByRole("heading", {
        name: /^Every month on the 31st, or its last day, at 08:00/,
      });
      await expect(planned).toBeVisible();
      await expect(page.getByText(`Report to ${address}.`)).toBeVisible();
      await expectGoodScreen(page, "audit schedules");
      await takePictures(page, `schedules-${viewport.width}`);

      await pressAt(page, page.getByRole("button", { name: "Pause" }));
      await expect(page.getByText("Paused", { exact: true })).toBeVisible();
      await pressAt(page, page.getByRole("button", { name: "Resume" }));
      await expect(page.getByText("Paused", { exact: true })).toHaveCount(0);
      const where = { workspaceId: account.workspaceId };
      await withWorkspace(account.workspaceId, (tx) =>
        tx.auditSchedule.updateMany({ where, data: { nextRunAt: new Date() } }),
      );
      await expect.poll(() => readMails(address).length, { timeout: 60_000 }).toBe(1);
      await pressAt(page, page.getByRole("button", { name: "Run now" }));
      await expect(page.getByText("It starts within seconds")).toBeVisible();
      await expect.poll(() => readMails(address).length, { timeout: 60_000 }).toBe(2);
      const { link } = linkIn(readMails(address)[0], "/unsubscribe");
      await page.context().clearCookies();
      await page.goto(link);
      await expect(page.getByText(`to ${address}.`)).toBeVisible();
      await expectGoodScreen(page, "reports by mail");
      await takePictures(page, `unsubscribe-${viewport.width}`);
      await pressAt(page, page.getByRole("button", { name: "Send me no more reports" }));
      await expect(page.getByText("You get no more reports.")).toBeVisible();
      // The address that is none was refused.
      expect(faults.filter((fault) => !/4(?:00|22) \(/.test(fault))).toEqual([]);
    });
  });
}
