import { rereadEnv } from "#lib/env.ts";
import type { RoleUrls } from "#prisma/ensure-roles.ts";
import { migrate, requireMigrated } from "#prisma/migrate.ts";
import { type EmbeddedPostgres, openEmbeddedPostgres, type Release } from "./postgres/embedded.ts";
import { prepareCluster } from "./postgres/prepare-cluster.ts";
import type { PostgresPasswords } from "./settings.ts";

/** Addresses of one database under its roles; without the owner's it cannot be migrated from here. */
type Addresses = RoleUrls & { owner: string | undefined };

/**
 * Opens the database of this installation and brings it to the schema of this checkout: that of `DATABASE_URL`, else the
 * embedded one under the data directory. Sets DATABASE_URL and DATABASE_SWEEP_URL for this process and its children, and takes
 * DATABASE_OWNER_URL away from them.
 * @param options.keepRunning starts an embedded database again whenever it ends.
 * @returns a function that gives the database back; it stops an embedded one that nobody else uses.
 * @throws Error with one line when it cannot be reached, is older and may not be changed, or is newer than the code.
 */
export async function openDatabase(
  dataDir: string,
  passwords: PostgresPasswords,
  { keepRunning = false } = {},
): Promise<Release> {
  const { addresses, embedded } = await openServer(dataDir, passwords);
  try {
    if (addresses.owner) await migrate(addresses.owner, addresses, say);
    else await requireMigrated(addresses.app);
  } catch (error) {
    await embedded?.release();
    throw explainUnreachable(error, addresses.owner ?? addresses.app);
  }
  if (keepRunning) embedded?.keepRunning();
  process.env.PLINTH_DATABASE_DIR = embedded?.home ?? "";
  process.env.DATABASE_URL = addresses.app;
  process.env.DATABASE_SWEEP_URL = addresses.sweep;
  delete process.env.DATABASE_OWNER_URL;
  rereadEnv();
  return async (unlessInUse) => embedded?.release(unlessInUse);
}

/**
 * Opens the server of this installation and leaves its database as it is, empty or of whatever version.
 * @returns the addresses, and the embedded server, which is to be released.
 * @throws Error with one line when it does not start.
 */
export async function openServer(
  dataDir: string,
  passwords: PostgresPasswords,
): Promise<{ addresses: Addresses; embedded: EmbeddedPostgres | null }> {
  const given = givenAddresses();
  if (given) return { addresses: given, embedded: null };
  const embedded = await openEmbeddedPostgres(dataDir, { password: passwords.POSTGRES_PASSWORD });
  try {
    const addresses = embeddedAddresses(embedded.url, passwords);
    await prepareCluster(embedded.url, addresses);
    return { addresses, embedded };
  } catch (error) {
    await embedded.release();
    throw explainUnreachable(error, embedded.url);
  }
}

export function say(line: string): void {
  process.stderr.write(`plinth: ${line}\n`);
}

function givenAddresses(): Addresses | null {
  const { DATABASE_URL, DATABASE_SWEEP_URL, DATABASE_OWNER_URL } = process.env;
  if (!DATABASE_URL) return null;
  if (!DATABASE_SWEEP_URL)
    throw new Error(
      "DATABASE_URL is set and DATABASE_SWEEP_URL is not: Plinth works under two roles of its own, one that sees a single " +
        'workspace and one for sweeps over all. README, "A database of your own", says how to make them',
    );
  return { app: DATABASE_URL, sweep: DATABASE_SWEEP_URL, owner: DATABASE_OWNER_URL || undefined };
}

function embeddedAddresses(owner: string, passwords: PostgresPasswords): Addresses {
  const as = (name: string, password: string) => {
    const url = new URL(owner);
    [url.username, url.password] = [name, password];
    return url.href;
  };
  return {
    owner,
    app: as("plinth_app", passwords.POSTGRES_APP_PASSWORD),
    sweep: as("plinth_sweep", passwords.POSTGRES_SWEEP_PASSWORD),
  };
}

/** Connection errors name no address, or hide in an AggregateError; the password of the address is never shown. */
export function explainUnreachable(error: unknown, url: string): Error {
  if (!(error instanceof Error)) return new Error(String(error));
  const code = (error as NodeJS.ErrnoException).code ?? "";
  const unreachable = /^(E[A-Z]+|3D000|28P01|28000)$/.test(code) || /timeout|terminated/i.test(error.message);
  if (!unreachable) return error;
  const { host, pathname } = new URL(url);
  return new Error(
    `cannot use the database ${pathname.slice(1)} at ${host} (${code || error.message}): check DATABASE_URL`,
  );
}
