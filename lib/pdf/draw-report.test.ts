import { basename } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { breakLines, splitRuns } from "./break-lines.ts";
import { drawReport } from "./draw-report.ts";
import { loadFonts } from "./load-fonts.ts";
import type { Report } from "./schemas.ts";

const REPORT: Report = {
  title: "Larkspur Tea: audit of 5 Aug 2026",
  brand: "Larkspur Tea",
  about: "Audit of 5 Aug 2026 · Instagram and YouTube · formula v2",
  score: { shown: "58.3", place: "Around the middle" },
  summary: ["Ahead of 61 % of 1,204 accounts in the reference set. Based on all 5 pillars."],
  pillars: [
    { name: "Presence", score: 71.2, words: "Strong", tone: "good", change: "+2.1" },
    { name: "Reach", score: 30, words: "Weak", tone: "poor", change: "−0.4" },
    { name: "Impact", score: 50, words: "Around the middle", tone: "neutral", change: "" },
    { name: "Sentiment", score: null, words: "Not known, and counts as 50.", tone: "neutral", change: "" },
  ],
  since: "Change since 1 May 2026",
  actions: [
    { action: "Post reels on Tuesdays", impact: "+4.2 Reach", evidence: "18 reels got twice the reach." },
  ],
  noActions: "Nothing.",
  restsOn: [{ name: "Presence", words: "Good evidence: 212 posts." }],
  method: ["50 is the middle account in everything."],
  footer: "Larkspur Tea · aud_1",
  madeAt: new Date("2026-08-05T09:30:00Z"),
};

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString("latin1");
const pagesOf = (bytes: Uint8Array) => text(bytes).match(/\/Type \/Page\b(?!s)/g)?.length;

describe("a report as PDF", () => {
  it("has the same bytes for the same report, and others for another", async () => {
    const [one, two] = [await drawReport(REPORT), await drawReport(REPORT)];
    expect(Buffer.from(one).equals(two)).toBe(true);
    expect(Buffer.from(one).equals(await drawReport({ ...REPORT, brand: "Another" }))).toBe(false);
  });

  it("names its title, language and date, is tagged, and embeds its fonts", async () => {
    const pdf = text(await drawReport(REPORT));
    expect(pdf).toMatch(/^%PDF-1\.5/);
    expect(pdf).toContain("/Lang (en-GB)");
    expect(pdf).toContain("/DisplayDocTitle true");
    expect(pdf).toContain("(Larkspur Tea: audit of 5 Aug 2026)");
    expect(pdf).toContain("(D:20260805093000Z)");
    expect(pdf).toContain("/Marked true");
    expect(pdf).toContain("/FontFile2");
    expect(pdf).toMatch(/\/BaseFont \/[A-Z]{6}\+Geist/);
    expect(pdf).not.toMatch(/Helvetica/);
    expect(pagesOf(await drawReport(REPORT))).toBe(1);
  });

  it("has the brand's band, words and logo on its first page, and the same bytes again", async () => {
    const picture = sharp({ create: { width: 300, height: 100, channels: 3, background: "#1d6b4f" } });
    const logo = { bytes: await picture.png().toBuffer(), width: 300, height: 100 };
    const brand = { band: "#f2c230", words: "#1d6b4f", logo };
    const [one, two] = [await drawReport(REPORT, brand), await drawReport(REPORT, brand)];
    expect(Buffer.from(one).equals(two)).toBe(true);
    expect(text(one).match(/\/Subtype \/Image/g)).toHaveLength(1);
    expect(pagesOf(one)).toBe(1);
    const plain = await drawReport(REPORT);
    expect(text(plain)).not.toContain("/Subtype /Image");
    expect(Buffer.from(plain).equals(await drawReport(REPORT, { band: null, words: null, logo: null }))).toBe(
      true,
    );
  });

  it("goes on over pages when there is much to tell, and a heading is not left alone", async () => {
    const action = {
      action: "Do this ".repeat(12),
      impact: "+1.0 Reach",
      evidence: "It helped. ".repeat(90),
    };
    const pdf = await drawReport({ ...REPORT, actions: [action, action, action] });
    expect(pagesOf(pdf)).toBe(2);
  });

  it("draws Latin, Greek and Cyrillic names, and does not fail on any other", async () => {
    const names = [
      "Žluťoučký kůň",
      "Ελληνική Ἀθῆναι",
      "Тестовый бренд їґ",
      "Thương hiệu",
      "猫とカフェ",
      "عربي",
      "🐈‍⬛ e\u0301 \0\u0007",
      "",
    ];
    for (const brand of names) expect(pagesOf(await drawReport({ ...REPORT, brand }))).toBe(1);
    expect(text(await drawReport({ ...REPORT, brand: "Ελληνική" }))).toMatch(/\+Inter/);
  });
});

describe("letters", () => {
  const fonts = loadFonts().bold;
  const isDrawn = (letter: string) => {
    const [run] = splitRuns(letter, fonts);
    return fonts.find(({ name }) => name === run?.font)?.has(letter.codePointAt(0) ?? 0);
  };

  it("of all Latin, Greek and Cyrillic alphabets in use have a font", () => {
    const alphabets = [
      "ĄąĆćČčĎďĐđĘęĚěĞğĢģİıĶķĻļŁłŃńŇňŐőŒœŘřŚśŞşŠšȘșȚțŤťŰűŮůŹźŻżŽžÆæØøÅåÞþÐðßẞŊŋŦŧƏəƯưẠạỆệỮữ",
      "ΑαΒβΓγΔδΕεΖζΗηΘθΙιΚκΛλΜμΝνΞξΟοΠπΡρΣσςΤτΥυΦφΧχΨψΩωΆάΈέΉήΊίΌόΎύΏώΐΰἀᾳῆ",
      "АаБбВвГгҐґДдЂђЃѓЕеЁёЄєЖжЗзЅѕИиІіЇїЙйЈјКкЛлЉљМмНнЊњОоПпРрСсТтЋћЌќУуЎўФфХхЦцЧчЏџШшЩщЪъЫыЬьЭэЮюЯяӘәҒғҚқҢңӨөҰұҮүҺһ",
    ].join("");
    expect([...alphabets].filter((letter) => !isDrawn(letter))).toEqual([]);
  });

  it("are drawn by as few runs as can be", () => {
    const runs = splitRuns("Brand Ελλάδα 5", fonts).map(({ font, text }) => [basename(font), text]);
    expect(runs).toEqual([
      ["Geist-SemiBold.ttf", "Brand "],
      ["inter-greek-600-normal.woff", "Ελλάδα"],
      ["Geist-SemiBold.ttf", " 5"],
    ]);
  });
});

describe("lines", () => {
  const lines = (words: string, width: number) =>
    breakLines(
      words,
      (part) => [{ font: "regular", text: part }],
      (run) => run.text.length,
      width,
    ).map(([run]) => run?.text);

  it("are broken between words, and within one that is too long", () => {
    expect(lines("one two three", 7)).toEqual(["one two", "three"]);
    expect(lines("abcdefgh ij", 3)).toEqual(["abc", "def", "gh", "ij"]);
    expect(lines("", 5)).toEqual([]);
    expect(lines("a  b\nc", 10)).toEqual(["a b c"]);
  });
});
