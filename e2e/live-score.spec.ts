import { expect, test } from "@playwright/test";
import { createAccount } from "./support/accounts.ts";
import { expectGoodScreen } from "./support/expect-good-screen.ts";
import { pressAt } from "./support/keyboard.ts";
import { enter } from "./support/sign-in.ts";

test("the live score is switched on and off by keyboard; a smaller plan says what it is and how to get it", async ({
  page,
}) => {
  const card = page.getByRole("region", { name: "Live score" });
  await enter(page, await createAccount("enterprise"), "/settings");
  await pressAt(page, card.getByRole("button", { name: "Switch it on" }));
  await expect(card.getByText("On: the score is a live one.")).toBeVisible();
  await page.reload();
  await pressAt(page, card.getByRole("button", { name: "Switch it off" }));
  await expect(card.getByText("Off: the score is that of the newest audit.")).toBeVisible();
  await page.context().clearCookies();
  await enter(page, await createAccount("pro"), "/settings");
  await expect(card.getByText("It needs the Enterprise plan; this account is on Pro.")).toBeVisible();
  await expect(card.getByRole("button")).toHaveCount(0);
  await expectGoodScreen(page, "settings with a locked live score");
});
