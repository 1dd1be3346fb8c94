import { describe, expect, it } from "vitest";
import { classifySentiment } from "./classify-sentiment.ts";

describe("classifySentiment", () => {
  it.each([
    ["I absolutely love this new roast, best coffee of the year", "positive"],
    ["The delivery was late again and the box arrived broken, terrible service", "negative"],
    ["The shop opens at nine and closes at five on weekdays", "neutral"],
    ["love it!", "positive"],
  ])("reads %j as %s", (text, label) => {
    expect(classifySentiment(text)).toMatchObject({ label, supported: true });
  });

  it.each([
    "Le café est vraiment excellent et le service était parfait",
    "Der Kaffee war leider kalt und die Bedienung sehr unfreundlich",
    "とても美味しいコーヒーでした",
    "Этот кофе просто ужасный, больше не приду",
  ])("counts %j, which it cannot read, as unknown", (text) => {
    expect(classifySentiment(text)).toMatchObject({ label: "unknown", score: 0, supported: false });
  });

  it("takes empty, huge and broken texts", () => {
    for (const text of ["", "   ", "\ud800", "a".repeat(100_000), "🎉".repeat(9_000)]) {
      expect(classifySentiment(text).score).toBeGreaterThanOrEqual(-1);
    }
  });
});
