import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import { operatorFor } from "#lib/access/operator-for.ts";
import { watchProfile } from "#lib/platforms/watch-profile.ts";
import { addDays, utcDay } from "#lib/time.ts";
import { importText, makePosts } from "#scripts/testing/workspaces.ts";
import { createAccount } from "./support/accounts.ts";
import { expectGoodScreen } from "./support/expect-good-screen.ts";
import { pressAt, tabTo } from "./support/keyboard.ts";
import { enter } from "./support/sign-in.ts";

const day = utcDay(new Date());

/** Posts of a rival, the newest so many days ago; one of them far above the others. */
function rivalPosts(likes: number, days: number, last: number): string {
  const rows = Array.from({ length: days }, (_, n) => {
    const date = addDays(day, -n - last);
    return `r${n},${date}T10:00:00Z,What we brewed on day ${n},https://social.example/${likes}/${n},${n === 2 ? 5 * likes : likes + (n % 9)},${n % 4}`;
  });
  return ["id,created_at,text,url,likes,comments", ...rows, ""].join("\n");
}

async function makeField() {
  const account = await createAccount("agency");
  const { workspaceId } = account;
  const caller = await operatorFor(workspaceId);
  await importText(workspaceId, "twitter", makePosts(120, addDays(day, -8)));
  await importText(workspaceId, "instagram", makePosts(120, addDays(day, -8)));
  await importText(
    workspaceId,
    "twitter",
    `date,followers\n${addDays(day, -60)},400\n${addDays(day, -9)},500\n`,
  );
  for (const [handle, likes, days] of [
    ["copperkettle", 60, 120],
    ["hillsideroast", 15, 120],
    ["oldmill", 40, 12],
  ] as const) {
    await watchProfile(caller, { platform: "twitter", handle }, new Date());
    await importText(workspaceId, "twitter", rivalPosts(likes, days, 8), `${handle}.csv`, handle);
    const followers = `date,followers\n${addDays(day, -50)},${likes * 90}\n${addDays(day, -9)},${likes * 100}\n`;
    await importText(workspaceId, "twitter", followers, `${handle}-f.csv`, handle);
  }
  return account;
}

/** With PLINTH_PICTURES set to a folder: what a person sees, at two widths and in both colours. */
async function takePictures(page: Page): Promise<void> {
  const folder = process.env.PLINTH_PICTURES;
  if (!folder) return;
  for (const width of [1440, 390])
    for (const colorScheme of ["light", "dark"] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await page.getByText("You", { exact: true }).last().scrollIntoViewIfNeeded();
      await page.waitForTimeout(400);
      await page.screenshot({ path: `${folder}/rivals-${width}-${colorScheme}.png`, fullPage: true });
    }
  await page.setViewportSize({ width: 1440, height: 900 });
}

test.use({ hasTouch: true });

/** A week of the chart is read by pointing at it, by the keyboard, and by a finger. */
async function readWeeks(page: Page): Promise<void> {
  const weeks = page.getByRole("slider", { name: "Share of voice by week" });
  const box = await weeks.boundingBox();
  if (!box) throw new Error("the chart is not there");
  const told = page.getByText(/^Week from /).locator("visible=true");
  await page.mouse.move(box.x + 2, box.y + box.height / 2);
  await expect(told).toHaveCount(1);
  await expect(told.locator("..")).toContainText(/You [\d.]+\u2009%/);
  await page.mouse.move(0, 0);
  await expect(told).toHaveCount(0);
  await tabTo(page, weeks);
  const newest = await told.textContent();
  await page.keyboard.press("Home");
  await expect(told).not.toHaveText(newest ?? "");
  await expect(weeks).toHaveAttribute("aria-valuetext", new RegExp(`^${await told.textContent()}, You `));
  const oldest = await told.textContent();
  await weeks.blur();
  await expect(told).toHaveCount(0);
  await page.touchscreen.tap(box.x + box.width / 3, box.y + box.height / 2);
  await expect(told).toHaveCount(1);
  expect([oldest, newest]).not.toContain(await told.textContent());
  await page.getByRole("heading", { name: "Week by week" }).tap();
  await expect(told).toHaveCount(0);
}

