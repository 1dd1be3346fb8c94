import { describe, expect, it } from "vitest";
import { readPage } from "./read-page.ts";

const PAGE = readPage("docs/decisions.md");
const ENTRIES = PAGE.split(/^- (?=\d)/m)
  .slice(1)
  .map((entry) => entry.split("\n\n")[0] ?? "");

describe("the page of decisions", () => {
  it("lists its sections at the top", () => {
    const sections = [...PAGE.matchAll(/^## (.+)$/gm)].map(([, name]) => name);
    const listed = [...PAGE.matchAll(/^- \[(.+)\]\(#.+\)$/gm)].map(([, name]) => name);
    expect(sections).not.toEqual([]);
    expect(listed).toEqual(sections);
  });

  it("has entries that begin with their date and the decision", () => {
    expect(ENTRIES).not.toEqual([]);
    expect(ENTRIES.filter((entry) => !/^\d{4}-\d{2}-\d{2} · \*\*[^*]+\.\*\*\s+\S/.test(entry))).toEqual([]);
  });

  it("leaves figures to the code: only statuses stand in its prose", () => {
    const toProse = (entry: string) => entry.replace(/^\S+/, "").replace(/`[^`]*`|"[^"]*"/g, "");
    expect(ENTRIES.filter((entry) => /\d/.test(toProse(entry).replace(/\b[2-5]\d\d\b/g, "")))).toEqual([]);
  });
});
