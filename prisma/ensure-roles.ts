import type pg from "pg";
import type { AccessRoles } from "./access-functions.ts";

/** Addresses of a database under the restricted role and under that of the sweeps. */
export type RoleUrls = { app: string; sweep: string };

/**
 * Makes the roles of these addresses, with their passwords, where they are not there yet.
 * @param owner connection under the owner's role, which must be allowed to make roles if one is missing.
 * @returns their names.
 * @throws Error with one line when a role is missing and may not be made, or would see every row whatever the policies say.
 */
export async function ensureRoles(owner: pg.Client, urls: RoleUrls): Promise<AccessRoles> {
  const app = await ensureRole(owner, urls.app, "DATABASE_URL");
  const sweep = await ensureRole(owner, urls.sweep, "DATABASE_SWEEP_URL");
  if (app === sweep) throw new Error(`DATABASE_URL and DATABASE_SWEEP_URL name the same role, ${app}`);
  return { app, sweep };
}

async function ensureRole(owner: pg.Client, url: string, setting: string): Promise<string> {
  const { username, password } = new URL(url);
  const [name, secret] = [decodeURIComponent(username), decodeURIComponent(password)];
  const { rows } = await owner.query<{ seesAll: boolean }>(
    `SELECT rolsuper OR rolbypassrls OR rolname = current_user AS "seesAll" FROM pg_roles WHERE rolname = $1`,
    [name],
  );
  if (rows[0]?.seesAll) throw seesAll(name, setting);
  if (!rows[0]) await makeRole(owner, { name, secret, setting });
  return name;
}

function seesAll(name: string, setting: string): Error {
  return new Error(
    `${setting} names ${name}, a superuser or the owner of the tables, who sees every workspace's rows: put its address ` +
      `into DATABASE_OWNER_URL, and a role of its own with a password of your choice into ${setting}; the next start makes it`,
  );
}

type NewRole = { name: string; secret: string; setting: string };

async function makeRole(owner: pg.Client, { name, secret, setting }: NewRole): Promise<void> {
  const definition = `${owner.escapeIdentifier(name)} LOGIN PASSWORD ${owner.escapeLiteral(secret)}`;
  try {
    await owner.query(`CREATE ROLE ${definition} NOSUPERUSER NOCREATEDB NOCREATEROLE`);
  } catch (error) {
    throw new Error(
      `${setting} names the role ${name}, which is not there and could not be made (${(error as Error).message}): ` +
        `CREATE ROLE ${owner.escapeIdentifier(name)} LOGIN PASSWORD '...' as somebody who may`,
    );
  }
}
