import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { execPath } from "node:process";
import { ROOT } from "#scripts/settings.ts";

/** What a package costs a process that has loaded nothing else. Packages that load each other are counted in both. */
export type PackageCost = { name: string; ms: number; rss: number; heap: number };

/** The packages that a built file imports at its start, in the order of their cost in memory. */
export function measurePackages(file: string): PackageCost[] {
  const text = readFileSync(file, "utf8");
  const found = [...text.matchAll(/^import\s(?:[^;]*?\sfrom\s)?"([^"./#][^"]*)"/gm)].map(
    ([, name = ""]) => name,
  );
  const names = [...new Set(found)].filter((name) => !name.startsWith("node:"));
  const costs = names.map(measurePackage);
  return costs.sort((a, b) => b.rss - a.rss);
}

function measurePackage(name: string): PackageCost {
  const code = `const before = process.memoryUsage(), begun = performance.now();
    await import(${JSON.stringify(name)});
    const ms = performance.now() - begun, after = process.memoryUsage();
    process.stdout.write(JSON.stringify({ ms, rss: (after.rss - before.rss) / 2 ** 20, heap: (after.heapUsed - before.heapUsed) / 2 ** 20 }));
    process.exit(0);`;
  const done = spawnSync(execPath, ["--input-type=module", "-e", code], { cwd: ROOT, encoding: "utf8" });
  if (done.status !== 0) throw new Error(`${name} cannot be loaded alone:\n${done.stderr}`);
  return { name, ...JSON.parse(done.stdout) };
}
