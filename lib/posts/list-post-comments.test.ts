import { expect, it } from "vitest";
import { operatorFor } from "#lib/access/operator-for.ts";
import { correctComment } from "#lib/score/correct-comment.ts";
import { profileOf } from "#scripts/testing/profiles.ts";
import { importText, makeWorkspace } from "#scripts/testing/workspaces.ts";
import { readComments } from "../comments/brand-comments.fixture.ts";
import { listPostComments } from "./list-post-comments.ts";

const NOW = new Date("2026-06-01T12:00:00Z");
const HEAD = "id,post_id,created_at,author,text";
const COMMENTS = [
  "c1,p1,2026-05-01T10:00:00Z,ada,I love this wonderful tea so much",
  "c2,p1,2026-05-02T10:00:00Z,bo,Terrible service and a broken pot. I am very disappointed",
  "c3,p1,2026-05-03T10:00:00Z,cy,Is the shop open on Sunday?",
  "c4,p1,2026-05-01T12:00:00Z,brand,Thank you all so much!",
  "c5,p2,2026-05-04T10:00:00Z,dee,Awful and horrible",
];

async function makeComments(rows = COMMENTS) {
  const { id } = await makeWorkspace("agency");
  await importText(id, "instagram", "id,created_at,text,likes\np1,2026-05-01T09:00:00Z,Tea,5\n");
  await importText(id, "instagram", [HEAD, ...rows, ""].join("\n"));
  await readComments(id);
  const post = { profile: await profileOf(id, "instagram"), id: "p1" };
  return { id, post, list: async () => listPostComments(await operatorFor(id), post) };
}

it("lists what others wrote below the post, the critical first", async () => {
  const { list } = await makeComments();
  const { comments, tones, total } = await list();
  expect(comments.map(({ text, tone }) => [text.split(" ")[0], tone])).toEqual([
    ["Terrible", "negative"],
    ["Is", "neutral"],
    ["I", "positive"],
  ]);
  expect([total, tones.negative, tones.positive, tones.spam]).toEqual([3, 1, 1, 0]);
});

it("takes a person's word for what a comment is", async () => {
  const { id, list } = await makeComments();
  const context = { by: "test", now: NOW, record: async () => {} };
  await correctComment({ workspaceId: id }, { commentId: "c1", label: "negative" }, context);
  const { comments } = await list();
  const found = comments.find(({ text }) => text.startsWith("I love"));
  expect(found).toMatchObject({ tone: "negative", isCorrected: true });
});

it("shows fifty of many, and none of another workspace", async () => {
  const many = Array.from(
    { length: 60 },
    (_, n) => `m${n},p1,2026-05-01T10:00:00Z,a${n},Number ${n} is a good pot`,
  );
  const { post, list } = await makeComments(many);
  const { comments, total } = await list();
  expect([comments.length, total]).toEqual([50, 60]);
  const other = await makeWorkspace("agency");
  expect((await listPostComments(await operatorFor(other.id), post)).total).toBe(0);
});
