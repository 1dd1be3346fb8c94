import { expect, it } from "vitest";
import { operatorFor } from "#lib/access/operator-for.ts";
import { importText, makeWorkspace } from "#scripts/testing/workspaces.ts";
import { listPostChoices } from "./list-choices.ts";

const POSTS = [
  "a,2026-05-01T09:00:00Z,Green tea #calm,video,5,100,",
  "b,2026-05-02T09:00:00Z,Black tea #calm,image,5,,",
  "c,2026-05-03T09:00:00Z,White teapot #calm,Image,5,,",
  "d,2026-05-04T09:00:00Z,Teapot,image,5,,",
  "e,2026-05-05T09:00:00Z,Teapot,image,5,,",
  "r,2026-05-06T09:00:00Z,Thanks,text,5,,true",
];

it("lists what the posts can be told apart by, the most frequent first", async () => {
  const { id } = await makeWorkspace("agency");
  const head = "id,created_at,text,media,likes,impressions,is_reply";
  await importText(id, "twitter", [head, ...POSTS, ""].join("\n"));
  await importText(id, "instagram", "id,created_at,text,media,likes\ni,2026-05-01T09:00:00Z,Tea,image,3\n");
  expect(await listPostChoices(await operatorFor(id))).toEqual({
    total: 6,
    platforms: ["instagram", "twitter"],
    formats: ["image", "video", "reply"],
    topics: [
      { word: "#calm", posts: 3 },
      { word: "teapot", posts: 3 },
    ],
    unseen: ["instagram"],
  });
});

it("knows nothing of other workspaces", async () => {
  const { id } = await makeWorkspace("agency");
  const choices = await listPostChoices(await operatorFor(id));
  expect(choices).toEqual({ total: 0, platforms: [], formats: [], topics: [], unseen: [] });
});
