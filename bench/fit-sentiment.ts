// Fits the shipped sentiment model anew from --data DIR; the file must come out the same, byte by byte.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { readLabelledTexts } from "#lib/models/read-labelled-texts.ts";
import { fitSentiment } from "#lib/sentiment/fit/fit-sentiment.ts";
import { ROOT } from "#scripts/settings.ts";
import { readTables, take, WORDING, WORDS } from "./quality/training-sets.ts";

const { values } = parseArgs({ options: { data: { type: "string" }, write: { type: "boolean" } } });
if (!values.data) throw new Error("usage: npm run bench -- fit-sentiment --data DIR [--write]");

const sets = readLabelledTexts(values.data);
const file = fitSentiment({
  words: take(sets, WORDS),
  wording: take(sets, WORDING),
  ...readTables(values.data),
  sources: [
    "VADER lexicon, tweets and reviews (Hutto and Gilbert 2014; MIT)",
    "UMSAB tweets in seven languages (Barbieri, Espinosa Anke and Camacho-Collados 2022; Apache-2.0)",
    "AfriSenti (Muhammad et al. 2023; CC BY 4.0)",
    "Emoji Sentiment Ranking (Kralj Novak et al. 2015; CC BY-SA 4.0)",
    "words, idioms and sentences of our own (lib/sentiment/vocabulary, half of lib/sentiment/check-list)",
    "weights of documented signs: also Twitter US Airline, Sanders, CrowdFlower brands, SemEval-2017 4A",
  ],
});
const target = join(ROOT, "lib", "sentiment", "weights", "shipped.json");
const text = `${JSON.stringify(file)}\n`;
if (values.write) writeFileSync(target, text);
else {
  const same = text === readFileSync(target, "utf8");
  process.stdout.write(same ? "the same, byte by byte\n" : "DIFFERENT from the shipped file\n");
  process.exitCode = same ? 0 : 1;
}
