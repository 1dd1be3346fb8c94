import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyText } from "../drafts.fixture.ts";
import { normaliseTexts } from "./normalise-text.ts";

const normalise = (text: string) => normaliseTexts({ title: null, text }).text;
const TEXT = "Nous rouvrons l'été prochain ❤️\nÀ bientôt.";

describe("normaliseTexts", () => {
  it.each([
    ["a final full stop", TEXT.slice(0, -1)],
    ["a lower-case start", `n${TEXT.slice(1)}`],
    ["white space at the ends", `  ${TEXT}\n\n`],
    ["a line break of another system", TEXT.replace("\n", "\r\n")],
    ["decomposed letters", TEXT.normalize("NFD")],
    ["a variation selector", TEXT.replace("\u{FE0F}", "")],
    ["signs that cannot be seen", `\u{FEFF}${TEXT.replace(" ", " \u{200B}")}`],
  ])("takes no notice of %s", (_, other) => {
    expect(normalise(other)).toBe(normalise(TEXT));
  });

  it("leaves an ellipsis, a link, and letters without a capital of one sign", () => {
    expect(normalise("wait…")).toBe("Wait…");
    expect(normalise("Wait...")).toBe("Wait...");
    expect(normalise("https://harbour.example is ours")).toBe("https://harbour.example is ours");
    expect(normalise("✨ new in")).toBe("✨ New in");
    expect(normalise("ßo")).toBe("ßo");
  });

  it("begins with the title and ends with the text", () => {
    expect(normaliseTexts({ title: "our film.", text: "made in May." })).toEqual({
      title: "Our film.",
      text: "made in May",
    });
    expect(normaliseTexts({ title: "our film.", text: "" })).toEqual({ title: "Our film", text: "" });
    expect(normaliseTexts({ title: null, text: null })).toEqual({ title: null, text: null });
  });

  it("is the same for what was normalised already, but for stops that a stop ended", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const once = normalise(`${text}x`) ?? "";
        expect(normalise(once)).toBe(once);
      }),
    );
  });
});
