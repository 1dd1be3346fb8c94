// Entry of every npm script: runs on whatever Node is there, without dependencies. It installs what is missing, once, and hands over to
// the Node that the project pins. Without a script to run that is all: `npm start` runs long and wants no process more in memory.
// `--with-tools` before the script installs what tests, benches and development take, too: a first start is shorter without.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { accessSync, constants, existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const node = join(root, "node_modules", ".bin", process.platform === "win32" ? "node.cmd" : "node");
const installStamp = join(root, "node_modules", ".plinth-install");
const clientStamp = join(root, "prisma", "generated", ".stamp");

function fail(line) {
  process.stderr.write(`plinth: ${line}\n`);
  process.exit(1);
}

function digestOf(...files) {
  const hash = createHash("sha256").update(`${process.platform} ${process.arch}`);
  for (const file of files) hash.update(readFileSync(join(root, file)));
  return hash.digest("hex");
}

function isStamped(stamp, digest) {
  return existsSync(stamp) && readFileSync(stamp, "utf8") === digest;
}

function installDependencies(isWithTools) {
  const digest = digestOf("package-lock.json");
  const stamp = existsSync(installStamp) ? readFileSync(installStamp, "utf8") : "";
  if (stamp === `all ${digest}` || (stamp === `production ${digest}` && !isWithTools)) return;
  // Tools that were there once stay.
  const kind = isWithTools || stamp.startsWith("all ") ? "all" : "production";
  try {
    accessSync(root, constants.W_OK);
  } catch {
    fail(`${root} is not writable: dependencies cannot be installed there. Use a directory that you own.`);
  }
  process.stderr.write("plinth: installing dependencies (once, about a minute) ...\n");
  const npm = process.env.npm_execpath;
  const [command, first] = npm?.endsWith(".js") ? [process.execPath, [npm]] : ["npm", []];
  // Not `npm ci`: it refuses a lock file in which a registry did not have the packages of every other platform.
  const args = [
    ...first,
    "install",
    "--no-save",
    kind === "all" ? "--include=dev" : "--omit=dev",
    "--no-audit",
    "--no-fund",
    "--loglevel=error",
  ];
  const done = spawnSync(command, args, { cwd: root, stdio: ["ignore", 2, 2] });
  if (done.status !== 0)
    fail("npm install failed; what it said stands above. Mend that and run the command again.");
  writeFileSync(installStamp, `${kind} ${digest}`);
}

/** Prisma's generator wants the path of an engine that it never runs: any existing file will do, and nothing is downloaded. */
function generateDatabaseClient() {
  const digest = digestOf("prisma/schema.prisma", "package-lock.json");
  if (isStamped(clientStamp, digest)) return;
  process.stderr.write("plinth: generating the database client ...\n");
  const env = {
    ...process.env,
    PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
    PRISMA_HIDE_UPDATE_MESSAGE: "1",
  };
  const args = [join(root, "node_modules", "prisma", "build", "index.js"), "generate"];
  const done = spawnSync(node, args, { cwd: root, env, encoding: "utf8" });
  if (done.status !== 0)
    fail(`prisma generate failed: ${(done.stderr || done.stdout || String(done.error)).trim()}`);
  writeFileSync(clientStamp, digest);
}

function handOver(entry, args) {
  const child = spawn(node, [join(root, entry), ...args], { stdio: "inherit" });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  // An npm that is killed takes its shell along but not us: without it nobody would stop what runs.
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && child.kill("SIGTERM"), 500).unref();
  child.on("error", (error) => fail(`could not start ${node}: ${error.message}`));
  child.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

const given = process.argv.slice(2);
const isWithTools = given[0] === "--with-tools";
const [entry, ...args] = isWithTools ? given.slice(1) : given;
installDependencies(isWithTools);
generateDatabaseClient();
if (entry) handOver(entry, args);
