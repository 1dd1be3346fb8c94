// Writes the files of six brands with known stories for import, and the answers apart (--data DIR --out DIR --answers FILE).
import { parseArgs } from "node:util";
import { addDays, utcDay } from "#lib/time.ts";
import { writeBrands } from "./quality/six-brands/write-brands.ts";

const USAGE =
  "usage: npm run bench -- six-brands --data DIR --out DIR --answers FILE [--today YYYY-MM-DD] [--seed TEXT] [--unnamed]";

const { values } = parseArgs({
  options: {
    data: { type: "string" },
    out: { type: "string" },
    answers: { type: "string" },
    today: { type: "string", default: addDays(utcDay(new Date()), -1) },
    seed: { type: "string", default: "six brands" },
    unnamed: { type: "boolean", default: false },
  },
});
const { data: dataDir, out, answers, today, seed, unnamed: isUnnamed } = values;
if (!dataDir || !out || !answers) throw new Error(USAGE);

for (const { brand, name, channels } of writeBrands({ dataDir, out, answers, today, seed, isUnnamed })) {
  const files = channels.flatMap((channel) => channel.files);
  process.stdout.write(`${brand} (${name}): ${files.length} files of ${channels.length} platforms\n`);
}
process.stdout.write(`the answers are in ${answers}\n`);
