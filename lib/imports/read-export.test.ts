import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import type { Problem } from "#lib/problems.ts";
import { readExport } from "./read-export.ts";
import { collectRows, sortRows } from "./testing/collect-rows.ts";

setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");

const POSTS = 'id,text,likes\np1,"two\nlines",1\n\np2,tea,2\n';

async function refusal(content: string | Uint8Array): Promise<string> {
  const problem: Problem = await collectRows(content, { platform: "tiktok", fileName: "mine.csv" }).then(
    () => expect.fail("the file was accepted"),
    (error: Problem) => error,
  );
  expect(problem).toMatchObject({ title: "Not An Export", status: 422 });
  return problem.message;
}

describe("readExport", () => {
  it("reads the same rows with a byte order mark, CRLF, CR, and chunks of any size", async () => {
    const expected = await collectRows(POSTS);
    expect(sortRows(expected)).toEqual({ good: [2, 5], rejected: [] });
    for (const content of [
      POSTS,
      `\uFEFF${POSTS}`,
      POSTS.replaceAll("\n", "\r\n"),
      POSTS.replaceAll("\n", "\r"),
    ]) {
      expect(await collectRows(content)).toEqual(expected);
      expect(await collectRows(content, { platform: "tiktok" }, 1)).toEqual(expected);
    }
    expect(await collectRows(POSTS.trimEnd())).toEqual(expected);
  });

  it("accepts a header without rows", async () => {
    expect(await collectRows("id,likes\n")).toEqual([
      expect.objectContaining({ kind: "format", format: "generic_posts_csv" }),
    ]);
  });

  it("ignores columns that it does not know and empty ones at the end", async () => {
    const rows = await collectRows("ID , Colour,LIKES,,\np1,red,4,,\n,,,,\np2,blue,5\n");
    expect(sortRows(rows)).toEqual({ good: [2, 4], rejected: [] });
    expect(rows[1]).toMatchObject({ post: { id: "p1", likes: 4 } });
  });

  it("rejects a line that is not UTF-8 or longer than 1 MiB, and reads on", async () => {
    const long = `p3,${"x".repeat(1_100_000)},1`;
    const content = Buffer.concat([
      Buffer.from("id,text,likes\np1,caf\u00e9 \uFFFD,1\np2,"),
      Buffer.from([0x63, 0x61, 0x66, 0xe9]),
      Buffer.from(`,1\n${long}\np4,tea,1\n`),
    ]);
    const rows = await collectRows(content);
    expect(sortRows(rows)).toEqual({
      good: [2, 5],
      rejected: [
        { line: 3, reason: "the line is not UTF-8 text; save the file as UTF-8" },
        { line: 4, reason: "the line is longer than 1 MiB" },
      ],
    });
  });

  it("holds a file of 50 MB in little memory", async () => {
    const line = `,2026-03-01T10:00:00Z,"${"a cup of tea, ".repeat(20)}",12,340\n`;
    const total = Math.ceil(50e6 / (line.length + 8));
    async function* generate(): AsyncGenerator<Uint8Array> {
      yield Buffer.from("id,created_at,text,likes,views\n");
      for (let at = 0; at < total; at += 500) {
        yield Buffer.from(Array.from({ length: 500 }, (_, offset) => `p${at + offset}${line}`).join(""));
      }
    }
    let posts = 0;
    let highest = 0;
    // What is held, not what has yet to be collected.
    const heldNow = () => {
      collectGarbage();
      return process.memoryUsage().heapUsed;
    };
    const before = heldNow();
    for await (const row of readExport(generate(), { platform: "tiktok" })) {
      if (row.kind === "post") posts += 1;
      if (row.kind === "post" && posts % 20_000 === 0) highest = Math.max(highest, heldNow());
    }
    expect(posts).toBeGreaterThanOrEqual(total);
    expect(highest).toBeGreaterThan(0);
    expect(highest - before).toBeLessThan(30e6);
  });
});

describe("a file that is no export", () => {
  it.each([
    ["empty", "", /^"mine.csv" is empty: expected/],
    ["blank", " \n\r\n", /is empty/],
    ["a picture", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a]), /is an image/],
    ["a workbook", Buffer.from("PK\u0003\u0004 and so on"), /is a ZIP archive or an Excel workbook/],
    ["binary", Buffer.from([0x69, 0x64, 0x00, 0x0a]), /is a binary file/],
    [
      "noise",
      Buffer.from(Array.from({ length: 600 }, (_, at) => ((at * 7919) % 251) + 1)),
      /is a binary file/,
    ],
    ["an old workbook", Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]), /is an Excel workbook/],
    [
      "an unknown table",
      "name,price\ntea,4\n",
      /Its columns are "name", "price"\. Expected: TikTok Studio's Content.csv \(Video title, /,
    ],
    ["a web page", "<!DOCTYPE html>\n<html>\n</html>", /is not an export/],
    ["pretty JSON", '{\n  "id": "p1"\n}\n', /is JSON, but not JSON Lines/],
    ["a JSON list", '[{"id":"p1","likes":1}]', /is JSON, but not JSON Lines/],
    ["JSON of other things", '{"name":"tea"}\n', /Its columns are "name"/],
    ["10,000 columns", `id,${"likes,".repeat(9_999)}x\n`, /has 10001 columns/],
    ["a header over 1 MiB", `id,${"x".repeat(1_100_000)}\n`, /in line 1, the line is longer than 1 MiB/],
    [
      "a header with an open quote",
      'id,"likes\np1,4\n',
      /in its header, a quoted field starts here and does not end/,
    ],
    ["a header that names the id twice", "id,likes,id\np1,4,p2\n", /names "id" twice/],
  ])("is refused: %s", async (_, content, message) => {
    expect(await refusal(content)).toMatch(message);
  });
});
