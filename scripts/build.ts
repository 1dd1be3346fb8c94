import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./settings.ts";

const FOLDERS = ["app", "components", "lib", "public", "prisma/generated"];
const FILES = [
  "package-lock.json",
  "package.json",
  "tsconfig.json",
  "next.config.mjs",
  "tailwind.config.ts",
  "postcss.config.mjs",
  "proxy.ts",
  "instrumentation.ts",
  "scripts/build.ts",
  "server.ts",
];
const STAMP = join(ROOT, ".next", "plinth-build");
/** The server of production, in plain JavaScript. */
export const SERVER = join(ROOT, ".next", "plinth-server.mjs");
export const NEXT = join(ROOT, "node_modules", "next", "dist", "bin", "next");

/**
 * Makes the production build when sources changed since the last one.
 * @throws Error with what the build said when it fails.
 */
export async function buildWhenChanged(): Promise<void> {
  const digest = digestSources();
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === digest) return;
  process.stdout.write("plinth: building (once after every change, about a minute) ...\n");
  const env = { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" } as const;
  const done = spawnSync(process.execPath, [NEXT, "build"], { cwd: ROOT, env, encoding: "utf8" });
  if (done.status !== 0) throw new Error(`the build failed:\n${done.stdout}\n${done.stderr}`);
  await buildServer();
  writeFileSync(STAMP, digest);
}

/** Packages stay outside: some read files of their own, and Next runs beside them in the same process. */
async function buildServer(): Promise<void> {
  const { build } = await import("rolldown");
  await build({
    input: join(ROOT, "server.ts"),
    platform: "node",
    external: (name) => /^[^./#\\]/.test(name),
    treeshake: false,
    // A call that is made only to see whether it throws is taken for dead code otherwise, and left out.
    output: { file: SERVER, format: "esm", codeSplitting: false, sourcemap: true, minify: false },
    logLevel: "warn",
  });
}

function digestSources(): string {
  const hash = createHash("sha256");
  const present = FILES.filter((file) => existsSync(join(ROOT, file)));
  for (const file of [...FOLDERS.flatMap(listFiles), ...present]) {
    hash
      .update(file)
      .update("\0")
      .update(readFileSync(join(ROOT, file)));
  }
  return hash.digest("hex");
}

function listFiles(folder: string): string[] {
  if (!existsSync(join(ROOT, folder))) return [];
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length + 1))
    .sort();
}
