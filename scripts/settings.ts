import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

export const ROOT = resolve(import.meta.dirname, "..");
/** Within the data directory. */
export const SECRETS_FILE = "secrets.json";

/** Of the embedded PostgreSQL: its superuser, the role of web and worker, that of the sweeps. */
export type PostgresPasswords = {
  POSTGRES_PASSWORD: string;
  POSTGRES_APP_PASSWORD: string;
  POSTGRES_SWEEP_PASSWORD: string;
};
type Secrets = PostgresPasswords & { NEXTAUTH_SECRET: string; PLINTH_ENCRYPTION_KEYS: string };

/**
 * Completes the environment of this process from .env and from the secrets in the data directory, which are generated
 * once, readable by this user only.
 * @returns the data directory and the secrets.
 * @throws Error with one line when the data directory cannot be written.
 */
export function prepareSettings(): { dataDir: string; secrets: Secrets } {
  readEnvFile();
  const dataDir = resolve(ROOT, process.env.PLINTH_DATA_DIR || ".data");
  process.env.PLINTH_DATA_DIR = dataDir;
  const secrets = readSecrets(dataDir);
  process.env.NEXTAUTH_SECRET ||= secrets.NEXTAUTH_SECRET;
  process.env.PLINTH_ENCRYPTION_KEYS ||= secrets.PLINTH_ENCRYPTION_KEYS;
  return { dataDir, secrets };
}

/** Takes settings from the file .env; what the environment says already wins. */
export function readEnvFile(): void {
  const envFile = join(ROOT, ".env");
  if (existsSync(envFile)) process.loadEnvFile(envFile);
}

function readSecrets(dataDir: string): Secrets {
  const file = join(dataDir, SECRETS_FILE);
  try {
    mkdirSync(dataDir, { recursive: true });
    if (!existsSync(file)) writeSecrets(file, generateSecrets());
    const kept = JSON.parse(readFileSync(file, "utf8"));
    const secrets = { ...generateSecrets(), ...kept };
    // A data directory of an older version lacks the secrets that came later.
    if (Object.keys(secrets).length > Object.keys(kept).length) writeSecrets(file, secrets);
    return secrets;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new Error(
      `the data directory ${dataDir} is not usable (${code ?? message}): make it writable for this user, or set PLINTH_DATA_DIR`,
    );
  }
}

/** What the file of secrets holds once these take the place of its own; those of the database's roles stay. */
export function mergeSecrets(dataDir: string, secrets: Partial<Secrets>): Buffer {
  const file = join(dataDir, SECRETS_FILE);
  const kept = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
  return Buffer.from(JSON.stringify({ ...kept, ...secrets }, null, 2));
}

/** Written beside and moved over: a crash leaves the old file or the new one, never half of it. */
function writeSecrets(file: string, secrets: Secrets): void {
  const beside = `${file}.${process.pid}`;
  writeFileSync(beside, JSON.stringify(secrets, null, 2), { mode: 0o600 });
  renameSync(beside, file);
}

/** Passwords for an embedded PostgreSQL that is new. */
export function makePostgresPasswords(): PostgresPasswords {
  const password = () => randomBytes(24).toString("hex");
  return {
    POSTGRES_PASSWORD: password(),
    POSTGRES_APP_PASSWORD: password(),
    POSTGRES_SWEEP_PASSWORD: password(),
  };
}

function generateSecrets(): Secrets {
  return {
    NEXTAUTH_SECRET: randomBytes(32).toString("base64"),
    ...makePostgresPasswords(),
    PLINTH_ENCRYPTION_KEYS: `k1:${randomBytes(32).toString("base64")}`,
  };
}
