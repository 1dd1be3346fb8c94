import { describe, expect, it } from "vitest";
import { previewFile } from "#lib/imports/preview-file.ts";
import { chunksOf, collectRows, sortRows } from "#lib/imports/testing/collect-rows.ts";
import { readPage, readRows, readSection } from "./read-page.ts";

type Samples = Record<string, string | Buffer>;

const X = "Post id,Date,Post text,Post Link,Impressions\n";
const manyColumns = Array.from({ length: 10_001 }, (_, at) => `c${at}`).join();

/** By the words of the page, a file for X that is refused with them. */
const REFUSED: Samples = {
  "is empty": "",
  "is a binary file": Buffer.from([0, 1, 2, 3]),
  "is an image": Buffer.from([0x89, 0x50, 0x4e, 0x47]),
  "is a PDF document": "%PDF-1.7",
  "is a ZIP archive or an Excel workbook": Buffer.from([0x50, 0x4b, 0x03, 0x04]),
  "is compressed": Buffer.from([0x1f, 0x8b]),
  "is …, a file from YouTube: choose YouTube as its platform":
    "Content,Video title,Video publish time\na,b,2026-01-01\n",
  'is close to …, but lacks "…"': "Post id,Date,Impressions\n1,2026-01-01,4\n",
  "is not an export Plinth knows": "colour,size\nred,4\n",
  "has 10001 columns": manyColumns,
  'its header names "id" twice': "id,text,id\n1,a,1\n",
  "is JSON, but not JSON Lines": "[1, 2]",
};

/** By the words of the page, a file of which a row is rejected with them. */
const REJECTED: Samples = {
  "has 19 columns: expected 17": "id,text\n1,a,b\n",
  "a quoted field is damaged": 'id,text\n1,"a"b\n',
  "starts here and does not end": 'id,text\n1,"a\n',
  "a spreadsheet has shortened it": "id,text\n2.07E+18,a\n",
  "it may mean 1234 or 1.234": 'id,text,likes,views\n1,a,1.234,1.5\n2,b,7,"1,5"\n',
  "the date has no year": "id,text,created_at\n1,a,14 August\n",
  "that is in the future": "id,text,created_at\n1,a,2100-01-01\n",
  "there is no such day": "id,text,created_at\n1,a,2026-02-30\n",
  "… is not the address of a post": `${X},2026-01-01,a,https://x.com/teahouse,4\n`,
  "the line is not UTF-8 text": Buffer.concat([
    Buffer.from("id,text\n1,ä€ö\n2,"),
    Buffer.from([0xc3, 0x28, 0x81, 0x0a]),
  ]),
  "the line is longer than 1 MiB": `id,text\n1,${"a".repeat(1_100_000)}\n`,
};

const [refused, rejected] = ["| Detail ", "| Reason "].map((head) => {
  const section = readSection(readPage("docs/imports.md"), "When a file is refused");
  const table = section.slice(section.indexOf(head)).split("\n\n")[0] ?? "";
  return readRows(table).flatMap(([words = ""]) => words.split(" / "));
});

/** Figures and names differ from file to file. */
function toPattern(words: string): RegExp {
  const plain = words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(plain.replace(/…/g, ".+").replace(/\d+(?= columns|$)/g, "\\d+"));
}

const OPTIONS = { platform: "twitter", now: new Date("2026-03-10") } as const;

describe("why files are refused", () => {
  it.each(Object.entries(REFUSED))("%s", async (words, content) => {
    expect(refused).toContain(words);
    expect((await previewFile(chunksOf(content), OPTIONS)).problem).toMatchObject({
      title: "Not An Export",
      detail: expect.stringMatching(toPattern(words)),
    });
  });

  it("has a file for each reason", () => expect(refused).toEqual(Object.keys(REFUSED)));
});

describe("why rows are rejected", () => {
  it.each(Object.entries(REJECTED))("%s", async (words, content) => {
    const rows = sortRows(await collectRows(content, OPTIONS));
    expect(rows.rejected.map(({ reason }) => reason).join("\n")).toMatch(toPattern(words));
  });

  it("has a row for each reason", () => expect(rejected).toEqual(Object.keys(REJECTED)));
});
