import { describe, expect, it } from "vitest";
import type { Schema } from "./document.ts";
import { readFields } from "./read-fields.ts";

const named: Record<string, Schema> = {
  Colour: { type: "string", enum: ["red", "blue"] },
  Leaf: { type: "object", required: ["size"], properties: { size: { type: "integer", minimum: 0 } } },
  Branch: {
    type: "object",
    properties: { branches: { type: "array", items: { $ref: "#/components/schemas/Branch" } } },
  },
};
const read = (property: Schema) => readFields({ type: "object", properties: { it: property } }, named)[0];

describe("readFields", () => {
  it("says the type in words, with bounds, choices and the default", () => {
    expect(read({ type: "integer", minimum: 1, maximum: 1_000, default: 7, description: "Days." })).toEqual({
      name: "it",
      type: "integer",
      form: "json",
      isRequired: false,
      text: "Days.",
      facts: ["1 to 1,000", "default 7"],
      choices: [],
      fields: [],
    });
    expect(read({ anyOf: [{ type: "number" }, { type: "null" }] })?.type).toBe("number or null");
    expect(read({ type: "string", format: "date-time" })?.type).toBe("string, date-time");
    const list = read({ type: "array", items: { $ref: "#/components/schemas/Colour" }, maxItems: 2 });
    expect(list).toMatchObject({
      type: "list of string",
      form: "list",
      choices: ["red", "blue"],
      facts: ["at most 2 entries"],
    });
  });

  it("follows references into objects, lists and alternatives, and keeps what stands beside them", () => {
    const leaf = read({ $ref: "#/components/schemas/Leaf", description: "The outermost." });
    expect(leaf).toMatchObject({ text: "The outermost.", fields: [{ name: "size", isRequired: true }] });
    const either = { anyOf: [{ $ref: "#/components/schemas/Leaf" }, { type: "null" }] };
    expect(read(either)?.fields.map(({ name }) => name)).toEqual(["size"]);
    expect(read({ type: "array", items: either })?.fields.map(({ name }) => name)).toEqual(["size"]);
  });

  it("ends where a schema contains itself", () => {
    expect(JSON.stringify(read({ $ref: "#/components/schemas/Branch" })).length).toBeLessThan(5_000);
  });
});
