import { describe, expect, it } from "vitest";
import { EXPORT_GUIDES } from "#components/platforms/export-guides.ts";
import type { Platform } from "#lib/formula/names.ts";
import { PLATFORM_WORDS } from "#lib/formula/platform-words.ts";
import { FORMATS } from "#lib/imports/detect-format.ts";
import { LANGUAGES } from "#lib/imports/find-month.ts";
import { MAX_COLUMNS } from "#lib/imports/find-table.ts";
import { parseCount } from "#lib/imports/parse-count.ts";
import { parseTime } from "#lib/imports/parse-time.ts";
import { readFields } from "#lib/imports/read-fields.ts";
import { readFilePeriod } from "#lib/imports/read-file-period.ts";
import { MAX_LINE_BYTES } from "#lib/imports/read-lines.ts";
import { listKnownRuns } from "#lib/score/known-posts.ts";
import { MAX_UPLOAD_BYTES } from "#lib/uploads/store-upload.ts";
import { describeFormats } from "./describe-formats.ts";
import { readCode, readPage, readRows, readSection } from "./read-page.ts";

const PAGE = readPage("docs/imports.md");
const FILES = readRows(readSection(PAGE, "Which file to take"));
const MIB = 1_048_576;

/** One point of a list, by the bold words that it begins with. */
function readPoint(name: string): string {
  const point = new RegExp(`^- \\*\\*${name}\\*\\*[\\s\\S]*?(?=\\n- \\*\\*|\\n\\n)`, "m").exec(PAGE)?.[0];
  if (point === undefined) throw new Error(`there is no point "${name}"`);
  return point;
}

describe("the page of columns", () => {
  it("is what the formats read", async () => {
    await expect(describeFormats(FORMATS)).toMatchFileSnapshot("./import-columns.md");
  });
});

describe("the table of files", () => {
  const named = FILES.map(([platform = "", , , format = "", gives = ""]) => ({
    platform: platform.split(",")[0],
    format: readCode(format)[0],
    isKept: !gives.startsWith("nothing"),
  }));
  const known = FORMATS.flatMap(({ names, platform, storesNothing }) =>
    platform ? [{ platform: PLATFORM_WORDS[platform], format: names.csv, isKept: !storesNothing }] : [],
  );

  it("has each format of a platform once, and says whether anything of it is kept", () => {
    const inOrder = (rows: typeof named) =>
      rows.toSorted((a, b) => String(a.format).localeCompare(String(b.format)));
    expect(inOrder(named)).toEqual(inOrder(known));
  });

  it.each(Object.entries(EXPORT_GUIDES))(
    "leads the same way as the dashboard on %s",
    (platform, { steps }) => {
      const rows = FILES.filter(([name = ""]) => name.startsWith(PLATFORM_WORDS[platform as Platform])).join(
        "\n",
      );
      for (const step of steps) {
        expect(rows).toContain((/[^:,;]*→[^:,;]*|analytics\.twitter\.com/.exec(step)?.[0] ?? step).trim());
        for (const [, file = ""] of step.matchAll(/“([^”]+\.csv)”/g)) expect(rows).toContain(file);
      }
    },
  );
});

describe("the plain forms", () => {
  const headers = [...PAGE.matchAll(/^```csv\n(.+)\n/gm)].map(([, header = ""]) => header.split(","));
  const plain = FORMATS.filter(({ platform }) => platform === undefined);

  it("are shown with all their columns", () => {
    const inOrder = (lists: string[][]) => lists.map((list) => list.toSorted().join()).toSorted();
    expect(inOrder(headers)).toEqual(inOrder(plain.map(({ fields }) => Object.keys(fields))));
  });
});

describe("figures and dates", () => {
  it.each(readCode(readPoint("Figures")))("the figure %s is read", (figure) => {
    const read = ([".", ","] as const).map((decimal) =>
      parseCount(figure, { decimal, sure: true, order: undefined }),
    );
    expect(read.some((count) => typeof count === "number")).toBe(true);
  });

  it.each(readCode(readPoint("Unknown")))("%s is unknown", (word) => {
    const fields = readFields({
      find: (_, accepts) => (accepts(word) ? word : undefined),
      column: (field) => field,
    });
    expect(fields.count("likes")).toBeUndefined();
    expect(fields.problems).toEqual([]);
  });

  it.each(readCode(readPoint("Dates")))("the date %s is read", (date) => {
    expect(parseTime(date, { order: "mdy" })).toBeInstanceOf(Date);
  });

  it("names the languages of months", () => {
    const names = new Intl.DisplayNames("en", { type: "language" });
    const list = new Intl.ListFormat("en-GB").format(LANGUAGES.map((language) => names.of(language) ?? ""));
    expect(sorted(/ in ([\p{L},\s]+ and \p{L}+);/u.exec(readPoint("Dates"))?.[1])).toEqual(sorted(list));
  });
});

function sorted(list = ""): string[] {
  return list.match(/\p{Lu}\p{L}+/gu)?.toSorted() ?? [];
}

function isFile(code: string): boolean {
  return code.endsWith(".csv");
}

describe("names of files", () => {
  it.each(readCode(readPoint("Days without a post.")).filter(isFile))("the period in %s is read", (name) => {
    expect(readFilePeriod(name.replace("…", "brand"))).toBeDefined();
  });
});

describe("limits", () => {
  const between = (days: number, isStated: boolean) => {
    const to = new Date(Date.UTC(2026, 0, 2 + days)).toISOString().slice(0, 10);
    const periods = [
      { from: "2026-01-01", to: "2026-01-01", isStated },
      { from: to, to, isStated },
    ];
    return listKnownRuns(periods, { from: "2026-01-01", to }, to).length;
  };

  it.each([
    [`files of up to ${MAX_UPLOAD_BYTES / MIB} MiB`],
    [`no export has more than ${MAX_COLUMNS.toLocaleString("en")}`],
    [`has ${MAX_COLUMNS * 10 + 1} columns`],
    [`the line is longer than ${MAX_LINE_BYTES / MIB} MiB`],
  ])("says: %s", (words) => expect(PAGE.includes(words)).toBe(true));

  it("says after how many days a file is missing", () => {
    const [, stated, guessed] = /more than (\d+) days between them \(more than (\d+) days/.exec(PAGE) ?? [];
    expect([between(Number(stated), true), between(Number(stated) + 1, true)]).toEqual([1, 2]);
    expect([between(Number(guessed), false), between(Number(guessed) + 1, false)]).toEqual([1, 2]);
  });
});
