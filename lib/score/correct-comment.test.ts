import { beforeAll, describe, expect, it } from "vitest";
import { ownerDb } from "#scripts/testing/owner-db.ts";
import { comment, countRows } from "./comment-rows.fixture.ts";
import { correctComment } from "./correct-comment.ts";

const NOW = new Date("2026-11-10T12:00:00Z");
const context = { by: "operator", now: NOW, record: async () => undefined };

describe("correctComment", () => {
  beforeAll(async () => {
    await ownerDb().comment.createMany({
      data: ["c1", "c2"].map((id) => ({
        ...{ workspaceId: "ws_a", profileId: "twitter:brand", id, text: "I love this cake", importedAt: NOW },
      })),
    });
  });

  it("keeps what was said last", async () => {
    await correctComment({ workspaceId: "ws_a" }, { commentId: "c1", label: "negative" }, context);
    const corrected = await correctComment(
      { workspaceId: "ws_a" },
      { commentId: "c1", label: "spam" },
      context,
    );
    expect(corrected).toEqual({ comment_id: "c1", label: "spam", profiles: 1 });
    const rows = await ownerDb().commentCorrection.findMany();
    expect(rows).toMatchObject([
      { workspaceId: "ws_a", commentId: "c1", label: "spam", correctedBy: "operator" },
    ]);
  });

  it("finds no comment of another workspace", async () => {
    const other = correctComment({ workspaceId: "ws_b" }, { commentId: "c1", label: "neutral" }, context);
    await expect(other).rejects.toMatchObject({ title: "Not Found" });
  });
});

it("goes with the comment that it corrects", async () => {
  await correctComment({ workspaceId: "ws_a" }, { commentId: "c2", label: "neutral" }, context);
  await ownerDb().comment.deleteMany({ where: { workspaceId: "ws_a", id: "c2" } });
  expect(await ownerDb().commentCorrection.count({ where: { commentId: "c2" } })).toBe(0);
});

describe("counting what was corrected", () => {
  it("takes the person's word over the classifier's", () => {
    const said = countRows([
      comment({ id: "c1", corrected: "negative" }),
      comment({ id: "c2", author: "bo", corrected: "spam" }),
      comment({ id: "c3", author: "cy", text: "check my page", corrected: "neutral" }),
    ]);
    expect(said).toMatchObject([{ negative: 1, neutral: 1, positive: 0, spam: 1 }]);
  });
});
