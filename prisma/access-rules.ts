import { createHash } from "node:crypto";
import pg from "pg";
import { type AccessRoles, functionStatements, WORKSPACE } from "./access-functions.ts";

const id = pg.escapeIdentifier;

/** The settings by which a transaction says whose rows it asks for (`lib/database-scope.ts`); empty or missing, they match none. */
const ACCOUNT = "current_setting('plinth.account_id', true)";
const USER = "current_setting('plinth.user_id', true)";

const CO_MEMBERS = `SELECT user_id FROM memberships WHERE workspace_id = ${WORKSPACE}`;
const WORKSPACES_OF_USER = `SELECT workspace_id FROM memberships WHERE user_id = ${USER}`;

const OF_WORKSPACE_OR_USER = `workspace_id = ${WORKSPACE} OR (workspace_id IS NULL AND user_id = ${USER})`;

/** What of a table may be seen, and what of it may be written. */
type Rule = { see: string; write: string };

const OF_USER: Rule = { see: `user_id = ${USER}`, write: `user_id = ${USER}` };

/** Tables that are not simply their workspace's. Every other table with a `workspace_id` has the rule `OF_WORKSPACE`. */
const RULES: Record<string, Rule> = {
  accounts: {
    see: `id = ${ACCOUNT} OR id IN (SELECT account_id FROM workspaces)`,
    write: `id = ${ACCOUNT} OR id IN (SELECT account_id FROM workspaces WHERE id = ${WORKSPACE})`,
  },
  workspaces: {
    // Its test workspace is found by it, and is deleted with it.
    see: `id = ${WORKSPACE} OR account_id = ${ACCOUNT} OR id IN (${WORKSPACES_OF_USER}) OR test_of = ${WORKSPACE}`,
    write: `id = ${WORKSPACE} OR test_of = ${WORKSPACE}`,
  },
  users: { see: `id = ${USER} OR id IN (${CO_MEMBERS})`, write: `id = ${USER}` },
  sessions: OF_USER,
  sign_in_links: OF_USER,
  passkeys: OF_USER,
  user_identities: OF_USER,
  second_steps: OF_USER,
  recovery_codes: OF_USER,
  // Of their workspace; a person's, too, whose new password ends them.
  agents: {
    see: `workspace_id = ${WORKSPACE} OR user_id = ${USER}`,
    write: `workspace_id = ${WORKSPACE} OR user_id = ${USER}`,
  },
  audit_log: { see: OF_WORKSPACE_OR_USER, write: OF_WORKSPACE_OR_USER },
  memberships: {
    see: `workspace_id = ${WORKSPACE} OR user_id = ${USER}`,
    write: `workspace_id = ${WORKSPACE}`,
  },
};
const OF_WORKSPACE: Rule = {
  see: `workspace_id = ${WORKSPACE}`,
  write: `workspace_id = ${WORKSPACE}`,
};

/** Who may do what with a table beyond seeing it; everything where nothing is said. */
const WRITES: Record<string, string> = { _prisma_migrations: "", audit_log: "INSERT" };
const ALL_WRITES = "INSERT, UPDATE, DELETE";

/**
 * Brings rights and policies of a database to what stands in this file, in one transaction. Row-level security is on and
 * forced for every table that has a `workspace_id`, and for those of `RULES`; the owner's role, under which migrations run,
 * and that of the sweeps see all rows. Does nothing when they are there.
 * @param owner connection under the owner's role.
 */
export async function applyAccessRules(owner: pg.Client, roles: AccessRoles): Promise<void> {
  const tables = await listTables(owner);
  const statements = [
    "REVOKE CREATE ON SCHEMA public FROM PUBLIC",
    `GRANT USAGE ON SCHEMA public TO ${id(roles.app)}, ${id(roles.sweep)}`,
    `GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO ${id(roles.app)}, ${id(roles.sweep)}`,
    ...tables.flatMap(({ name, isTenants }) => [
      ...rightsOf(name, roles),
      ...(isTenants || name in RULES ? policiesOf(name, roles) : []),
    ]),
    ...functionStatements(roles),
  ];
  const { rows } = await owner.query<{ applied: string | null; me: string }>(
    "SELECT obj_description('_prisma_migrations'::regclass) AS applied, current_user AS me",
  );
  const hash = createHash("sha256").update([rows[0]?.me, ...statements].join());
  const digest = `access rules ${hash.digest("hex")}`;
  // Policies lock their tables: not while others work on them, unless something has changed.
  if (rows[0]?.applied === digest) return;
  const note = `COMMENT ON TABLE _prisma_migrations IS '${digest}'`;
  await owner.query(["BEGIN", ...statements, note, "COMMIT"].join(";\n"));
}

/**
 * Lets the owner see all rows before migrations run, also one to whom the tables were given since: a migration of data would find
 * none.
 */
export async function letOwnerSee(owner: pg.Client): Promise<void> {
  const { rows } = await owner.query<{ name: string }>(
    `SELECT c.relname AS name FROM pg_policy p JOIN pg_class c ON c.oid = p.polrelid
     WHERE p.polname = 'owner_all' AND c.relnamespace = 'public'::regnamespace
       AND NOT (SELECT oid FROM pg_roles WHERE rolname = current_user) = ANY (p.polroles)`,
  );
  for (const { name } of rows) await owner.query(`ALTER POLICY owner_all ON ${id(name)} TO CURRENT_USER`);
}

async function listTables(owner: pg.Client): Promise<{ name: string; isTenants: boolean }[]> {
  const { rows } = await owner.query(`
    SELECT c.relname AS name, EXISTS (SELECT 1 FROM pg_attribute a
      WHERE a.attrelid = c.oid AND a.attname = 'workspace_id' AND NOT a.attisdropped) AS "isTenants"
    FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') ORDER BY 1`);
  return rows;
}

function rightsOf(table: string, { app, sweep }: AccessRoles): string[] {
  const writes = WRITES[table] ?? ALL_WRITES;
  const rights = ["SELECT", writes].filter(Boolean).join(", ");
  return [
    `REVOKE ALL ON ${id(table)} FROM PUBLIC, ${id(app)}, ${id(sweep)}`,
    `GRANT ${rights} ON ${id(table)} TO ${id(app)}, ${id(sweep)}`,
  ];
}

function policiesOf(table: string, { sweep }: AccessRoles): string[] {
  const { see, write } = RULES[table] ?? OF_WORKSPACE;
  const policy = (name: string, rule: string) => [
    `DROP POLICY IF EXISTS ${name} ON ${id(table)}`,
    `CREATE POLICY ${name} ON ${id(table)} ${rule}`,
  ];
  return [
    `ALTER TABLE ${id(table)} ENABLE ROW LEVEL SECURITY`,
    `ALTER TABLE ${id(table)} FORCE ROW LEVEL SECURITY`,
    ...policy("owner_all", "TO CURRENT_USER USING (true) WITH CHECK (true)"),
    ...policy("sweep_all", `TO ${id(sweep)} USING (true) WITH CHECK (true)`),
    ...policy("scope_see", `FOR SELECT USING (${see})`),
    ...policy("scope_insert", `FOR INSERT WITH CHECK (${write})`),
    ...policy("scope_update", `FOR UPDATE USING (${write}) WITH CHECK (${write})`),
    ...policy("scope_delete", `FOR DELETE USING (${write})`),
  ];
}
