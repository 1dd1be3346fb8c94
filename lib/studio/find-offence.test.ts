import { expect, it } from "vitest";
import { findOffence } from "./find-offence.ts";

it.each([
  ["Fuck our competitors, they are scammers and thieves.", "Fuck"],
  ["This is f*cking good", "f*cking"],
  ["What the f***", "f***"],
  ["Such bullshit", "bullshit"],
  ["You assholes!", "assholes"],
])("%j", (text, words) => {
  expect(findOffence(text)).toBe(words);
});

it.each([
  "From the cockpit: a new route to Dick's in Scunthorpe",
  "Sexy pussy willow and rapeseed for the kitchen",
  "Shiitake, kung fu and a Shih tzu",
  "Cumpleaños en Tenggara, rappel et retard, bích, шапке",
  "Die Gorch Fock kommt, Coffee to go die beste",
  "Thanks to @fuckyeah and https://brand.example/shit",
])("nothing in %j", (text) => {
  expect(findOffence(text)).toBeNull();
});
