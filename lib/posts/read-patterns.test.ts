import { expect, it } from "vitest";
import { operatorFor } from "#lib/access/operator-for.ts";
import { importText, makePosts, makeWorkspace } from "#scripts/testing/workspaces.ts";
import { readPatterns } from "./read-patterns.ts";

const NOW = new Date("2026-06-01T12:00:00Z");

it("compares the settled posts of the last year, of one platform or all", async () => {
  const { id } = await makeWorkspace("agency");
  await importText(id, "twitter", makePosts(100, "2026-05-31"));
  await importText(id, "instagram", makePosts(20, "2026-05-20"));
  await importText(id, "tiktok", makePosts(50, "2025-05-20"));
  const caller = await operatorFor(id);
  // The posts of the last week have not settled, and those on TikTok are older than a year.
  expect((await readPatterns(caller, null, "UTC", NOW))?.posts).toBe(94 + 20);
  expect((await readPatterns(caller, "instagram", "UTC", NOW))?.posts).toBe(20);
  expect(await readPatterns(caller, "tiktok", "UTC", NOW)).toBeNull();
  const other = await makeWorkspace("agency");
  expect(await readPatterns(await operatorFor(other.id), null, "UTC", NOW)).toBeNull();
});
