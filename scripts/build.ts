// npm run build: makes the production build where it is to be there before the first start, as in an image.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { buildBrowserScripts } from "./build-browser.ts";
import { NEXT, PACKED, SERVER, WORKER } from "./built-files.ts";
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
  "instrumentation-client.ts",
  "scripts/build.ts",
  "scripts/build-browser.ts",
  "scripts/built-files.ts",
  "scripts/settings.ts",
  "scripts/worker.ts",
  "server.ts",
];
/** By the name of the file that each becomes. */
const WORKER_PROGRAMS = {
  [basename(WORKER, ".mjs")]: join(ROOT, "scripts", "worker.ts"),
  "task-process": join(ROOT, "lib", "worker", "task-process.ts"),
  "reading-thread": join(ROOT, "lib", "worker", "reading-thread.ts"),
};
/** Of brotli, 0 to 11: the last step takes four times as long for a fiftieth less. */
const QUALITY = 10;
const pack = promisify(brotliCompress);
const TELL_EVERY_MS = 15_000;
const STAMP = join(ROOT, ".next", "plinth-build");

/**
 * Makes the production build when sources changed since the last one.
 * @param stop ends the build where it stands; the next start makes it anew.
 * @throws Error with what the build said when it fails.
 */
export async function buildWhenChanged(stop?: AbortSignal): Promise<void> {
  const digest = digestSources();
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === digest) return;
  process.stdout.write("plinth: building (once after every change, takes about a minute) ...\n");
  const begun = performance.now();
  // Also when it is cut off no start may take what it left for a build of these sources.
  rmSync(STAMP, { force: true });
  const told = setInterval(() => say(`still building (${secondsSince(begun)}) ...`), TELL_EVERY_MS);
  try {
    await buildPages(stop);
    await Promise.all([packFiles(), buildPrograms(), buildBrowserScripts()]);
  } finally {
    clearInterval(told);
  }
  writeFileSync(STAMP, digest);
  say(`built in ${secondsSince(begun)}`);
}

function say(line: string): void {
  process.stdout.write(`plinth: ${line}\n`);
}

function secondsSince(begun: number): string {
  return `${Math.round((performance.now() - begun) / 1_000)} s`;
}

async function buildPages(signal: AbortSignal | undefined): Promise<void> {
  const env = { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" } as const;
  const child = spawn(process.execPath, [NEXT, "build"], { cwd: ROOT, env, signal });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (said += text));
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error(`the build failed:\n${said}`);
}

/** Packs the scripts and styles of the pages, once for all who ask for them. */
async function packFiles(): Promise<void> {
  const folder = join(ROOT, ".next", "static", "chunks");
  const names = readdirSync(folder).filter((name) => /\.(?:js|css)$/.test(name));
  rmSync(PACKED, { recursive: true, force: true });
  mkdirSync(PACKED);
  await Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name));
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      };
      await writeFile(join(PACKED, `${name}.br`), await pack(text, { params }));
    }),
  );
}

/**
 * The server in one file; worker and tasks in several, so that each task loads only what it needs. What is plain JavaScript already
 * needs no compiler in memory. Packages stay outside: some read files of their own, and Next runs beside them in the same process.
 */
async function buildPrograms(): Promise<void> {
  const { build } = await import("rolldown");
  const common = {
    platform: "node",
    external: (name: string) => /^[^./#\\]/.test(name),
    // A call that is made only to see whether it throws is taken for dead code otherwise, and left out.
    treeshake: false,
    logLevel: "warn",
  } as const;
  const output = { format: "esm", sourcemap: true, minify: false } as const;
  await build({
    ...common,
    input: join(ROOT, "server.ts"),
    output: { ...output, file: SERVER, codeSplitting: false },
  });
  await build({
    ...common,
    input: WORKER_PROGRAMS,
    output: {
      ...output,
      dir: dirname(WORKER),
      entryFileNames: "[name].mjs",
      chunkFileNames: "plinth-[name]-[hash].mjs",
    },
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

if (import.meta.main) await buildWhenChanged();
