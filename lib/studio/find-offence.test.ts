import { expect, it } from "vitest";
import { findOffence } from "./find-offence.ts";

it.each([
  ["Fuck our competitors, they are scammers and thieves.", "foul", "Fuck"],
  ["This is f*cking good", "foul", "f*cking"],
  ["What the f***", "foul", "f***"],
  ["Such bullshit", "foul", "bullshit"],
  ["You assholes!", "foul", "assholes"],
  ["Kill yourself lol #fyp", "harm", "Kill yourself"],
  ["kys", "harm", "kys"],
  ["Just go die.", "harm", "go die"],
  ["Fuck it, I hope you all die", "harm", "I hope you all die"],
])("%j", (text, kind, words) => {
  expect(findOffence(text)).toEqual({ kind, words });
});

it.each([
  "From the cockpit: a new route to Dick's in Scunthorpe",
  "Sexy pussy willow and rapeseed for the kitchen",
  "Shiitake, kung fu and a Shih tzu",
  "Cumpleaños en Tenggara, rappel et retard, bích, шапке",
  "Die Gorch Fock kommt, Coffee to go die beste",
  "Kys og kram fra os alle",
  "Thanks to @fuckyeah and https://brand.example/shit",
  "Help for those who think of hurting themselves",
  "The movie Go Die Hard again",
])("nothing in %j", (text) => {
  expect(findOffence(text)).toBeNull();
});
