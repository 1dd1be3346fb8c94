import { describe, expect, it } from "vitest";
import { operatorFor } from "#lib/access/operator-for.ts";
import { withWorkspace } from "#lib/db.ts";
import { PLATFORMS } from "#lib/formula/names.ts";
import { addDays } from "#lib/time.ts";
import { importText, makePosts, makeWorkspace } from "#scripts/testing/workspaces.ts";
import { disconnectPlatform } from "./disconnect-platform.ts";
import { listPlatformFacts } from "./list-platform-facts.ts";

async function makeFacts() {
  const { id } = await makeWorkspace("agency");
  const caller = await operatorFor(id);
  const factsOn = (day: string) => listPlatformFacts(caller, new Date(day));
  return { id, caller, factsOn };
}

describe("what is kept of each platform", () => {
  it("is nothing at first, of all six", async () => {
    const { factsOn } = await makeFacts();
    const facts = await factsOn("2026-07-01");
    expect(facts.map(({ platform }) => platform)).toEqual([...PLATFORMS]);
    expect(facts[0]).toEqual({
      platform: "instagram",
      connection: null,
      handle: null,
      otherHandles: [],
      audience: null,
      posts: 0,
      lastDay: null,
      postsUntil: null,
      missing: null,
      isStale: false,
    });
  });

  it("tells how far posts are known, where the audience is known for longer, and which file is missing", async () => {
    const { id, factsOn } = await makeFacts();
    await importText(id, "twitter", makePosts(31, "2026-01-31"), "posts 2026-01-01 to 2026-01-31.csv");
    await importText(id, "twitter", "date,followers\n2026-05-10,1200\n");
    const on = async (day: string) => (await factsOn(day)).find(({ platform }) => platform === "twitter");
    expect(await on("2026-03-01")).toMatchObject({
      lastDay: "2026-05-10",
      postsUntil: "2026-01-31",
      missing: null,
    });
    expect(await on("2026-05-11")).toMatchObject({ isStale: true });
    const header = "id,created_at,text,likes\n";
    await importText(id, "twitter", header, "posts 2026-04-01 to 2026-04-30.csv");
    expect(await on("2026-05-11")).toMatchObject({
      postsUntil: "2026-04-30",
      missing: { from: "2026-02-01", to: "2026-03-31" },
      isStale: false,
    });
  });

  it("tells the newest day of any figure, and that it is stale 35 days after the last post that is known", async () => {
    const { id, factsOn } = await makeFacts();
    await importText(id, "tiktok", makePosts(10, "2026-06-28"));
    await importText(id, "tiktok", "date,followers\n2026-06-30,1200\n");
    const on = async (day: string) => (await factsOn(day))[1];
    expect(await on("2026-07-01")).toMatchObject({
      connection: { status: "connected", lastSync: expect.any(String) },
      handle: "brand",
      audience: 1_200,
      posts: 10,
      lastDay: "2026-06-30",
      postsUntil: "2026-06-28",
      missing: null,
      isStale: false,
    });
    expect(await on(addDays("2026-06-28", 35))).toMatchObject({ isStale: false });
    expect(await on(addDays("2026-06-28", 36))).toMatchObject({ isStale: true });
  });

  it("keeps the figures of a platform that was disconnected, and the handle of its last file", async () => {
    const { id, caller, factsOn } = await makeFacts();
    await importText(id, "twitter", makePosts(3, "2026-06-30"));
    const upload = {
      workspaceId: id,
      id: "upl_1",
      platform: "twitter",
      handle: "@larkspur",
      fileName: "f.csv",
      status: "completed",
      bytes: 1,
      requestedBy: "operator",
      createdAt: new Date(),
    };
    await withWorkspace(id, (tx) => tx.upload.create({ data: upload }));
    await disconnectPlatform(caller, { platform: "twitter" }, new Date());
    const entry = (await factsOn("2026-07-01")).find(({ platform }) => platform === "twitter");
    expect(entry).toMatchObject({ connection: null, handle: "larkspur", posts: 3, lastDay: "2026-06-30" });
  });
});
