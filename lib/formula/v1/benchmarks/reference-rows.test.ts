import { describe, expect, it } from "vitest";
import { readPage } from "#docs/read-page.ts";
import { REFERENCE_ROWS } from "./reference-rows.ts";

describe("the reference set", () => {
  it("is as docs/model.md says", () => {
    const accounts = REFERENCE_ROWS.map((row) => row.accounts ?? 0);
    const [least, most] = [Math.min(...accounts), Math.max(...accounts).toLocaleString("en")];
    const page = readPage("docs/model.md").replace(/\s+/g, " ");
    const words = `${REFERENCE_ROWS.length} rows of the reference set, medians over real accounts, each with the number of accounts behind it (${least} to ${most})`;
    expect(page.includes(words)).toBe(true);
  });
});
