import type pg from "pg";

/** What is said of a role that is not restricted. */
export const NOT_RESTRICTED =
  "DATABASE_URL is the address of a superuser, of the owner of the tables or of the sweeps, who see every workspace's rows: put " +
  "an owner's into DATABASE_OWNER_URL, and roles of their own into DATABASE_URL and DATABASE_SWEEP_URL; npm start makes them";
/** Also who may become such a role, or is given all rows by a policy, as that of the sweeps is. */
const SEES_ALL = `SELECT rolsuper OR rolbypassrls
    OR (SELECT pg_has_role(relowner, 'MEMBER') FROM pg_class WHERE oid = to_regclass('workspaces'))
    OR EXISTS (SELECT FROM pg_policy, unnest(polroles) AS given WHERE polrelid = to_regclass('workspaces')
      AND polname IN ('sweep_all', 'owner_all') AND pg_has_role(given, 'MEMBER')) AS "seesAll"
  FROM pg_roles WHERE rolname = current_user`;

/** @throws Error when the role is not restricted: then the policies would hold nobody to anything. */
export async function requireRestrictedRole(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ seesAll: boolean }>(SEES_ALL);
  if (rows[0]?.seesAll) throw new Error(NOT_RESTRICTED);
}
