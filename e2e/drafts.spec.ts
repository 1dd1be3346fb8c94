import { expect, test } from "@playwright/test";
import sharp from "sharp";
import { createAccount, giveRole } from "./support/accounts.ts";
import { choose } from "./support/choose.ts";
import { openDrafts, readScore, scoreCard, write } from "./support/draft-steps.ts";
import { expectGoodScreen } from "./support/expect-good-screen.ts";
import { sendByScript } from "./support/send-by-script.ts";
import { startTrustedReceiver } from "./support/start-trusted-receiver.ts";
import { watchPage } from "./support/watch-page.ts";

const DRAFT =
  "Our new roast is here and it is the best that we have ever made! Come by and taste it on Saturday!!!";

test("a draft is scored with its evidence, a suggestion applied and taken back", async ({ page }) => {
  const faults = watchPage(page);
  await openDrafts(page, "agency");
  const card = scoreCard(page);
  await expect(card.getByText("Write a draft. Its score appears here")).toBeVisible();
  await expect(page.getByText("No platform is connected yet.")).toBeVisible();
  await expectGoodScreen(page, "no draft");

  const field = page.getByRole("textbox", { name: "Text" });
  const before = await write(page, field, card, DRAFT);
  await expect(card.getByText(/^Predicted: better than \d+ of 100 posts on Instagram\.$/)).toBeVisible();
  await expect(card.getByText("Not proven on your posts yet")).toBeVisible();
  await expect(
    card.getByText(/It could land anywhere between \d+ and \d+: a text alone says little/),
  ).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: `Score ${before.toFixed(1)}.` })).toBeAttached();
  const evidence = page.getByRole("region", { name: "How reliable this is" });
  await evidence.getByText("Show the statistics").click();
  await expect(evidence.getByText(/Instagram is not connected.* With 30 of them/)).toBeVisible();
  await expect(evidence.getByRole("link", { name: "Import posts" })).toHaveAttribute(
    "href",
    /platform=instagram$/,
  );
  await expect(
    evidence.getByText(/95 % interval 0\.\d\d to 0\.\d\d\. Learnt from [\d,]+ posts/),
  ).toBeVisible();
  await evidence.getByText("What this score rests on").click();
  await expect(evidence.getByText(/public posts of [\d,]+ accounts on Instagram/)).toBeVisible();
  await expectGoodScreen(page, "a scored draft");

  const suggestion = card.getByRole("listitem").filter({ hasText: "exclamation marks" });
  const lift = Number(/\+(\d+\.\d)/.exec((await suggestion.textContent()) ?? "")?.[1]);
  await suggestion.getByRole("button", { name: /^Apply/ }).click();
  await expect(field).toHaveValue(/ever made\. Come by and taste it on Saturday\.$/);
  const undo = page.getByRole("button", { name: "Undo" });
  await expect(undo).toBeFocused();
  await expect(page.getByText(`${before.toFixed(1)} → ${(before + lift).toFixed(1)}`)).toBeVisible();
  expect(await readScore(card)).toBeCloseTo(before + lift, 5);
  await expectGoodScreen(page, "an applied suggestion");
  await undo.click();
  await expect(field).toHaveValue(DRAFT);
  await expect(field).toBeFocused();
  await expect(undo).toHaveCount(0);
  await expect.poll(() => readScore(card)).toBeCloseTo(before, 5);
  expect(faults).toEqual([]);
});

