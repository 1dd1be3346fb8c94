import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyText } from "../drafts.fixture.ts";
import { LINK } from "../features/patterns.ts";
import { breaksWithout } from "../suggest/read-purpose.ts";
import { listBeforeMarks, stripMarks } from "./strip-marks.ts";

describe("links stay as they are", () => {
  it.each([
    ["shouted", "Order at https://bit.ly/ABCDEF today", "Order at https://bit.ly/ABCDEF today"],
    ["shouted", "WINTER MENU: https://bit.ly/ABCDEF", "Winter menu: https://bit.ly/ABCDEF"],
    ["exclamations", "New! https://brand.example/#!/menu", "New. https://brand.example/#!/menu"],
    [
      "mentions",
      "Read it. https://blog.example/@anna/post @brand",
      "Read it. https://blog.example/@anna/post",
    ],
    ["hashtags", "Read https://brand.example/#tea and #tea", "Read https://brand.example/#tea and"],
    ["emoji", "See https://brand.example/a 🎉. More", "See https://brand.example/a . More"],
    ["exclamations", "See https://brand.example/a !", "See https://brand.example/a ."],
    ["exclamations", "See https://brand.example/a ?!", "See https://brand.example/a ?"],
  ])("%s: %s", (feature, text, without) => {
    expect(stripMarks(text, feature)).toBe(without);
  });

  it("of any text", () => {
    const linksOf = (text: string) => text.match(LINK)?.map((link) => link.replace(/\uE000.*/su, "")) ?? [];
    fc.assert(
      fc.property(
        anyText,
        fc.constantFrom("hashtags", "mentions", "exclamations", "emoji", "shouted"),
        (text, feature) => {
          expect(linksOf(stripMarks(text, feature))).toEqual(linksOf(text));
          expect(stripMarks(text, "links")).not.toMatch(/https?:\/\/\S/i);
        },
      ),
    );
  });
});

describe("full stops for exclamation marks", () => {
  it.each([
    ["What?! Why!?", "What? Why?"],
    ["¡Hola! ¿¡Qué!? ¡Vamos, amigos!", "Hola. ¿Qué? Vamos, amigos."],
    ["P!nk sings tonight!!!", "P!nk sings tonight."],
    ["Bonjour ! Bon appétit !", "Bonjour. Bon appétit."],
    ["Wow! ! ! See (now!) and (!)", "Wow. See (now.) and (!)"],
    ["Ready...! Go!, then a!=b", "Ready... Go, then a!=b"],
    ["Yahoo! is here. !important", "Yahoo! is here. !important"],
    ["すごい！やった！", "すごい。やった。"],
    ["No marks here", "No marks here"],
  ])("%s", (text, still) => {
    expect(stripMarks(text, "exclamations")).toBe(still);
  });
});

describe("small letters for words in capitals", () => {
  it.each([
    ["WE LOVE OUR NEW WINTER MENU so much. IT IS HERE", "We love our new winter menu so much. IT IS HERE"],
    ["#BLACK_FRIDAY_SALE starts", "#BLACK_FRIDAY_SALE starts"],
    ["👇🏼 TAG YOUR FRIENDS! BIT.LY/ABCDEF", "👇🏼 Tag your friends! BIT.LY/ABCDEF"],
    ["I'M SO HAPPY I CAN BAKE AGAIN", "I'm so happy I can bake again"],
    ["Use code WELCOME on MONDAY", "Use code WELCOME on Monday"],
    ["With Amine ELHARBOUR, CEO of IKEA", "With Amine Elharbour, CEO of IKEA"],
    ["İSTANBUL GÜZEL, IĞDIR GÜZEL", "İstanbul güzel, ığdır güzel"],
  ])("%s", (text, lower) => {
    expect(stripMarks(text, "shouted")).toBe(lower);
  });
});

describe("emoji leave words and signs whole", () => {
  it.each([
    ["गर्‍यो 🎉", "गर्‍यो"],
    ["Plinth™ © 2026 ® 🎉", "Plinth™ © 2026 ®"],
    ["1️⃣ First 🎉", "1️⃣ First"],
    ["Family 👩‍👩‍👧 👍🏽 🇫🇷 ❤️", "Family"],
    ["Today🎉#sale", "Today #sale"],
    ["Great news! 🎉\n🎉🎉\nMore  here", "Great news!\nMore  here"],
  ])("%s", (text, without) => {
    expect(stripMarks(text, "emoji")).toBe(without);
  });
});

it.each([
  ["mentions", "We opened (@anna)", "We opened"],
  ["mentions", "Listen. @anna, @ben\n🔄 @c | @d\nEnd", "Listen.\nEnd"],
  ["hashtags", "Tea at four - #tea #cake", "Tea at four"],
])("the signs that led to them go with %s: %j", (feature, text, without) => {
  expect(stripMarks(text, feature)).toBe(without);
});

it.each([
  ["emoji", "I ❤️ bread", true],
  ["emoji", "We love 🍕!", true],
  ["emoji", "Rating: ⭐⭐⭐", true],
  ["emoji", "📸 @anna", true],
  ["emoji", "Bread is here! 🎉 Come by", false],
  ["emoji", "Bread is here 🎉 #bread\n🥖 Baked today 🎉", false],
  ["links", "Order at https://brand.example", true],
  ["links", "Our menu is new. https://brand.example", false],
  ["shouted", "We work with NVIDIA today", true],
  ["shouted", "TAG YOUR FRIENDS! AMAZING bread", false],
])("sentences that break without %s: %s %s", (feature, text, expected) => {
  expect(breaksWithout(text, feature)).toBe(expected);
});

it("what stands before marks is the line above where a line begins with them", () => {
  expect(listBeforeMarks("Follow us\n@anna\n\n@ben", "mentions")).toEqual(["Follow us", ""]);
  expect(listBeforeMarks("Look 👇🏼 @anna", "mentions")).toEqual(["Look 👇"]);
});

it("any text is read quickly", () => {
  const start = performance.now();
  for (const piece of ["!", "! ", "A", "A ", "ABC ", "🎉", "@a ", "¡", " ", "(", "AB-", "\u200D"])
    for (const feature of ["exclamations", "shouted", "emoji", "mentions"]) {
      const text = `${piece.repeat(10_000 / piece.length)}x`;
      stripMarks(text, feature);
      breaksWithout(text, feature);
      listBeforeMarks(text, feature);
    }
  expect(performance.now() - start).toBeLessThan(2_000);
});
