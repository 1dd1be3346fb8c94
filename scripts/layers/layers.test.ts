import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../settings.ts";
import { drawLayers, type Layers } from "./draw-layers.ts";
import { findFolderCycles } from "./find-folder-cycles.ts";
import { lintRules } from "./lint-rules.ts";
import { listImports } from "./list-imports.ts";

const read = (path: string) => readFileSync(join(ROOT, path), "utf8");
const layers: Layers = JSON.parse(read("lib/layers.json"));
const files = listImports(join(ROOT, "lib"));
const folderOf = (path: string) => path.split("/")[0] as string;

test("no folders of lib import each other in a circle", () => {
  expect(findFolderCycles(files)).toEqual([]);
});

test("a circle is found at every depth, and only where folders stand side by side", () => {
  const circle = findFolderCycles([
    { file: "a/one.ts", imports: ["b/two.ts"] },
    { file: "b/two.ts", imports: ["c/three.ts"] },
    { file: "c/three.ts", imports: ["a/one.ts"] },
    { file: "d/in/four.ts", imports: ["d/out/five.ts"] },
    { file: "d/out/five.ts", imports: ["d/in/four.ts", "d/six.ts"] },
    { file: "d/six.ts", imports: ["d/in/four.ts"] },
  ]);
  expect(circle).toEqual([
    ["a", "b", "c"],
    ["d/in", "d/out"],
  ]);
});

test("what a folder may import is what it imports: nothing is allowed that nobody needs", () => {
  const needed = new Map<string, Set<string>>();
  for (const { file, imports } of files) {
    const own = needed.get(folderOf(file)) ?? new Set();
    needed.set(folderOf(file), own);
    for (const target of imports) if (folderOf(target) !== folderOf(file)) own.add(folderOf(target));
  }
  const found = Object.fromEntries([...needed].map(([name, imports]) => [name, [...imports].sort()]));
  const allowed = Object.entries(layers).map(([name, { imports }]) => [name, [...imports].sort()]);
  expect(Object.fromEntries(allowed)).toEqual(found);
});

test("the linter's rules and the picture in ARCHITECTURE.md are those of the list (npm run layers)", () => {
  expect(read("biome.layers.json")).toBe(lintRules(layers, files));
  expect(read("ARCHITECTURE.md")).toBe(drawLayers(layers, read("ARCHITECTURE.md")));
});

test("only the doors of lib/db.ts take connections without a scope", () => {
  const takers = files.filter(({ imports }) => imports.includes("database-connections.ts"));
  const unscoped = /import \{[^}]*\b(connections|readConnections)\b[^}]*\} from/;
  expect(takers.filter(({ file }) => unscoped.test(read(`lib/${file}`))).map(({ file }) => file)).toEqual([
    "db.ts",
  ]);
});
