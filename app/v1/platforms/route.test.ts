import { expect, it } from "vitest";
import { PLATFORMS, type Platform } from "#lib/formula/names.ts";
import { addDays, utcDay } from "#lib/time.ts";
import { ask } from "#scripts/testing/ask.ts";
import { setPlatformStatus } from "#scripts/testing/audits.ts";
import { expectFields, ISO_UTC } from "#scripts/testing/expect-fields.ts";
import { importText, makePosts, makeWorkspace } from "#scripts/testing/workspaces.ts";

const today = utcDay(new Date());
const audience = (...figures: number[]) =>
  [
    "date,followers",
    ...figures.map((figure, n) => `${addDays(today, n - figures.length)},${figure}`),
    "",
  ].join("\n");

async function read(key: string) {
  const { status, body } = await ask("GET", "/v1/platforms", { key });
  expect(status).toBe(200);
  expectFields(body, ["platforms", "total_connected", "available"]);
  return body;
}

const entryOf = async (key: string, name: Platform) =>
  (await read(key)).platforms.find((entry: { name: string }) => entry.name === name);

it("200: before any platform is connected all are available", async () => {
  const { key } = await makeWorkspace("pro");
  expect(await read(key)).toEqual({ platforms: [], total_connected: 0, available: PLATFORMS });
});

it.each(PLATFORMS)("200: the entry of %s has exactly the contract's fields", async (platform) => {
  const { id, key } = await makeWorkspace("pro");
  await importText(id, platform, audience(900, 1200));
  const size = platform === "youtube" ? "subscribers" : "followers";
  const entry = await entryOf(key, platform);
  expectFields(entry, ["name", "status", "last_sync", size, "handle"]);
  expect(entry).toMatchObject({ name: platform, status: "connected", [size]: 1200, handle: "brand" });
  expect(entry.last_sync).toMatch(ISO_UTC);
});

it("200: an audience size is null before there are data, under the platform's own key", async () => {
  const { id, key } = await makeWorkspace("pro");
  await importText(id, "twitter", makePosts(2));
  await importText(id, "youtube", makePosts(2));
  expect(await entryOf(key, "twitter")).toMatchObject({ followers: null });
  expect(await entryOf(key, "youtube")).toMatchObject({ subscribers: null });
});

it("200: an audience size above 32 bits is a number", async () => {
  const { id, key } = await makeWorkspace("pro");
  await importText(id, "youtube", audience(5_000_000_000));
  expect((await entryOf(key, "youtube")).subscribers).toBe(5_000_000_000);
});

it("200: `available` is what has no entry, `total_connected` what is connected", async () => {
  const { id, key } = await makeWorkspace("agency");
  for (const platform of ["instagram", "tiktok", "linkedin"] as const)
    await importText(id, platform, makePosts(1));
  await setPlatformStatus(id, "tiktok", "reconnect_required");
  await setPlatformStatus(id, "linkedin", "error");
  const body = await read(key);
  const states = body.platforms.map(({ name, status }: { name: string; status: string }) => [name, status]);
  expect(Object.fromEntries(states)).toEqual({
    instagram: "connected",
    tiktok: "reconnect_required",
    linkedin: "error",
  });
  expect(body.total_connected).toBe(1);
  expect(body.available).toEqual(["youtube", "twitter", "pinterest"]);
});

it("200: unknown parameters are ignored", async () => {
  const { key } = await makeWorkspace("pro");
  expect((await ask("GET", "/v1/platforms?limit=x&expand=all", { key })).status).toBe(200);
});
