import type { FileImports } from "./list-imports.ts";

/**
 * Folders that import each other in a circle, at every depth: the folders within one folder are compared with each
 * other, and each stands for all that is below it.
 *
 * @param files with their imports
 * @returns each circle once, as the folders on it; none in a tree of layers
 */
export function findFolderCycles(files: readonly FileImports[]): string[][] {
  const edges = new Map<string, Set<string>>();
  for (const { file, imports } of files) {
    for (const [from, to] of imports.flatMap((target) => siblings(file, target))) {
      edges.set(from, (edges.get(from) ?? new Set()).add(to));
    }
  }
  const ends = [...edges.keys()].map((start) => reach(edges, start));
  const circles = [...edges.keys()].map((start, at) =>
    [...(ends[at] ?? [])].filter((end) => end === start || reach(edges, end).has(start)).sort(),
  );
  return [...new Map(circles.filter(({ length }) => length > 1).map((one) => [one.join(" "), one])).values()];
}

/** Where the paths of two files part, if both go on into a folder there. */
function siblings(a: string, b: string): [string, string][] {
  const [left, right] = [a.split("/"), b.split("/")];
  const at = left.findIndex((name, index) => name !== right[index]);
  if (at < 0 || at >= left.length - 1 || at >= right.length - 1) return [];
  return [[left.slice(0, at + 1).join("/"), right.slice(0, at + 1).join("/")]];
}

function reach(edges: ReadonlyMap<string, ReadonlySet<string>>, start: string): Set<string> {
  const found = new Set<string>();
  const open = [start];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const to of edges.get(next) ?? []) {
      if (found.has(to)) continue;
      found.add(to);
      open.push(to);
    }
  }
  return found;
}
