import { expect, it } from "vitest";
import { operatorFor } from "#lib/access/operator-for.ts";
import { profileOf } from "#scripts/testing/profiles.ts";
import { importText, makeWorkspace } from "#scripts/testing/workspaces.ts";
import { comparePrediction } from "./compare-prediction.ts";

const NOW = new Date("2026-06-01T12:00:00Z");

async function makeBrand(plan: "agency" | "pro" = "agency") {
  const { id } = await makeWorkspace(plan);
  const rows = Array.from(
    { length: 12 },
    (_, n) => `p${n},2026-05-${10 + n}T09:00:00Z,Our tea number ${n},${n}`,
  );
  rows.push("young,2026-05-30T09:00:00Z,Our newest tea,900");
  await importText(id, "twitter", ["id,created_at,text,likes", ...rows, ""].join("\n"));
  const post = {
    profile: await profileOf(id, "twitter"),
    platform: "twitter",
    title: null,
    format: "image",
  } as const;
  return { caller: await operatorFor(id), post };
}

it("scores the words of a post and ranks what became of it by the same measure", async () => {
  const { caller, post } = await makeBrand();
  const found = await comparePrediction(caller, { ...post, id: "p8", text: "Our tea number 8" }, NOW);
  expect(found?.outcome).toEqual({ percentile: (100 * 8) / 11, among: 11 });
  expect(found?.hasLearnt).toBe(false);
  expect(found?.interval.low).toBeLessThanOrEqual(found?.score ?? -1);
  expect(found?.interval.high).toBeGreaterThanOrEqual(found?.score ?? 101);
});

it("tells no outcome of a young post, and nothing of one without words", async () => {
  const { caller, post } = await makeBrand();
  const young = await comparePrediction(caller, { ...post, id: "young", text: "Our newest tea" }, NOW);
  expect(young?.outcome).toBeNull();
  expect(await comparePrediction(caller, { ...post, id: "p8", text: " " }, NOW)).toBeNull();
});

it("needs the Agency plan", async () => {
  const { caller, post } = await makeBrand("pro");
  const asked = comparePrediction(caller, { ...post, id: "p8", text: "Tea" }, NOW);
  await expect(asked).rejects.toMatchObject({ title: "Plan Required" });
});
