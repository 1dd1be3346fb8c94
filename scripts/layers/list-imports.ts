import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";

/** One file of a tree and the files of the same tree that it imports, both relative to it; type imports count. */
export type FileImports = { file: string; imports: string[] };

/**
 * Reads the imports of all source files below a folder; tests, fixtures and what only tests use are left out.
 *
 * @param root absolute path of the folder, which `#lib/` stands for
 * @returns a row for each file, in the order of their names
 */
export function listImports(root: string): FileImports[] {
  return readdirSync(root, { recursive: true, encoding: "utf8" })
    .map((name) => name.split(sep).join("/"))
    .filter((name) => name.endsWith(".ts") && !/\.(test|fixture)\.ts$|(^|\/)testing\//.test(name))
    .sort()
    .map((file) => ({ file, imports: importsOf(root, file) }));
}

const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*"((?:\.|#lib\/)[^"]+)"/g;

function importsOf(root: string, file: string): string[] {
  const source = readFileSync(join(root, file), "utf8");
  const targets = [...source.matchAll(IMPORT)].map(([, target = ""]) =>
    target.startsWith("#lib/")
      ? target.slice("#lib/".length)
      : relative(root, join(root, dirname(file), target)),
  );
  return targets.map((target) => target.split(sep).join("/")).filter((target) => !target.startsWith(".."));
}
