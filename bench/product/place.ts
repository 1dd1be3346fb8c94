import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A checkout of the project, the data directory that it runs on, and settings beside those. */
export type Place = { checkout: string; dataDir: string; env?: Record<string, string> };

/** Settings of the person who measures that would lead to other data, keys or counters than those of the data directory. */
const FOREIGN = [
  "DATABASE_URL",
  "DATABASE_OWNER_URL",
  "DATABASE_SWEEP_URL",
  "DATABASE_DIRECT_URL",
  "DATABASE_REPLICA_URL",
  "DATABASE_SWEEP_URL",
  "DATABASE_OWNER_URL",
  "REDIS_URL",
  "SMTP_URL",
  "NEXTAUTH_URL",
  "NEXTAUTH_SECRET",
  "PLINTH_ENCRYPTION_KEYS",
  "PLINTH_PLANS",
  "PLINTH_ALLOWED_PRIVATE_CIDRS",
];

/** The environment of a product on a data directory. What is foreign is set and empty, so that a file .env does not set it. */
export function productEnv({ dataDir, env }: Place): NodeJS.ProcessEnv {
  const unset = Object.fromEntries(FOREIGN.map((name) => [name, ""]));
  return { ...process.env, ...unset, PLINTH_DATA_DIR: dataDir, PLINTH_LOG_LEVEL: "warn", ...env };
}

/** What `npm run <name>` runs in a checkout. */
export function readScript(checkout: string, name: string): string {
  const { scripts } = JSON.parse(readFileSync(join(checkout, "package.json"), "utf8"));
  return scripts[name];
}
