import { expect, it } from "vitest";
import { isPromotional } from "./is-promotional.ts";

it.each([
  "20% off all teapots until Sunday",
  "Our summer sale starts today!",
  "Nur bis Freitag: -30 % auf alle Teekannen",
  "Use code TEA10 at the till",
  "Order now and have it by Friday",
  "Jetzt bestellen: die neue Mischung",
  "Soldes d'été : tout doit partir",
  "Livraison gratuite ce week-end",
  "The winter tin, £12, in our shop",
  "Last chance to buy the autumn blend",
  "Win a teapot: a deal for two of you",
  "Compra ahora el té de invierno",
])("sells: %s", (text) => expect(isPromotional(text)).toBe(true));

it.each([
  "",
  "How we dry our leaves: a morning in the loft",
  "The town council spent $2m on the bridge",
  "We opened the doors at six, and the queue was there already",
  "Which tea do you drink when it rains?",
  "In order to brew it well, warm the pot first",
  "100 % organic, and we can show you the farm",
  "Congratulations to our team on the win last night",
  "https://shop.example.com/sale?code=20-off",
  "Unser Laden hat heute länger offen",
  "The offer of a seat on the tram still makes my day",
])("does not: %s", (text) => expect(isPromotional(text)).toBe(false));

it("reads a text of any length in no time", () => {
  const long = "20 percent, a shop and a price - ".repeat(20_000);
  const start = performance.now();
  isPromotional(long);
  expect(performance.now() - start).toBeLessThan(200);
});
