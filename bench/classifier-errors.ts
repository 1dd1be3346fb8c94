// How often the classifier mistakes one label for another, anew from --data DIR: lib/formula/classifier-errors.ts must come out the same.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stdout } from "node:process";
import { parseArgs } from "node:util";
import { ROOT } from "#scripts/settings.ts";
import { measureErrors } from "./quality/classifier-errors.ts";
import { judgeSentiment } from "./quality/judge-sentiment.ts";

const BIOME = join(ROOT, "node_modules", ".bin", "biome");
const TARGET = join(ROOT, "lib", "formula", "classifier-errors.ts");

const { values } = parseArgs({ options: { data: { type: "string" }, write: { type: "boolean" } } });
if (!values.data) throw new Error("usage: npm run bench -- classifier-errors --data DIR [--write]");
const source = `/**
 * What the classifier says of comments: of texts that people call negative, neutral and positive the shares that it reads as
 * each of these, the mean over collections, by cross-validation. Written by bench/classifier-errors.ts; not to be edited by hand.
 */
export const CLASSIFIER_ERRORS = ${JSON.stringify(measureErrors(judgeSentiment(values.data)))} as const;
`;
const text = execFileSync(BIOME, ["format", "--stdin-file-path", TARGET], {
  input: source,
  encoding: "utf8",
});
if (values.write) writeFileSync(TARGET, text);
else {
  const isSame = text === readFileSync(TARGET, "utf8");
  stdout.write(isSame ? "the same, byte by byte\n" : "DIFFERENT from lib/formula/classifier-errors.ts\n");
  process.exitCode = isSame ? 0 : 1;
}
