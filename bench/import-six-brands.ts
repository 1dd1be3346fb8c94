// Imports the files of `six-brands` into workspaces of the product on a data directory (--from DIR --product DIR).
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ROOT } from "#scripts/settings.ts";
import { runCli } from "./product/run-cli.ts";
import type { Listed } from "./quality/six-brands/write-brands.ts";

const USAGE = "usage: npm run bench -- import-six-brands --from DIR --product DIR [--owner ADDRESS]";

const { values } = parseArgs({
  options: {
    from: { type: "string" },
    product: { type: "string" },
    owner: { type: "string", default: "six-brands@plinth.example" },
  },
});
const { from, product, owner } = values;
if (!from || !product) throw new Error(USAGE);

const place = { checkout: ROOT, dataDir: product };
const listed = JSON.parse(readFileSync(join(from, "brands.json"), "utf8")) as Listed[];
for (const { brand, name, channels } of listed) {
  const create = ["workspace", "create", "--name", name, "--plan", "agency", "--owner", owner];
  const { workspace_id: workspace } = await command<{ workspace_id: string }>(create);
  for (const { platform, handle, files } of channels) {
    const paths = files.map((file) => join(from, file));
    const where = ["--workspace", workspace, "--platform", platform, "--handle", handle];
    await command(["import", ...where, ...paths]);
  }
  process.stdout.write(`${brand}: ${workspace}\n`);
}

async function command<T>(args: string[]): Promise<T> {
  const { code, stdout, stderr } = await runCli(place, [...args, "--json"]);
  if (code !== 0) throw new Error(`${args.join(" ")}: ${stderr || stdout}`);
  return JSON.parse(stdout) as T;
}
