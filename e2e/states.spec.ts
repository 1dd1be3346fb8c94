import { expect, test } from "@playwright/test";
import { makeProfile } from "#scripts/testing/profiles.ts";
import { createAccount } from "./support/accounts.ts";
import { expectGoodScreen } from "./support/expect-good-screen.ts";
import { type Brand, furnishBrand } from "./support/furnish-brand.ts";
import { bringSession, enter } from "./support/sign-in.ts";
import { main } from "./support/states.ts";

// Of every list and chart: what stands there when there is nothing. What waits or fails stands in files beside this one.

test.describe.configure({ mode: "parallel" });

let brand: Brand;

test.beforeAll(async () => {
  brand = await furnishBrand();
});

test("states: empty lists and charts say what brings something in", async ({ page }) => {
  const account = await createAccount("agency");
  const { workspaceId } = account;
  await enter(page, account);
  for (const [path, told] of [
    ["", "No platform is connected yet, so there is nothing to score."],
    ["/posts", "No posts yet"],
    ["/posts/patterns", "No posts yet"],
    ["/comments", "No comments yet"],
    ["/audits", "No audits in this workspace yet."],
    ["/audits/compare", "You can compare audits once two of them have been completed."],
    ["/drafts", "No drafts yet."],
    ["/campaigns", "No campaigns yet."],
    ["/goals", "No goals yet."],
    ["/rivals", "No rivals yet"],
    ["/platforms", "None connected yet."],
    ["/webhooks", "A webhook tells one of your systems"],
    ["/settings/requests", "No program has asked the API for anything"],
  ] as const) {
    await page.goto(`/w/${workspaceId}${path}`);
    await expect(main(page).getByText(told).first()).toBeVisible();
    await expectGoodScreen(page, `${path} without anything`);
  }
  await makeProfile(workspaceId, "twitter");
  await page.goto(`/w/${workspaceId}`);
  await expect(page.getByText("No score in this range")).toBeVisible();
  const activity = page.getByRole("region", { name: "Audience and activity" });
  await expect(activity.getByText("No figures")).toHaveCount(4);
  await page.goto(`/w/${workspaceId}/posts`);
  await expect(page.getByText("No posts yet")).toBeVisible();
});

test("states: filters that leave nothing say so, and how to have all again", async ({ page }) => {
  const { root, webhook } = brand;
  await bringSession(page, brand);
  for (const [path, told, way] of [
    [`${root}/posts?q=zeppelin`, "No posts match these filters.", "Clear filters"],
    [`${root}/comments?q=zeppelin`, "No comments match these filters.", "Clear filters"],
    [`${root}/campaigns?status=completed`, "No campaigns have been completed yet.", "Show all campaigns"],
    [`${root}/rivals?platform=instagram`, "You watch nobody on Instagram.", "Show all platforms"],
    [`${webhook}?status=succeeded`, "There is no such delivery.", "Show all deliveries"],
    [`${root}/settings/log?kind=history`, "No entries match these filters.", "Clear filters"],
  ] as const) {
    await page.goto(path);
    await expect(main(page).getByText(told)).toBeVisible();
    await expectGoodScreen(page, `${path}: nothing left`);
    const again = main(page)
      .getByRole("link", { name: way })
      .or(page.getByRole("button", { name: way }));
    await again.first().press("Enter");
    await expect(main(page).getByText(told)).toHaveCount(0);
  }
  await page.goto(`${root}?start=2019-01-01&end=2019-03-01&platform=pinterest`);
  await expect(page.getByText("No score in this range")).toBeVisible();
  const activity = page.getByRole("region", { name: "Audience and activity" });
  await expect(activity.getByText("No figures")).toHaveCount(4);
  await page.goto(`${root}/posts/patterns?platform=pinterest`);
  await expect(page.getByText("There are too few posts to compare.")).toBeVisible();
  for (const path of ["audits", "campaigns", "webhooks"]) {
    await page.goto(`${root}/${path}?page=9`);
    await expect(page).toHaveURL(`${root}/${path}?page=1`);
    await expect(main(page).getByRole("table").first()).toBeVisible();
  }
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: /^Search/ }).fill("zeppelin");
  await expect(page.getByText("Nothing found. Try fewer or different words.")).toBeVisible();
});
