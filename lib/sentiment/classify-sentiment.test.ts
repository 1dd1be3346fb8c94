import { describe, expect, it } from "vitest";
import { classifySentiment } from "./classify-sentiment.ts";

describe("classifySentiment", () => {
  it.each([
    ["I absolutely love this new roast, best coffee of the year", "positive"],
    ["The delivery was late again and the box arrived broken, terrible service", "negative"],
    ["The shop opens at nine and closes at five on weekdays", "neutral"],
    ["love it!", "positive"],
    ["not bad at all", "positive"],
    ["can't wait to try it", "positive"],
    ["No complaints!", "positive"],
    ["Thanks for nothing", "negative"],
    ["your app keeps crashing", "negative"],
    ["I wish you would bring back the old recipe", "negative"],
    ["This shit is fire", "positive"],
    ["could be better", "negative"],
    ["😡", "negative"],
    ["🔥🔥", "positive"],
    ["lol", "neutral"],
    ["first", "neutral"],
    ["price?", "neutral"],
    ["damn good coffee", "positive"],
    ["terribly good", "positive"],
    ["wicked good", "positive"],
    ["insanely good", "positive"],
    ["not terribly good", "negative"],
    ["No problem at all!", "positive"],
    ["The cake is to die for", "positive"],
    ["10/10", "positive"],
    ["luv u", "positive"],
    ["1 star", "negative"],
    ["looks cheap", "negative"],
    ["cheap", "neutral"],
  ])("reads %j as %s", (text, label) => {
    expect(classifySentiment(text)).toMatchObject({ label, supported: true });
  });

  it.each([
    ["Le café est vraiment excellent, j'adore", "fr", "positive"],
    ["Der Kaffee war leider kalt und die Bedienung schrecklich unfreundlich", "de", "negative"],
    ["¡Qué horror de servicio, nunca más!", "es", "negative"],
    ["Service impeccable, je recommande", "fr", "positive"],
    ["C'est nul, je suis déçu", "fr", "negative"],
    ["Das Essen war leider kalt und der Kellner unfreundlich", "de", "negative"],
    ["pésimo atendimento, nunca mais compro", "pt", "negative"],
    ["gracias", "es", "positive"],
    ["Nimefurahi sana, asante kwa huduma nzuri", "sw", "positive"],
  ])("reads %j, in %s, as %s", (text, language, label) => {
    expect(classifySentiment(text)).toMatchObject({ language, label, supported: true });
  });

  it.each([
    "とても美味しいコーヒーでした",
    "Этот кофе просто ужасный, больше не приду",
    "Kahve gerçekten çok güzeldi, teşekkürler",
    "Deze koffie is echt heerlijk, wat een fijne zaak",
    "heel lekker dit",
  ])("counts %j, which it cannot read, as unknown", (text) => {
    expect(classifySentiment(text)).toMatchObject({ label: "unknown", score: 0, supported: false });
  });

  it.each([
    ["The new app is good", "The new app is not good"],
    ["Just arrived 😍", "Just arrived 😡"],
    ["Great, thanks for the quick answer!", "Still waiting for an answer after three hours"],
    ["This is sooooo goooood", "This is sooooo baaaad"],
  ])("thinks better of %j than of %j", (better, worse) => {
    expect(classifySentiment(better).score).toBeGreaterThan(classifySentiment(worse).score + 0.2);
  });

  it.each([
    "No more bad hair days",
    "No more dry, cracked hands",
    "Stop wasting money on bad coffee",
    "Say goodbye to back pain",
    "Tired of back pain?",
  ])("reads the hook %j as no complaint", (text) => {
    expect(classifySentiment(text).label).toBe("neutral");
  });

  it.each(["no more of this", "Stop wasting my time", "tired of waiting", "@shop tired of waiting?"])(
    "reads %j as a complaint all the same",
    (text) => {
      expect(classifySentiment(text).label).toBe("negative");
    },
  );

  it("reads one word of 5,000 letters in less than 100 ms", () => {
    classifySentiment("warm up");
    const start = performance.now();
    classifySentiment("abcdefghij".repeat(500));
    expect(performance.now() - start).toBeLessThan(100);
  });

  it("takes empty, huge and broken texts", () => {
    for (const text of ["", "   ", "\ud800", "a".repeat(100_000), "🎉".repeat(9_000)]) {
      expect(classifySentiment(text).score).toBeGreaterThanOrEqual(-1);
    }
  });
});
