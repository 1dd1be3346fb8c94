import { readFileSync } from "node:fs";
import { expect, type Locator, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { withWorkspace } from "#lib/db.ts";
import { encodeThumbnail } from "#lib/media/make-thumbnail.ts";
import { digestPicture } from "#lib/platforms/pictures/digest-picture.ts";
import { rebuildHistory } from "#lib/score/rebuild-history.ts";
import { seededRandom } from "#lib/statistics/seeded-random.ts";
import { addDays, utcDay } from "#lib/time.ts";
import { drawScene } from "#prisma/seed/draw-scene.ts";
import { profileOf } from "#scripts/testing/profiles.ts";
import { importText, makePosts } from "#scripts/testing/workspaces.ts";
import { type Account, createAccount } from "./support/accounts.ts";
import { expectGoodScreen } from "./support/expect-good-screen.ts";
import { enter } from "./support/sign-in.ts";
import { watchPage } from "./support/watch-page.ts";

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };

/** 150 posts on X with impressions, 20 on Instagram without, comments below one, and an earlier day of its figures. */
async function makeBrand(): Promise<Account> {
  const account = await createAccount("agency");
  const { workspaceId } = account;
  const until = addDays(utcDay(new Date()), -10);
  await importText(workspaceId, "twitter", makePosts(150, until), "posts.csv", "larkspurtea");
  const others = Array.from({ length: 20 }, (_, n) => {
    return `i${n},${addDays(until, -n)}T15:00:00Z,${n === 5 ? "=Tea for two #autumn" : `Picture ${n} #autumn`},image,${n}`;
  });
  const file = ["id,created_at,text,media,likes", ...others, ""].join("\n");
  await importText(workspaceId, "instagram", file, "posts.csv", "larkspurtea");
  const comments = [
    `c1,i5,${until}T16:00:00Z,ada,I love this wonderful tea so much`,
    `c2,i5,${until}T17:00:00Z,bo,Terrible service and a broken pot. I am very disappointed`,
  ];
  const head = "id,post_id,created_at,author,text";
  await importText(workspaceId, "instagram", [head, ...comments, ""].join("\n"), "c.csv", "larkspurtea");
  // As every import ends: what has come is read.
  await rebuildHistory(workspaceId, new Date());
  const key = { workspaceId, profileId: await profileOf(workspaceId, "instagram"), postId: "i5" };
  await withWorkspace(workspaceId, (tx) =>
    tx.postFigures.create({ data: { ...key, day: new Date(addDays(until, -3)), likes: 2n } }),
  );
  const size = { width: 160, height: 120 };
  const pixels = drawScene("cups", size, seededRandom("tea"));
  const drawn = await encodeThumbnail(sharp(pixels, { raw: { ...size, channels: 3 } }));
  const picture = new Uint8Array(drawn);
  const copy = { postedAt: new Date(until), picture, digest: digestPicture(picture) };
  await withWorkspace(workspaceId, (tx) => tx.postPicture.create({ data: { ...key, ...copy } }));
  return account;
}

