import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "..");
const read = (file: string) => readFileSync(join(root, file), "utf8");
/** Imports of values; types are gone in the browser. */
const IMPORT = /^import (?!type\b)[^;]*?from "([^"]+)"|\bimport\("([^"]+)"\)/gm;

/** Files of this project that a file imports. */
function importsOf(file: string): string[] {
  const targets = [...read(file).matchAll(IMPORT)].map(([, named, lazy]) => named ?? lazy ?? "");
  return targets.flatMap((target) => {
    if (target.startsWith("#")) return [target.slice(1)];
    return target.startsWith(".") ? [join(dirname(file), target)] : [];
  });
}

/** All that is sent to the browser for components that run there. */
function listSent(): Set<string> {
  const sources = globSync(["app/**/*.tsx", "components/**/*.{ts,tsx}"], { cwd: root });
  const sent = new Set(sources.filter((file) => read(file).startsWith('"use client"')));
  for (const file of sent) for (const imported of importsOf(file)) sent.add(imported);
  return sent;
}

it("the formula with its tables is never sent to the browser", () => {
  const sent = listSent();
  expect(sent).toContain("components/score/history-chart.tsx");
  expect(sent).toContain("lib/formula/platform-words.ts");
  expect([...sent].filter((file) => /^lib\/formula\/(versions\.ts$|v\d)/.test(file))).toEqual([]);
});
