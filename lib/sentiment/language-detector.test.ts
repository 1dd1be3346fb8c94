import { eld } from "eld/extrasmall";
import { expect, it } from "vitest";
import { seededRandom } from "../statistics/seeded-random.ts";
import { findLanguage, measureLikeness } from "./language-detector.ts";

const TEXTS = [
  "the bread is still warm and the shop opens at eight",
  "Das Brot ist noch warm, und der Laden öffnet um acht.",
  "le pain est encore chaud et la boutique ouvre à huit heures",
  "хлеб ещё тёплый, и магазин открывается в восемь",
  "パンはまだ温かく、店は八時に開きます",
  "الخبز لا يزال ساخنا والمتجر يفتح في الثامنة",
  "रोटी अभी गरम है और दुकान आठ बजे खुलती है",
  "İSTANBUL'da fırın sekizde açılıyor",
  "l'été n'est pas fini 😍 #pain @boutique 2026",
  "asdf qwer zxcv",
  "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverleihungsfeierlichkeiten im Mai",
  "a b c",
  "'' ’ `",
  "12 345",
  "",
];

/** Words of all of them in any order, up to 200 letters: long ones pass the bytes at which the library stops. */
function mixTexts(count: number): string[] {
  const random = seededRandom("texts of many languages");
  const words = TEXTS.flatMap((text) => text.split(" "));
  const pick = () => words[Math.floor(random() * words.length)];
  return Array.from({ length: count }, () =>
    Array.from({ length: 1 + Math.floor(random() * 60) }, pick)
      .join(" ")
      .slice(0, 200),
  );
}

it("tells of any text what the library tells", () => {
  const texts = [...TEXTS, ...mixTexts(3_000)];
  const told = texts.map((text) => ({
    text,
    language: findLanguage(text),
    likeness: measureLikeness(text),
  }));
  const theirs = texts.map((text) => {
    const found = eld.detect(text);
    return {
      text,
      language: found.language,
      likeness: Math.max(0, ...Object.values(found.getScores())),
    };
  });
  expect(told).toEqual(theirs);
  expect(new Set(told.map(({ language }) => language)).size).toBeGreaterThan(9);
});