test("rivals stand beside one's own profiles in a table, a chart, the best posts and a file", async ({
  page,
}) => {
  const account = await makeField();
  await enter(page, account, "/rivals");
  const table = page.getByRole("table", { name: "Your own and watched profiles", exact: true });
  const row = (name: string) => table.getByRole("row", { name: new RegExp(name) });
  await expect(table.getByRole("rowheader")).toHaveText([
    "You, together",
    /@copperkettle/,
    /@hillsideroast|@brand \(you\)/,
    /@hillsideroast|@brand \(you\)/,
    /@hillsideroast|@brand \(you\)/,
    /@oldmill/,
  ]);
  await expect(row("@copperkettle")).toContainText("6,000");
  await expect(row("@copperkettle")).toContainText("+11.1\u2009% in 41 days");
  await expect(row("@copperkettle")).toContainText(/ahead of \d+/);
  await expect(row("@oldmill").getByRole("cell").nth(5)).toHaveText("not known");
  await expect(page.getByText("only part of these days is known: @oldmill")).toBeVisible();
  await page.getByText("How this is counted").press("Enter");
  await expect(page.getByText("Interactions on X (Twitter) are likes and comments")).toBeVisible();
  const best = page.getByRole("region", { name: "Best posts of the week" });
  await expect(best.getByRole("listitem").first()).toContainText("What we brewed on day 2");
  await expect(best.getByRole("listitem").first()).toContainText(/the typical post/);
  await expect(best.getByRole("link", { name: "Open on X (Twitter)" }).first()).toHaveAttribute(
    "href",
    /social\.example/,
  );
  await page.getByRole("region", { name: "Week by week" }).scrollIntoViewIfNeeded();
  await expect(page.locator("svg text").getByText("@copperkettle")).toBeVisible();
  await readWeeks(page);
  await expectGoodScreen(page, "rivals");
  await takePictures(page);

  await tabTo(page, page.getByLabel("Platform"));
  await page.keyboard.type("X");
  await expect(page).toHaveURL(/platform=twitter/);
  await expect(table.getByRole("rowheader")).toHaveCount(4);
  await tabTo(page, page.getByLabel("Order by"));
  await page.keyboard.type("Foll");
  await expect(page).toHaveURL(/order=followers/);
  await expect(table.getByRole("rowheader").first()).toContainText("@copperkettle");
  await pressAt(page, page.getByText("Choose rivals"));
  await pressAt(page, page.getByRole("checkbox", { name: /@oldmill/ }), "Space");
  await pressAt(page, page.getByRole("button", { name: "Filter" }));
  await expect(page).toHaveURL(/with=prf_\w+&with=prf_\w+$/);
  await expect(table.getByRole("rowheader")).toHaveCount(3);
  const file = page.waitForEvent("download");
  await pressAt(page, page.getByRole("link", { name: "CSV" }));
  const lines = (await readFile(await (await file).path(), "utf8")).trim().split("\r\n");
  expect(lines).toHaveLength(4);
  expect(lines[1]).toMatch(/^X \(Twitter\),copperkettle,watched/);
  await pressAt(
    page,
    page.getByRole("navigation", { name: "Figure in the chart" }).getByRole("link", { name: "Followers" }),
  );
  await expect(page).toHaveURL(/figure=followers/);
});

test("a plan without rivals says which one has them", async ({ page }) => {
  const account = await createAccount("creator");
  await enter(page, account, "/rivals");
  await expect(page.getByRole("heading", { name: "Rivals need the Pro plan" })).toBeVisible();
  await expectGoodScreen(page, "rivals without the plan");
});
