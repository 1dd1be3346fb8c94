// Fits how wording is read for warnings anew; the file must come out the same, byte by byte (--write writes it). Tells how drafts and writers that were not learnt are warned of.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stdout } from "node:process";
import { parseArgs } from "node:util";
import { PLATFORMS } from "#lib/formula/names.ts";
import { readJsonLines } from "#lib/models/read-json-lines.ts";
import { readLabelledTexts } from "#lib/models/read-labelled-texts.ts";
import { warnByRules } from "#lib/studio/warnings/list-warnings.ts";
import { readable } from "#lib/studio/warnings/readable.ts";
import { fitWarnings, type TriedDraft } from "#lib/studio/warnings/wording/fit/fit-warnings.ts";
import { LABELS, readTraining } from "#lib/studio/warnings/wording/fit/training-drafts.ts";
import { ROOT } from "#scripts/settings.ts";
import { take } from "./quality/training-sets.ts";

const { values } = parseArgs({ options: { data: { type: "string" }, write: { type: "boolean" } } });
if (!values.data) throw new Error("usage: npm run bench -- fit-warnings --data DIR [--write]");

/** Collections whose licence allows that weights of their words are shipped. */
const TEXTS = ["umsab_multilingual", "vader_tweets", "vader_amazon"];
const POSTS = new Set(["tw_538ratio", "yt_uscampaign2016", "li_creators2026", "li_adidas_gates"]);
const folder = values.data;
const posts = PLATFORMS.map((platform) => {
  return readJsonLines(join(folder, `${platform}-engagement.train.jsonl.gz`)).map(
    ({ source, title, text }) => ({
      isLearnt: POSTS.has(String(source)),
      text: [title, text].filter(Boolean).join("\n"),
    }),
  );
});
const real = {
  learnt: [
    ...take(readLabelledTexts(folder), TEXTS).map(({ text }) => text),
    ...posts.flat().flatMap(({ isLearnt, text }) => (isLearnt ? [text] : [])),
  ],
  measured: posts.map((some) => some.flatMap(({ isLearnt, text }) => (isLearnt ? [] : [text]))),
};
const { file, tried } = fitWarnings(readTraining("left out"), real, [
  "drafts and patterns of our own (lib/studio/warnings/wording/training, lib/studio/warnings/testing)",
  "ordinary: UMSAB tweets in seven languages (Barbieri, Espinosa Anke and Camacho-Collados 2022; Apache-2.0)",
  "ordinary: tweets and reviews of VADER (Hutto and Gilbert 2014; MIT)",
  "ordinary: tweets of two presidents (FiveThirtyEight, twitter-ratio; CC BY 4.0)",
  "ordinary: videos of candidates (prof-rossetti, 2016-campaign-data; MIT)",
  "ordinary: LinkedIn posts (B1raj, capstone_trend_pilot; Apache-2.0. fabricemlili, linkedin-scraper; MIT)",
]);
stdout.write(`from ${file.threshold} on; cross-validated by groups, wording alone and with the rules:\n`);
for (const [source, drafts] of Map.groupBy(tried, (one) => one.source)) tell(source, drafts);
const target = join(ROOT, "lib", "studio", "warnings", "wording", "weights", "wording.json");
const text = `${JSON.stringify(file)}\n`;
if (values.write) writeFileSync(target, text);
else {
  const same = text === readFileSync(target, "utf8");
  stdout.write(same ? "the same, byte by byte\n" : "DIFFERENT from the shipped file\n");
  process.exitCode = same ? 0 : 1;
}

function tell(source: string, drafts: readonly TriedDraft[]) {
  for (const language of ["English", "others"])
    for (const code of LABELS) {
      const these = drafts.filter((one) => {
        return one.code === code && (one.language === "en") === (language === "English");
      });
      const isRead = ({ probability }: TriedDraft) => probability >= file.threshold;
      const isRuled = ({ text }: TriedDraft) => warnByRules(readable(text)).length > 0;
      const [alone, together] = [isRead, (one: TriedDraft) => isRead(one) || isRuled(one)].map(
        (isWarned) => these.filter(isWarned).length,
      );
      if (these.length > 0)
        stdout.write(
          `  ${`${source}, ${language}, ${code}`.padEnd(34)} ${alone} and ${together} of ${these.length}\n`,
        );
    }
}
