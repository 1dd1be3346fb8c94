// Writes down what the classifier says of each text of --data DIR, for a later one to be compared with, letter by letter.
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { ROOT } from "#scripts/settings.ts";
import { judgeSentiment } from "./quality/judge-sentiment.ts";
import { BEFORE_FILE, type Before, writeDown } from "./quality/sentiment-before.ts";

const { values } = parseArgs({ options: { data: { type: "string" } } });
if (!values.data) throw new Error("usage: npm run bench -- remember-sentiment --data DIR");
const commit = execFileSync("git", ["rev-parse", "HEAD"], { cwd: ROOT, encoding: "utf8" }).trim();
const before: Before = { commit, said: writeDown(judgeSentiment(values.data)) };
writeFileSync(BEFORE_FILE, `${JSON.stringify(before, null, 2)}\n`);
