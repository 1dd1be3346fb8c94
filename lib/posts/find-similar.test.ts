import { expect, it } from "vitest";
import { operatorFor } from "#lib/access/operator-for.ts";
import { importText, makeWorkspace } from "#scripts/testing/workspaces.ts";
import { findSimilar } from "./find-similar.ts";

const TEXT = "Pumpkin soup and chestnut bread on the autumn menu";

async function makeBrand() {
  const { id } = await makeWorkspace("agency");
  const rows = Array.from({ length: 12 }, (_, n) => {
    const text = n === 7 ? "The autumn menu: pumpkin soup and chestnut bread" : `Post ${n}`;
    return `p${n},2026-05-${10 + n}T09:00:00Z,${text},${n}`;
  });
  await importText(id, "instagram", ["id,created_at,text,likes", ...rows, ""].join("\n"));
  return operatorFor(id);
}

it("finds own posts of the platform with what they got, and nobody else's", async () => {
  const caller = await makeBrand();
  const stranger = await makeWorkspace("agency");
  const { posts, compared } = await findSimilar(caller, { platform: "instagram", text: TEXT }, 3);
  expect(compared).toBe(12);
  expect(posts).toMatchObject([
    { id: "p7", interactions: 7, place: { percentile: expect.closeTo((100 * 7.5) / 12, 9), among: 12 } },
  ]);
  expect(posts[0]?.shared.toSorted()).toEqual(["autumn", "bread", "chestnut", "menu", "pumpkin", "soup"]);
  const nothing = { posts: [], compared: 0 };
  expect(await findSimilar(caller, { platform: "tiktok", text: TEXT }, 3)).toEqual(nothing);
  const other = await operatorFor(stranger.id);
  expect(await findSimilar(other, { platform: "instagram", text: TEXT }, 3)).toEqual(nothing);
});

it("finds nothing for a text without words", async () => {
  const caller = await makeBrand();
  expect((await findSimilar(caller, { platform: "instagram", text: " " }, 3)).posts).toEqual([]);
});
