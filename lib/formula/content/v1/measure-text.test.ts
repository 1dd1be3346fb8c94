import fc from "fast-check";
import { expect, it } from "vitest";
import { anyText } from "../drafts.fixture.ts";
import { measureText, stripMarks, type TextFeature } from "./measure-text.ts";

const count = (text: string, feature: TextFeature) => Math.round(Math.expm1(measureText(text)[feature]));

it.each<[TextFeature, string, number]>([
  ["length", "é🙂👩‍👩‍👧", 7],
  ["line_breaks", "a\n\nb\r\nc\n", 2],
  ["hashtags", "#coffee (#café) #2 no#tag https://x.example/#part &#39; #日本", 3],
  ["mentions", "@brand, mail@brand.example and (@b.r_d)", 2],
  ["questions", "why? 何？ https://x.example/?a=b", 2],
  ["exclamations", "hey!! ！", 3],
  ["emoji", "🎉 🇩🇪 ok", 2],
])("counts %s of %j", (feature, text, expected) => {
  expect(count(text, feature)).toBe(expected);
});

it("tells links, numbers and capitals", () => {
  expect(measureText("see www.brand.example")).toMatchObject({ links: 1, numbers: 0, capitals: 0 });
  expect(measureText("WOw 7")).toMatchObject({ links: 0, numbers: 1, capitals: 2 / 3 });
  expect(measureText("日本")).toMatchObject({ capitals: 0 });
});

it("strips what it counts, closes the gaps, and leaves the rest", () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(measureText(stripMarks(text, "exclamations")).exclamations).toBe(0);
      for (const feature of ["mentions", "links", "emoji"] as const)
        if (measureText(text)[feature] > 0)
          expect(stripMarks(text, feature).length).toBeLessThan(text.length);
    }),
  );
  expect(stripMarks("New roast @brand is  here\nnow", "mentions")).toBe("New roast is here\nnow");
  expect(stripMarks("as it is", "numbers")).toBe("as it is");
});