test("a draft that would hurt is warned of before its score, and one of which nothing is known says so", async ({
  page,
}) => {
  const faults = watchPage(page);
  await openDrafts(page, "agency");
  const card = scoreCard(page);
  const field = page.getByRole("textbox", { name: "Text" });
  await write(
    page,
    field,
    card,
    "EARTHQUAKE SALE! 20% off with code RICHTER. Or go and jump off a bridge 😂",
  );
  const warnings = card.getByRole("list", { name: "Warnings" });
  await expect(warnings.getByRole("listitem")).toHaveText([
    /^This could hurt someone/,
    /^This could look heartless/,
  ]);
  await expect(card.getByText(/profiting from other people's loss/)).toHaveCount(1);
  await expect(page.getByRole("status").filter({ hasText: /^Warning: / })).toBeAttached();
  await expect(card.getByRole("button", { name: /^Apply/ })).toHaveCount(0);
  await expectGoodScreen(page, "a warned draft");

  await page.getByLabel("Platform").selectOption("Pinterest");
  expect(await write(page, field, card, "Ten ways to fold a napkin for a Sunday lunch")).toBe(50);
  await expect(warnings).toHaveCount(0);
  await expect(
    card.getByText(/not been shown to say how a post does, so 50 only means "not known"\.$/),
  ).toHaveCount(1);
  await expectGoodScreen(page, "a draft of which nothing is known");
  expect(faults).toEqual([]);
});

test("the own posts of a platform are learnt from, and a text that is too long can be cut", async ({
  page,
}) => {
  const faults = watchPage(page);
  await openDrafts(page, "agency", { posts: true });
  await expect(page.getByLabel("Platform")).toHaveValue("twitter");
  const card = scoreCard(page);
  const field = page.getByRole("textbox", { name: "Text" });
  await write(page, field, card, "First flush from the hills is in the shop, come and try it with us");
  await expect(card.getByText(/of 100 of your own posts on X \(Twitter\)\.$/)).toBeVisible();
  await expect(card.getByText(/Tried on \d+ of your later posts/)).toBeVisible();
  await page.getByText("Show how scores did on your posts").click();
  const own = page.getByRole("table", { name: "Your models by platform" });
  await expect(own.getByRole("row").filter({ hasText: "X (Twitter)" })).toContainText(/\d+ posts/);

  const long = `${"Iced and easy, from the hills to your cup. ".repeat(7)}See you soon`;
  await write(page, field, card, long);
  await expect(page.getByText("33 too many", { exact: true })).toBeVisible();
  await expectGoodScreen(page, "a text that is too long");
  await card.getByRole("button", { name: /^Cut there/ }).click();
  await expect(page.getByText(/^257 of 280 characters, as X counts$/)).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(field).toHaveValue(long);

  await page.getByLabel("Platform").selectOption("LinkedIn");
  await expect(card.getByText(/posts on LinkedIn\.$/)).toBeVisible();
  await page.reload();
  await expect(field).toHaveValue(long);
  await expect(page.getByLabel("Platform")).toHaveValue("linkedin");
  await readScore(card);
  expect(faults).toEqual([]);
});

test("two variants beside each other, and only the better one is kept", async ({ page }) => {
  await openDrafts(page, "agency");
  await page.getByLabel("Platform").selectOption("LinkedIn");
  await write(page, page.getByRole("textbox", { name: "Text" }), scoreCard(page), DRAFT);
  await page.getByRole("button", { name: "Compare with a variant" }).click();
  const second = page.locator("#draft-1");
  await expect(second).toBeFocused();
  await expect(second).toHaveValue(DRAFT);
  await expect(page.getByText("A and B have the same score.")).toBeVisible();
  await expect(page.getByText("Likely better")).toHaveCount(0);
  const story =
    "We spent a year with the growers before this roast was ready. Here is what we have learnt from them.";
  await write(page, second, scoreCard(page, "B"), story);
  await expect(page.getByText(/points apart/)).toBeVisible();
  await expectGoodScreen(page, "two variants");
  await page.getByRole("button", { name: "Keep only B" }).click();
  const field = page.getByRole("textbox", { name: "Text" });
  await expect(field).toHaveValue(story);
  await expect(field).toBeFocused();
});

test("a file is scored by its address, and one that cannot be read says why", async ({ page }) => {
  const receiver = await startTrustedReceiver();
  await openDrafts(page, "agency");
  await choose(page, "Image");
  const card = scoreCard(page);
  const address = page.getByLabel("Address of the image");
  const send = page.getByRole("button", { name: "Score the image" });
  await address.fill("http://harbourbakery.example/menu.jpg");
  await send.click();
  await expect(card.getByText("Not scored: Media Unavailable")).toBeVisible();
  await expect(address).toHaveAccessibleDescription(/Must be a public HTTPS address/);
  await expect(card.getByRole("link", { name: "What this means" })).toBeVisible();
  await expectGoodScreen(page, "an address that was refused");

  receiver.behave({ status: 404 });
  await address.fill(`${receiver.url}menu.jpg`);
  await send.click();
  await expect(card.getByText("Not known: the image could not be read")).toBeVisible();
  await expect(card.getByText(/^\d+\.\d$/)).toHaveCount(0);
  await expectGoodScreen(page, "an image that could not be read");

  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  const picture = { width: 640, height: 640, channels: 3, background: "#777777", noise } as const;
  const body = await sharp({ create: picture }).jpeg().toBuffer();
  receiver.behave({ body, headers: { "content-type": "image/jpeg" }, delayMs: 1_500 });
  await card.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText(/^Reading the image/)).toBeVisible();
  await readScore(card);
  await expect(card.getByText("Not measured")).toBeVisible();
  await expect(card.getByText(/1080 pixels/)).toBeVisible();
  await expectGoodScreen(page, "a scored image");
  await receiver.close();
});

test("viewers may score, others' workspaces stay closed, and below Agency the page says what it needs", async ({
  page,
}) => {
  const account = await openDrafts(page, "agency");
  await giveRole(account.workspaceId, "viewer");
  await page.reload();
  await expect(page.getByRole("link", { name: "See platforms" }).last()).toBeVisible();
  const body = { content_type: "text", content: DRAFT, platform: "linkedin" };
  const pathOf = (workspaceId: string) => `/internal/workspaces/${workspaceId}/drafts/score`;
  const ask = (workspaceId: string, draft: object) => sendByScript(page, pathOf(workspaceId), "POST", draft);
  expect(await ask(account.workspaceId, body)).toBe(200);
  expect(await ask(account.workspaceId, { ...body, content: "x".repeat(10_001) })).toBe(413);
  expect(await ask(account.workspaceId, { ...body, platform: "myspace" })).toBe(422);
  const other = await createAccount("agency");
  expect(await ask(other.workspaceId, body)).toBe(404);
  const headers = { "content-type": "application/json", origin: "https://evil.example" };
  const foreign = await page.request.post(pathOf(account.workspaceId), { headers, data: body });
  expect(foreign.status()).toBe(403);

  await page.context().clearCookies();
  await page.evaluate(() => sessionStorage.clear());
  const small = await openDrafts(page, "pro");
  await expect(page.getByRole("heading", { name: "Drafts need the Agency plan" })).toBeVisible();
  await expect(page.getByRole("textbox")).toHaveCount(0);
  await expectGoodScreen(page, "drafts without the plan");
  expect(await ask(small.workspaceId, body)).toBe(403);
});
