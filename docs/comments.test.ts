import { describe, expect, it } from "vitest";
import { ORDINARY_COMMENTS } from "#lib/formula/v2/ordinary-comments.ts";
import { readPage } from "./read-page.ts";

const WORDS = readPage("docs/model.md").replace(/\s+/g, " ");

describe("what docs/model.md says of ordinary comments", () => {
  it("is what the file holds", () => {
    const { brands, comments, net, negativeShare, evidence } = ORDINARY_COMMENTS;
    expect(WORDS).toContain(
      `over ${brands} brands with ${comments.toLocaleString("en-GB")} comments that count`,
    );
    for (const { quartiles, range } of [net, negativeShare]) {
      const cells = [range[0], ...quartiles, range[1]].map((value) => value.toFixed(2).replace("0.", "."));
      expect(WORDS).toContain(`| ${cells.join(" | ")} |`.replaceAll("-", "−"));
    }
    expect(WORDS).toContain(`${evidence.k} comments are worth as much as knowing what is ordinary`);
  });
});
