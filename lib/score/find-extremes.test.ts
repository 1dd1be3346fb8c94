import { expect, it } from "vitest";
import { operatorFor } from "#lib/access/operator-for.ts";
import { importText, makeWorkspace } from "#scripts/testing/workspaces.ts";
import { findExtremes } from "./find-extremes.ts";

const NOW = new Date("2026-06-01T12:00:00Z");
const MAY = { from: "2026-05-01", to: "2026-06-01" };

/** Of each day of May one post with 20 likes, but for some. */
function makeMay(days: number, likes: Record<number, number>): string {
  const rows = Array.from({ length: days }, (_, n) => {
    const day = String(n + 1).padStart(2, "0");
    return `p${n + 1},2026-05-${day}T09:00:00Z,Post ${n + 1},${likes[n + 1] ?? 20}`;
  });
  return ["id,created_at,text,likes", ...rows, ""].join("\n");
}

it("finds the posts furthest from the usual one of their profile; the last week does not count yet", async () => {
  const { id } = await makeWorkspace("agency");
  await importText(id, "twitter", makeMay(31, { 4: 90, 9: 3, 30: 500, 31: 0 }));
  await importText(id, "tiktok", makeMay(9, { 2: 900 }));
  const found = await findExtremes(await operatorFor(id), MAY, null, NOW);
  expect(found?.best).toMatchObject({ id: "p4", platform: "twitter", engagements: 90, usual: 20, posts: 25 });
  expect(found?.worst).toMatchObject({ id: "p9", words: "Post 9", engagements: 3 });
});

it("says nothing of few posts, of another platform, or to another workspace", async () => {
  const { id } = await makeWorkspace("agency");
  await importText(id, "twitter", makeMay(12, { 4: 90 }));
  const caller = await operatorFor(id);
  expect(await findExtremes(caller, MAY, "twitter", NOW)).not.toBeNull();
  expect(await findExtremes(caller, MAY, "tiktok", NOW)).toBeNull();
  expect(await findExtremes(caller, { from: "2026-05-01", to: "2026-05-08" }, null, NOW)).toBeNull();
  const other = await makeWorkspace("agency");
  expect(await findExtremes(await operatorFor(other.id), MAY, null, NOW)).toBeNull();
});
