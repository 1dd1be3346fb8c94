// node scripts/lint-openapi.ts redocly|spectral: checks the API document with a linter of others, offline. Every finding is
// a failure; which rules hold stands in redocly.yaml and .spectral.yaml.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PATHS } from "#app/v1/paths.ts";
import { openApiDocument } from "#lib/http/openapi.ts";
import { ROOT } from "./settings.ts";

const LINTERS: Record<string, string[]> = {
  redocly: ["lint", "--config", join(ROOT, "redocly.yaml")],
  spectral: ["lint", "--fail-severity=hint", "--ruleset", join(ROOT, ".spectral.yaml")],
};
const OFFLINE = { REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" };

const [name = ""] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), "plinth-openapi-"));
try {
  process.exitCode = lint(name, join(folder, "openapi.json"));
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function lint(linter: string, file: string): number {
  const args = LINTERS[linter];
  if (!args) throw new Error(`there is no linter ${linter}; there are ${Object.keys(LINTERS).join(", ")}`);
  writeFileSync(file, JSON.stringify(openApiDocument(PATHS), null, 2));
  const program = join(ROOT, "node_modules", ".bin", linter);
  const options = { cwd: ROOT, stdio: "inherit", env: { ...process.env, ...OFFLINE } } as const;
  return spawnSync(program, [...args, file], options).status ?? 1;
}
