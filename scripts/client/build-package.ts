import { spawnSync } from "node:child_process";
import { chmodSync, copyFileSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { rolldown } from "rolldown";
import { ROOT } from "../settings.ts";
import { CLIENT_FILE } from "./write-client.ts";

export const PACKAGE = join(ROOT, "clients/typescript");

/**
 * Builds the package of the TypeScript client in `dist` of a folder: an ES module, CommonJS, the types of both,
 * and the command line.
 * @throws Error with what the compiler said.
 */
export async function buildPackage(folder = PACKAGE): Promise<void> {
  const dist = join(folder, "dist");
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(dist, { recursive: true });
  writeDeclarations(dist);
  const bundle = await rolldown({ input: CLIENT_FILE, platform: "neutral", tsconfig: false });
  await bundle.write({ file: join(dist, "index.js"), format: "esm" });
  await bundle.write({ file: join(dist, "index.cjs"), format: "cjs" });
  await bundle.close();
  const commands = await rolldown({ input: join(PACKAGE, "cli/main.ts"), platform: "node", tsconfig: false });
  const output = {
    file: join(dist, "cli.js"),
    format: "esm",
    banner: "#!/usr/bin/env node",
    codeSplitting: false,
  } as const;
  await commands.write(output);
  await commands.close();
  chmodSync(output.file, 0o755);
}

/** `.d.cts` says the same: a declaration knows by its name which kind of module it describes. */
function writeDeclarations(dist: string): void {
  const args = ["--declaration", "--emitDeclarationOnly", "--ignoreConfig", "--strict", "--skipLibCheck"];
  const types = ["--target", "es2022", "--lib", "es2024,dom", "--module", "esnext", "--types", "node"];
  const compiler = join(ROOT, "node_modules/typescript/bin/tsc");
  const done = spawnSync(
    process.execPath,
    [compiler, ...args, ...types, "--moduleResolution", "bundler", "--outDir", dist, CLIENT_FILE],
    { cwd: ROOT, encoding: "utf8" },
  );
  if (done.status !== 0) throw new Error(`the types of the client cannot be written:\n${done.stdout}`);
  copyFileSync(join(dist, "plinth.d.ts"), join(dist, "index.d.ts"));
  copyFileSync(join(dist, "plinth.d.ts"), join(dist, "index.d.cts"));
  rmSync(join(dist, "plinth.d.ts"));
}
