// npm run bench: everything that is to be fast, in one table; npm run bench -- <name> [options]: one of the measurements in bench/.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./settings.ts";

const folder = join(ROOT, "bench");
const [name = "all", ...args] = process.argv.slice(2);
const file = join(folder, `${name}.ts`);

if (!existsSync(file)) {
  process.stdout.write("npm run bench -- <name> [options], where name is one of\n\n");
  for (const entry of readdirSync(folder).sort()) {
    if (entry.endsWith(".ts") && !entry.endsWith(".test.ts")) process.stdout.write(`  ${summarise(entry)}\n`);
  }
  process.exit(name === "list" ? 0 : 1);
}
process.exit(spawnSync(process.execPath, [file, ...args], { stdio: "inherit" }).status ?? 1);

/** Each measurement begins with a comment of one line that says what it measures. */
function summarise(entry: string): string {
  const [first = ""] = readFileSync(join(folder, entry), "utf8").split("\n");
  return `${entry.replace(/\.ts$/, "").padEnd(20)} ${first.replace(/^\/\/\s*/, "")}`;
}
