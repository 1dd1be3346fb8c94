import { expect, it } from "vitest";
import { readPlanCsv } from "./read-plan-csv.ts";

const lines = (...rows: string[]) => rows.join("\r\n");

it("reads planned posts whatever the order and names of columns, and says what is wrong by line", () => {
  const file = lines(
    "\ufeffCaption,Publish Date,Network,Type,Title",
    "The new tea,2026-12-01,Instagram,,",
    '"Two lines,',
    'and a comma",24.12.2026,X (Twitter),thread,',
    "A video,2026-12-02,youtube,short,How we brew",
    "Where?,2026-12-03,myspace,,",
    "When?,03/12/2026,tiktok,,",
    "When?,2026-02-30,tiktok,,",
    "What?,2026-12-03,tiktok,poem,",
    ",2026-12-03,tiktok,,",
    "",
    "Last,2026-12-31,x,,",
  );
  const { rows, errors } = readPlanCsv(file);
  expect(rows).toEqual([
    { platform: "instagram", planned_on: "2026-12-01", format: "post", text: "The new tea" },
    { platform: "twitter", planned_on: "2026-12-24", format: "thread", text: "Two lines,\nand a comma" },
    { platform: "youtube", planned_on: "2026-12-02", format: "short", text: "How we brew\nA video" },
    { platform: "twitter", planned_on: "2026-12-31", format: "post", text: "Last" },
  ]);
  expect(errors.map(({ line, message }) => [line, message.split(" ").slice(0, 2).join(" ")])).toEqual([
    [6, "The platform"],
    [7, "The date"],
    [8, "The date"],
    [9, "The format"],
    [10, "There is"],
  ]);
});

it("takes semicolons and tabs, and refuses what is no such table", () => {
  expect(readPlanCsv("platform;date;text\nlinkedin;2026-12-01;a, b").rows).toMatchObject([{ text: "a, b" }]);
  expect(readPlanCsv("platform\tdate\ttext\nlinkedin\t2026-12-01\ta").rows).toHaveLength(1);
  expect(readPlanCsv("")).toEqual({
    rows: [],
    errors: [{ line: 1, message: "There is no column platform, date, text." }],
  });
  expect(readPlanCsv("platform,date\na,b").errors).toEqual([
    { line: 1, message: "There is no column text." },
  ]);
  expect(readPlanCsv('platform,date,text\nx,2026-12-01,"open').errors).toMatchObject([
    { message: expect.stringMatching(/does not end/) },
  ]);
});

it("reads a hundred rows and no more", () => {
  const rows = Array.from({ length: 120 }, (_, n) => `x,2026-12-01,Post ${n}`);
  const read = readPlanCsv(["platform,date,text", ...rows].join("\n"));
  expect(read.rows).toHaveLength(100);
  expect(read.errors).toMatchObject([{ line: 102 }]);
});
