import { describe, expect, it } from "vitest";
import { collectRows, findNotes, sortRows } from "./testing/collect-rows.ts";

const POSTS = 'id,text,likes\np1,"tea\nfor two",1\np2,chai,2\n';
const asIs = { platform: "instagram" } as const;
const bigEndian = (text: string) => Buffer.from(text, "utf16le").swap16();

describe("a file in another encoding", () => {
  it.each([
    ["UTF-16, little end first", Buffer.from(`\uFEFF${POSTS}`, "utf16le")],
    ["UTF-16, little end first, without a mark", Buffer.from(POSTS, "utf16le")],
    ["UTF-16, big end first", bigEndian(`\uFEFF${POSTS}`)],
    ["UTF-16, big end first, without a mark", bigEndian(POSTS)],
    ["UTF-16 with tabs", Buffer.from(`\uFEFF${POSTS.replaceAll(",", "\t")}`, "utf16le")],
  ])("is read the same as UTF-8: %s", async (_, bytes) => {
    const expected = await collectRows(POSTS, asIs);
    for (const size of [1, 7, 65_536]) expect(await collectRows(bytes, asIs, size)).toEqual(expected);
  });

  it("is read as Windows-1252 where it cannot be UTF-8, and says so", async () => {
    const bytes = Buffer.from("id;text;likes\np1;Café “crème”;1\np2;Grüner Tee;2\n", "utf8");
    const western = Buffer.from(bytes.toString().replace("“", "\u0093").replace("”", "\u0094"), "latin1");
    for (const size of [1, 65_536]) {
      const rows = await collectRows(western, asIs, size);
      expect(rows.flatMap((row) => (row.kind === "post" ? [row.post.text] : []))).toEqual([
        "Café “crème”",
        "Grüner Tee",
      ]);
      expect(findNotes(rows)).toEqual(["The file is not UTF-8: it was read as Windows-1252."]);
    }
  });

  it("is not guessed where most of it is UTF-8: a damaged line is rejected", async () => {
    const bytes = Buffer.concat([
      Buffer.from("id,text\np1,crème brûlée\np2,Grüner Tee\np3,caf"),
      Buffer.from([0xe9]),
      Buffer.from("\np4,thé\n"),
    ]);
    expect(sortRows(await collectRows(bytes, asIs))).toEqual({
      good: [2, 3, 5],
      rejected: [{ line: 4, reason: "the line is not UTF-8 text; save the file as UTF-8" }],
    });
  });

  it("is found out late in a long file", async () => {
    const lines = Array.from({ length: 9_000 }, (_, at) => `p${at},green tea,1`).join("\n");
    const bytes = Buffer.from(`id,text,likes\n${lines}\nlast,thé,1\n`, "latin1");
    const rows = await collectRows(bytes, asIs);
    expect(rows.find((row) => row.kind === "post" && row.post.id === "last")).toMatchObject({
      post: { text: "thé" },
    });
    expect(rows.at(-1)).toMatchObject({ kind: "post" });
    expect(findNotes(rows)).toHaveLength(1);
  });
});
