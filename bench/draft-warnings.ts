// How many drafts of the set have their warning, and how many real posts of --data DIR have one: --show N prints so many of each.
import { join } from "node:path";
import { stdout } from "node:process";
import { parseArgs } from "node:util";
import { PLATFORMS, type Platform } from "#lib/formula/names.ts";
import { readJsonLines } from "#lib/models/read-json-lines.ts";
import { findHurt } from "#lib/studio/warnings/list-warnings.ts";
import { readDrafts } from "#lib/studio/warnings/testing/read-drafts.ts";
import { LABELS, readTraining } from "#lib/studio/warnings/wording/fit/training-drafts.ts";

function main() {
  const { values } = parseArgs({
    options: { data: { type: "string" }, show: { type: "string", default: "0" } },
  });
  measureSet();
  measureFresh();
  if (!values.data) return;
  for (const part of ["train", "dev"])
    for (const platform of PLATFORMS) measurePosts(values.data, platform, part, Number(values.show));
}

function measureSet() {
  const { warned, ordinary } = readDrafts();
  for (const isKept of [true, false]) {
    const part = isKept ? "kept apart" : "read for the rules";
    for (const code of ["harm", "insensitive"])
      tell(
        `${part}: ${code}`,
        warned.filter((one) => one.isKept === isKept && one.code === code),
      );
    tell(
      `${part}: ordinary`,
      ordinary.filter((one) => one.isKept === isKept),
    );
  }
}

/** Drafts of writers who did not know the rules, of the third that is never learnt. */
function measureFresh() {
  const fresh = readTraining("alone");
  for (const language of ["en", "other"])
    for (const code of LABELS)
      tell(
        `fresh, never learnt: ${code}, ${language}`,
        fresh.filter((one) => one.code === code && (one.language === "en") === (language === "en")),
      );
}

function tell(name: string, drafts: { text: string }[]) {
  const found = drafts.filter(({ text }) => findHurt(text).warnings.length > 0).length;
  stdout.write(`${name.padEnd(36)} ${found} of ${drafts.length} have a warning\n`);
}

function measurePosts(folder: string, platform: Platform, part: string, shown: number) {
  const texts = readJsonLines(join(folder, `${platform}-engagement.${part}.jsonl.gz`)).map(
    ({ title, text }) => [title, text].filter(Boolean).join("\n"),
  );
  const warned = texts
    .map((text) => ({ text, warnings: findHurt(text).warnings }))
    .filter((one) => one.warnings.length > 0);
  const share = ((1_000 * warned.length) / texts.length).toFixed(2);
  stdout.write(
    `${`${platform}, ${part}`.padEnd(36)} ${warned.length} of ${texts.length} posts, ${share} of 1,000\n`,
  );
  for (const { text, warnings } of warned.slice(0, shown))
    stdout.write(`  ${warnings[0]?.detail}\n    ${text.slice(0, 300).replace(/\s+/g, " ")}\n`);
}

main();
