import { describe, expect, it } from "vitest";
import { previewFile } from "./preview-file.ts";
import { chunksOf } from "./testing/collect-rows.ts";

const input = { platform: "instagram", now: new Date("2026-03-10") } as const;
const POSTS = "id,created_at,text,likes,Mood\np1,2026-03-01,tea,1,calm\np2,2026-03-02,cake,many,\np3,,,,\n";

describe("previewFile", () => {
  it("shows the format, the columns and the first rows, as JSON", async () => {
    const preview = await previewFile(chunksOf(POSTS), input);
    expect(preview).toEqual({
      format: "generic_posts_csv",
      title: "posts",
      columns: [
        { column: "id", field: "id", status: "used" },
        { column: "created_at", field: "created_at", status: "used" },
        { column: "text", field: "text", status: "used" },
        { column: "likes", field: "likes", status: "used" },
        { column: "Mood", field: null, status: "unknown" },
      ],
      sample: [{ id: "p1", createdAt: "2026-03-01T00:00:00.000Z", text: "tea", likes: 1 }, { id: "p3" }],
      rejected: [{ line: 3, reason: 'likes is "many": expected a whole number, 0 or more' }],
      notes: [],
      source: { platform: null, handle: null, isGuess: true },
      holding: {
        posts: 2,
        comments: 0,
        accountDays: 0,
        from: "2026-03-01",
        to: "2026-03-01",
        isWhole: true,
      },
    });
    expect(JSON.parse(JSON.stringify(preview))).toEqual(preview);
  });

  it("proposes how to read a table that is no known export", async () => {
    const preview = await previewFile(
      chunksOf("Permalink,Post Impressions,Likes\nhttps://x.com/a/status/1,4,5\n"),
      input,
    );
    expect(preview).toMatchObject({
      format: null,
      columns: [{ column: "Permalink" }, { column: "Post Impressions" }, { column: "Likes" }],
      proposal: {
        kind: "posts",
        mapping: { Permalink: "url", "Post Impressions": "impressions", Likes: "likes" },
        missing: [],
      },
      problem: {
        title: "Not An Export",
        detail: expect.stringMatching(/can be assigned by hand: "Permalink" as url/),
      },
    });
    const { mapping } = preview.proposal ?? {};
    const again = await previewFile(
      chunksOf("Permalink,Post Impressions,Likes\nhttps://x.com/a/status/1,4,5\n"),
      { ...input, mapping },
    );
    expect(again).toMatchObject({ format: "generic_posts_csv", sample: [{ id: "1", impressions: 4 }] });
  });

  it.each([
    ["a picture", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a])],
    ["nothing", ""],
    ["a web page", "<!DOCTYPE html>\n<html>\n</html>"],
    ["a file of another platform", "Post id,Date,Post text,Post Link,Impressions\n1,2026-01-01,a,,4\n"],
  ])("says why it is refused and proposes nothing of use: %s", async (_, content) => {
    const preview = await previewFile(chunksOf(content), input);
    expect(preview).toMatchObject({ format: null, sample: [], problem: { title: "Not An Export" } });
    expect(preview.proposal).toBeUndefined();
  });

  it("reads no more than the beginning of a long file", async () => {
    let sent = 0;
    async function* endless(): AsyncGenerator<Uint8Array> {
      yield Buffer.from("id,text,likes\n");
      for (; sent < 100; sent += 1) yield Buffer.from(`p${sent},"${"tea\n".repeat(10_000)}",1\n`);
    }
    const preview = await previewFile(endless(), input);
    expect(sent).toBeLessThan(20);
    expect(preview).toMatchObject({
      rejected: [],
      sample: expect.arrayContaining([{ id: "p0", text: expect.any(String), likes: 1 }]),
    });
    expect(preview.sample).toHaveLength(5);
  });
});
