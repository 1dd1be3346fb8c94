// Fits the shipped models of drafts anew from --data DIR; the file must come out the same, byte by byte (--write writes it).
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { HeldOut } from "#lib/draft-model/draft-model.ts";
import { PLATFORMS } from "#lib/formula/names.ts";
import { fitDrafts } from "#lib/models/fit-drafts.ts";
import { ROOT } from "#scripts/settings.ts";

const { values } = parseArgs({ options: { data: { type: "string" }, write: { type: "boolean" } } });
if (!values.data) throw new Error("usage: npm run bench -- fit-content-model --data DIR [--write]");

const file = fitDrafts(values.data, { learnFrom: ["train", "dev"], withWords: false });
for (const platform of PLATFORMS) {
  const { authors, posts, heldOut, heldOutWhole, changes } = file.platforms[platform];
  process.stdout.write(
    `${platform}: ${authors} authors, ${posts} posts; rho on accounts not seen ${show(heldOutWhole)}, of the text alone ${show(heldOut)}, interval ${JSON.stringify(file.platforms[platform].interval)}\n`,
  );
  for (const { feature, ...figures } of changes)
    process.stdout.write(`  ${feature} ${JSON.stringify(figures)}\n`);
}
const target = join(ROOT, "lib", "draft-model", "weights", "drafts.json");
const text = `${JSON.stringify(file)}\n`;
if (values.write) writeFileSync(target, text);
else {
  const same = text === readFileSync(target, "utf8");
  process.stdout.write(same ? "the same, byte by byte\n" : "DIFFERENT from the shipped file\n");
  process.exitCode = same ? 0 : 1;
}

function show(heldOut: HeldOut | null | undefined): string {
  return heldOut ? `${heldOut.rho} [${heldOut.from}, ${heldOut.to}] on ${heldOut.authors}` : "not measured";
}