/** That a picture is there, and came from this installation. */
async function expectShown(picture: Locator): Promise<void> {
  await expect(picture).toHaveAttribute("src", /^\/pictures\/ws_\w+\//);
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(160);
}

const table = (page: Page) => page.getByRole("region", { name: "Posts", exact: true });
const rows = (page: Page) => table(page).getByRole("rowheader");

test("filter, order and take away all posts, and open one, by keyboard alone", async ({ page }) => {
  const faults = watchPage(page);
  const account = await makeBrand();
  await page.setViewportSize(DESK);
  await enter(page, account, "/posts");
  await expect(page.getByText("170 posts")).toBeVisible();
  await expect(page.getByText(/^The data from Instagram has no impressions or views/)).toBeVisible();
  await expectGoodScreen(page, "list of posts");

  await page.getByRole("button", { name: "Interactions" }).press("Enter");
  await expect(page).toHaveURL(/\?sort=interactions$/);
  await expect(page.getByRole("columnheader", { name: "Interactions" })).toHaveAttribute(
    "aria-sort",
    "descending",
  );
  await page.getByRole("button", { name: "Interactions" }).press("Enter");
  await expect(page).toHaveURL(/\?sort=interactions&order=asc$/);
  await expect(rows(page).first()).toContainText("Picture 0");

  // The box scrolls by keyboard, and what is further down comes when it is needed.
  await page.getByRole("button", { name: "Date" }).press("Enter");
  await expect(page.getByRole("columnheader", { name: "Date" })).toHaveAttribute("aria-sort", "descending");
  await expect(rows(page).nth(1)).toContainText("Post 0");
  await table(page).focus();
  await expect(async () => {
    await page.keyboard.press("End");
    await expect(table(page).getByText("Post 149", { exact: true })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  expect(await rows(page).count()).toBeLessThan(60);

  const search = page.getByRole("searchbox", { name: "Search posts" });
  await search.focus();
  await page.keyboard.type("nobody says this");
  await expect(page.getByText("No posts match these filters.")).toBeVisible();
  await expectGoodScreen(page, "no post fits");
  await page.getByRole("button", { name: "Clear filters" }).press("Enter");
  await expect(page.getByText("170 posts")).toBeVisible();
  await expect(search).toHaveValue("");

  await page.getByRole("button", { name: "Columns" }).press("Enter");
  await page.getByRole("checkbox", { name: "Likes" }).press("Space");
  await expect(page.getByRole("columnheader", { name: "Likes" })).toBeVisible();
  await expectGoodScreen(page, "choice of columns");
  await page.reload();
  await expect(page.getByRole("columnheader", { name: "Likes" })).toBeVisible();

  await page.getByLabel("Topic").selectOption("#autumn");
  await expect(page).toHaveURL(/topic=%23autumn/);
  await expect(page.getByText("20 posts")).toBeVisible();
  await page.getByLabel("Format").selectOption("image");
  await page.getByLabel("Platform").selectOption("instagram");
  await page.reload();
  await expect(page.getByText("20 posts")).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "CSV" }).press("Enter");
  const lines = readFileSync((await (await download).path()) ?? "", "utf8")
    .trimEnd()
    .split("\r\n");
  expect(lines).toHaveLength(21);
  expect(lines.filter((line) => line.includes(",'=Tea for two #autumn,"))).toHaveLength(1);

  // One of the posts has a picture, the others a sign of their format.
  await expect(table(page).getByRole("img")).toHaveCount(1);
  await expectShown(table(page).getByRole("img", { name: "Image on Instagram" }));

  await table(page).getByRole("link", { name: "=Tea for two #autumn" }).press("Enter");
  await expect(page.getByRole("heading", { name: "=Tea for two #autumn", level: 1 })).toBeVisible();
  await expectShown(page.getByRole("img", { name: "Image on Instagram" }));
  await expect(page.getByText("28th")).toBeVisible();
  await expect(page.getByText("1 critical, 1 positive")).toBeVisible();
  await expect(page.getByRole("region", { name: "Comments" }).getByRole("listitem").first()).toContainText(
    "Critical",
  );
  await expect(page.getByRole("heading", { name: "What the draft model says" })).toBeVisible();
  await expect(page.getByText(/Percentiles by likes and comments/)).toBeVisible();
  await page.getByText("Show as a table").press("Enter");
  await expect(page.getByRole("table", { name: "Figures by day" }).getByRole("row")).toHaveCount(3);
  await expectGoodScreen(page, "a post");
  expect(faults).toEqual([]);
});

test("posts on a phone: the table moves in its own box, and times and formats are told honestly", async ({
  page,
}) => {
  const faults = watchPage(page);
  const account = await makeBrand();
  await page.setViewportSize(PHONE);
  await enter(page, account, "/posts?platform=twitter");
  await expect(page.getByText("150 posts")).toBeVisible();
  await expectGoodScreen(page, "list of posts on a phone");
  for (const name of ["Percentile", "Interactions"])
    await expect(page.getByRole("columnheader", { name })).toBeInViewport({ ratio: 0.9 });
  const first = rows(page).first();
  const before = await first.boundingBox();
  await table(page).evaluate((box) => box.scrollTo({ left: 2_000 }));
  await expect(page.getByRole("columnheader", { name: "Engagement" })).toBeInViewport();
  expect((await first.boundingBox())?.x).toBe(before?.x);
  await rows(page).first().getByRole("link").press("Enter");
  await expect(page.getByRole("heading", { name: /^Post \d+$/, level: 1 })).toBeVisible();
  await expectGoodScreen(page, "a post on a phone");

  await page.goto(`/w/${account.workspaceId}/posts`);
  await page.getByRole("link", { name: "Times and formats" }).press("Enter");
  await expect(page.getByText("No time is reliably better.")).toBeVisible();
  await expect(page.getByText("It takes two formats with at least eight posts each")).toBeVisible();
  await expectGoodScreen(page, "times and formats on a phone");
  await page.setViewportSize(DESK);
  await page.getByRole("link", { name: "Instagram" }).press("Enter");
  await expect(page).toHaveURL(/patterns\?platform=instagram$/);
  await expect(page.getByText("20 settled posts of the last 365 days")).toBeVisible();
  await expectGoodScreen(page, "times and formats");
  expect(faults).toEqual([]);
});

test("without posts the way to data is shown; what cannot be read can be tried again", async ({ page }) => {
  const account = await createAccount();
  await enter(page, account, "/posts");
  await expect(page.getByRole("heading", { name: "No posts yet" })).toBeVisible();
  await expectGoodScreen(page, "no posts yet");
  await page.getByRole("link", { name: "Bring in posts" }).press("Enter");
  await expect(page).toHaveURL(`/w/${account.workspaceId}/platforms#import`);

  await importText(account.workspaceId, "twitter", makePosts(30));
  await page.goto(`/w/${account.workspaceId}/posts`);
  await expect(page.getByText("30 posts")).toBeVisible();
  await page.route("**/internal/workspaces/*/posts?*", (route) => route.abort());
  const order = page.getByRole("button", { name: "Interactions" });
  await expect(order).toBeEnabled();
  await order.press("Enter");
  await expect(page.getByText("The posts could not be loaded")).toBeVisible();
  await expectGoodScreen(page, "posts that could not be read");
  await page.unroute("**/internal/workspaces/*/posts?*");
  await page.getByRole("button", { name: "Try again" }).press("Enter");
  await expect(page.getByText("The posts could not be loaded")).toHaveCount(0);
  await expect(page.getByRole("columnheader", { name: "Interactions" })).toHaveAttribute(
    "aria-sort",
    "descending",
  );
  const answer = await page.goto(`/w/${account.workspaceId}/posts/prf_none.p1`);
  expect(answer?.status()).toBe(404);
});
