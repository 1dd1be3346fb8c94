import { describe, expect, it } from "vitest";
import { PILLARS } from "./formula/names.ts";
import { GLOSSARY } from "./glossary.ts";

describe("the glossary", () => {
  it("is in alphabetical order and names nothing twice", () => {
    const terms = GLOSSARY.map(({ term }) => term);
    expect(terms).toEqual([...new Set(terms)].sort((a, b) => a.localeCompare(b, "en")));
    expect(new Set(GLOSSARY.map(({ id }) => id)).size).toBe(terms.length);
  });

  it("has an anchor that can stand in an address for every term", () => {
    for (const { id } of GLOSSARY) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  it("explains in whole sentences", () => {
    for (const { meaning } of GLOSSARY) expect(meaning).toMatch(/^[A-Z“].*\.$/);
  });

  it("says what each pillar is", () => {
    const pillar = GLOSSARY.find(({ id }) => id === "pillar")?.meaning.toLowerCase();
    for (const name of PILLARS) expect(pillar).toContain(`${name}:`);
  });
});
