import { expect, it } from "vitest";
import { operatorFor } from "#lib/access/operator-for.ts";
import { importText, makeWorkspace } from "#scripts/testing/workspaces.ts";
import { checkDraft } from "./check-draft.ts";

it("gives the checks of a text, and own posts like it by their first words", async () => {
  const { id } = await makeWorkspace("agency");
  const post =
    "p1,2026-05-10T09:00:00Z,The autumn menu: pumpkin soup and chestnut bread for everybody who comes,7";
  await importText(id, "instagram", ["id,created_at,text,likes", post, ""].join("\n"));
  const text = "Pumpkin soup on the autumn menu";
  const draft = { platform: "instagram", format: "post", text } as const;
  const answer = await checkDraft(await operatorFor(id), draft);
  expect(answer.checks.map(({ name, state }) => [name, state])).toEqual([
    ["length", "fine"],
    ["opening", "fine"],
    ["link", "fine"],
    ["hashtags", "fine"],
  ]);
  expect(answer.compared).toBe(1);
  expect(answer.similar).toMatchObject([
    { id: "p1", words: "The autumn menu: pumpkin soup and…", interactions: 7, place: null },
  ]);
  const small = await makeWorkspace("pro");
  await expect(checkDraft(await operatorFor(small.id), draft)).rejects.toMatchObject({
    title: "Plan Required",
  });
});
