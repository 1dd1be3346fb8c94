import { describe, expect, it } from "vitest";
import { collectRows, sortRows } from "../testing/collect-rows.ts";

const COMMENT = {
  id: "c1",
  postId: "p1",
  createdAt: new Date("2026-03-01T10:00:00Z"),
  author: "Ana",
  text: "Lovely\ncup!",
};

describe("comments", () => {
  it("are read from CSV", async () => {
    const content = 'id,post_id,created_at,author,text\r\nc1,p1,2026-03-01 10:00,Ana,"Lovely\r\ncup!"\r\n';
    expect(await collectRows(content)).toEqual([
      expect.objectContaining({ kind: "format", format: "generic_comments_csv" }),
      { kind: "comment", line: 2, comment: COMMENT },
    ]);
  });

  it("are read from JSON lines, where the first may leave out its post", async () => {
    const content =
      '{"id":"c0","text":"hm"}\n{"id":"c1","post_id":"p1","created_at":"2026-03-01T10:00Z","author":"Ana","text":"Lovely\\ncup!"}';
    expect(await collectRows(content)).toEqual([
      expect.objectContaining({ kind: "format", format: "generic_comments_jsonl" }),
      { kind: "comment", line: 1, comment: { id: "c0", text: "hm" } },
      { kind: "comment", line: 2, comment: COMMENT },
    ]);
  });

  it("need an id and a text", async () => {
    const content = `id,author,text\nc1,Ana,\n,Ana,hello\nc3,Ana,NA\nc4,Ana,${"x".repeat(100_001)}\n`;
    expect(sortRows(await collectRows(content))).toEqual({
      good: [4],
      rejected: [
        { line: 2, reason: "text is missing" },
        { line: 3, reason: "id is missing" },
        { line: 5, reason: "text has 100001 characters: expected at most 100000" },
      ],
    });
  });

  it("are told from posts that name an author", async () => {
    const [format] = await collectRows("id,author,text,impressions\np1,Ana,hi,5\n");
    expect(format).toEqual(expect.objectContaining({ kind: "format", format: "generic_posts_csv" }));
  });
});
