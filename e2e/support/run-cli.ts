import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { writeMonthlyExport } from "./monthly-export.ts";
import { ROOT } from "./start-product.ts";

const run = promisify(execFile);

export type Account = { workspaceId: string; email: string; password: string };

/** Runs a command of the operator's command line and reads what it prints. */
export async function runCli(...args: string[]): Promise<Record<string, unknown>> {
  const { stdout } = await run(process.execPath, [join(ROOT, "scripts", "cli.ts"), ...args, "--json"], {
    cwd: ROOT,
    env: { ...process.env, PLINTH_LOG_LEVEL: "silent" },
  });
  return JSON.parse(stdout);
}

/** Runs a script of this folder, for what no command and no page can do. */
export async function runScript(name: string, ...args: string[]): Promise<void> {
  await run(process.execPath, [join(ROOT, "e2e", "support", name), ...args], { cwd: ROOT });
}

/** A workspace of its own, with an owner who can sign in. */
export async function createAccount(plan = "pro", name = "Larkspur Tea"): Promise<Account> {
  const email = `owner-${randomBytes(5).toString("hex")}@larkspur.example`;
  const password = randomBytes(9).toString("base64url");
  const owner = ["--owner", email, "--password", password];
  const made = await runCli(
    "workspace",
    "create",
    "--name",
    name,
    "--plan",
    plan,
    "--industry",
    "food",
    ...owner,
  );
  return { workspaceId: String(made.workspace_id), email, password };
}

/** Imports an export file of X as a person would have downloaded it. */
export async function importExport(workspaceId: string): Promise<Record<string, unknown>> {
  const file = join(process.env.PLINTH_DATA_DIR ?? "", `tweet_activity_metrics_${workspaceId}.csv`);
  writeFileSync(file, writeMonthlyExport(new Date()));
  return runCli(
    "import",
    "--workspace",
    workspaceId,
    "--platform",
    "twitter",
    "--handle",
    "larkspurtea",
    file,
  );
}
