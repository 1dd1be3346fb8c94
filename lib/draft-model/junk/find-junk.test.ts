import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyText } from "../drafts.fixture.ts";
import { findJunk, type JunkReason } from "./find-junk.ts";

const reasonOf = (text: string, languageConfidence = 1) =>
  findJunk(text, "instagram", languageConfidence)?.reason ?? null;

describe("findJunk", () => {
  it.each<[JunkReason, string]>([
    [
      "giveaway",
      "🎁🎁🎁 FREE iPHONE!!! Follow, like, share and tag 10 friends to WIN!!! Click the link 👉 bit.ly/x1",
    ],
    ["giveaway", "Double your savings in 24 hours! Guaranteed returns, no risk. Message me on t.me/fast"],
    ["giveaway", "GAGNEZ 5000 € PAR SEMAINE !!! Argent facile, cliquez ici !!! 💸💸💸"],
    ["shouting", "THE BIGGEST SALE OF THE YEAR IS HERE!!! EVERYTHING MUST GO!!!"],
    ["keywords", "boots boots buy boots cheap boots online"],
    ["keywords", "buy online cheap best price discount sale free shipping order now top quality"],
    ["repetition", "tea tea tea tea tea tea"],
    ["repetition", "The best tea in town. The best tea in town. The best tea in town."],
    ["repetition", "新しい新しい新しい新しい新しい新しい"],
    ["repetition", "#tea #tea #tea #tea #tea #tea"],
    ["boilerplate", "© 2026 All rights reserved. Terms and Conditions. Privacy Policy."],
    ["placeholder", "Introducing [INSERT PRODUCT], out now"],
    ["placeholder", "Lorem ipsum dolor sit amet, consectetur adipiscing elit"],
    ["code", '<div class="a"><p>Hello</p></div>'],
    ["code", '{"platform": "instagram", "text": "hello"}'],
    ["code", "const a = 1;\nlet b = a + 2;\nconsole.log(b);"],
    ["mash", "asdfghjkl"],
    ["mash", "wqpxz kvbtj rhfgd mzxqc"],
    ["mash", "jjjjjjjjjjjj"],
    ["mash", "фывапролджэ йцукенгшщз"],
    ["babble", "the is of menu a and winter our to pear the for squash a in roasted my was"],
    ["signs", "?!?!?! ..."],
    ["signs", "1 2 3 4 5"],
    ["signs", "\u200b\u200b\u2060"],
    ["brief", "yes"],
    ["brief", "Ok! 👍"],
    ["brief", "はい"],
    ["marks", "🎉🎉🎉"],
    ["marks", "https://harbour.example/menu"],
    ["marks", "#tea #coffee #cake"],
  ])("is %s: %s", (reason, text) => {
    expect(reasonOf(text)).toBe(reason);
  });

  it.each([
    "Our winter menu is here: roasted squash, slow-cooked beans and a pear tart.",
    "GIVEAWAY! Two tickets for Saturday. Follow us and tag a friend; we draw on Thursday.",
    "Big summer sale: 20% off all boots until Sunday.",
    "Good morning! ☕",
    "We're open.",
    "SOLD OUT",
    "Game day. Let's go!",
    "本日より開店です。",
    "新品上架",
    "오늘 오픈합니다 ㅋㅋㅋㅋㅋㅋ",
    "สวัสดีปีใหม่",
    "صباح الخير",
    "शुभ दीपावली!",
    "Zmrzlina a štrúdl u nás od čtvrtka, přijďte ochutnat",
    "Menu: https://example.com/menu. We open at nine.",
    "HTML, CSS and SQL: three courses, one price. We start on Monday.",
  ])("is a post: %s", (text) => {
    expect(reasonOf(text)).toBeNull();
  });

  it("hashtags alone are ordinary on TikTok only", () => {
    expect(findJunk("#bakery #bread #cake", "tiktok")).toBeNull();
    expect(findJunk("#bakery #bread #cake", "youtube")).toEqual({ code: "bare", reason: "marks" });
  });

  it("reads any text, long ones in time that grows with their length alone", () => {
    fc.assert(fc.property(anyText, (text) => [null, "string"].includes(reasonOf(text) && "string")));
    for (const piece of [
      "a",
      "{",
      "<a ",
      '"a":',
      "const a",
      "!!",
      "[insert ",
      "a b ",
      "👍",
      "\u0301",
      "free ",
    ]) {
      const started = performance.now();
      reasonOf(piece.repeat(10_000));
      expect(performance.now() - started).toBeLessThan(1_000);
    }
  });
});
