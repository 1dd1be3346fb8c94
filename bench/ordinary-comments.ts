// What comments on a brand ordinarily are, anew from --data DIR: the file in lib/formula/v2 must come out the same, byte by byte.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stdout } from "node:process";
import { parseArgs } from "node:util";
import { ROOT } from "#scripts/settings.ts";
import { type Brand, measureOrdinary, readBrands, sumOf } from "./quality/ordinary-comments.ts";

const BIOME = join(ROOT, "node_modules", ".bin", "biome");
const TARGET = join(ROOT, "lib", "formula", "v2", "ordinary-comments.ts");

function main() {
  const { values } = parseArgs({ options: { data: { type: "string" }, write: { type: "boolean" } } });
  if (!values.data) throw new Error("usage: npm run bench -- ordinary-comments --data DIR [--write]");
  const brands = readBrands(values.data);
  for (const brand of brands) stdout.write(`${rowOf(brand)}\n`);
  const { evidence, ...ordinary } = measureOrdinary(brands);
  stdout.write(
    `k ${evidence.k}: ${evidence.brands} brands with several posts, net varies between them by a standard deviation of ` +
      `${evidence.between}, and between the posts of one ${evidence.overdispersion} times as much as by chance (variance)\n`,
  );
  const text = format(fileOf({ ...ordinary, evidence: { k: evidence.k } }));
  if (values.write) return writeFileSync(TARGET, text);
  const isSame = text === readFileSync(TARGET, "utf8");
  stdout.write(isSame ? "the same, byte by byte\n" : "DIFFERENT from lib/formula/v2/ordinary-comments.ts\n");
  process.exitCode = isSame ? 0 : 1;
}

function rowOf({ name, comments, repeated, posts }: Brand): string {
  const { positive, neutral, negative } = sumOf(posts);
  const shares = [positive, neutral, negative].map((count) =>
    `${Math.round((100 * count) / comments)}`.padStart(3),
  );
  return `${name.slice(0, 24).padEnd(24)} ${String(comments).padStart(5)} comments, ${String(repeated).padStart(3)} repeated: ${shares.join(" /")} %`;
}

function fileOf(ordinary: object): string {
  return `/**
 * What comments on a brand ordinarily are: the distribution over brands of net sentiment (positive − negative of those that
 * could be classified, −1 to 1) and of the share of negative ones, by our classifier and counted as a score counts
 * them. Quartiles, and in \`range\` what 5 and 95 % lie below; \`deviation\` is the distance of the quartiles over 1.349.
 * \`evidence.k\` comments are worth as much as knowing what is ordinary: the variance of a comment, with what those under
 * one post have in common, over the variance between brands. Written by bench/ordinary-comments.ts; not to be edited by hand.
 */
export const ORDINARY_COMMENTS = ${JSON.stringify(ordinary)} as const;
`;
}

function format(text: string): string {
  return execFileSync(BIOME, ["format", "--stdin-file-path", TARGET], { input: text, encoding: "utf8" });
}

main();
