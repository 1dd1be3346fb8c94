import { createHash } from "node:crypto";
import pg from "pg";

/** The roles of a database beside its owner, by name. */
export type AccessRoles = { app: string; sweep: string };

const id = pg.escapeIdentifier;

/** The settings by which a transaction says whose rows it asks for (`lib/scoped-pool.ts`); empty or missing, they match none. */
const WORKSPACE = "current_setting('plinth.workspace_id', true)";
const ACCOUNT = "current_setting('plinth.account_id', true)";
const USER = "current_setting('plinth.user_id', true)";

const CO_MEMBERS = `SELECT user_id FROM memberships WHERE workspace_id = ${WORKSPACE}`;
const WORKSPACES_OF_USER = `SELECT workspace_id FROM memberships WHERE user_id = ${USER}`;

const OF_WORKSPACE_OR_USER = `workspace_id = ${WORKSPACE} OR (workspace_id IS NULL AND user_id = ${USER})`;

/** What of a table may be seen, and what of it may be written. */
type Rule = { see: string; write: string };

/** Tables that are not simply their workspace's. Every other table with a `workspace_id` has the rule `OF_WORKSPACE`. */
const RULES: Record<string, Rule> = {
  accounts: {
    see: `id = ${ACCOUNT} OR id IN (SELECT account_id FROM workspaces)`,
    write: `id = ${ACCOUNT} OR id IN (SELECT account_id FROM workspaces WHERE id = ${WORKSPACE})`,
  },
  workspaces: {
    see: `id = ${WORKSPACE} OR account_id = ${ACCOUNT} OR id IN (${WORKSPACES_OF_USER})`,
    write: `id = ${WORKSPACE}`,
  },
  users: { see: `id = ${USER} OR id IN (${CO_MEMBERS})`, write: `id = ${USER}` },
  sessions: { see: `user_id = ${USER}`, write: `user_id = ${USER}` },
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

/** Of the account's workspaces, or of the one that is named. */
function findWorkspaceOf(thing: string, table: string) {
  return {
    name: `find_${thing}_workspace(wanted text, account text, workspace text)`,
    returns: "SETOF text",
    query: `SELECT w.id FROM ${table} t JOIN workspaces w ON w.id = t.workspace_id
      WHERE t.id = wanted AND w.account_id = account AND w.deleted_at IS NULL AND (workspace IS NULL OR w.id = workspace)`,
  };
}

/**
 * What is asked for most often, for several requests at once: each is read in its own scope, which the function sets before it, so that
 * one message is enough. They run with the rights of whoever asks, under the policies.
 */
const SCOPED_FUNCTIONS = [
  {
    name: "read_current_scores(wanted text[], accounts text[])",
    returns: `TABLE (place int, real_time boolean, score float8, presence float8, reach float8, impact float8, sentiment float8,
      momentum float8, formula_version text, calculated_at timestamptz, history_version bigint)`,
    query: `SELECT n, w.real_time, c.score, c.pillars[1], c.pillars[2], c.pillars[3], c.pillars[4], c.pillars[5],
        c.formula_version, c.calculated_at, coalesce(h.version, 0)
      FROM public.workspaces w LEFT JOIN public.current_scores c ON c.workspace_id = w.id
        LEFT JOIN public.history_versions h ON h.workspace_id = w.id
      WHERE w.id = wanted[n] AND w.account_id = accounts[n] AND w.deleted_at IS NULL`,
  },
];
/** The loop around the query of a function that sets the scope of its reads; what it has set last ends with the statement. */
const IN_SCOPE_OF_EACH: [before: string, after: string] = [
  `FOR n IN 1 .. cardinality(wanted) LOOP
    PERFORM set_config('plinth.workspace_id', wanted[n], true), set_config('plinth.account_id', accounts[n], true);`,
  "END LOOP;",
];

/**
 * What must be found before it is known whose request it is: by the digest of a key, a session or a link, by an e-mail address, by an id that a
 * key may name. They run with the owner's rights, and return one row at most.
 */
const FUNCTIONS = [
  {
    name: "find_key(wanted bytea, at timestamptz)",
    returns: `TABLE (id text, scopes text[], last_used_at timestamptz, workspace_id text, account_id text,
      is_primary boolean, plan text, plan_started_at timestamptz)`,
    query: `SELECT k.id, k.scopes, k.last_used_at, w.id, w.account_id, w.is_primary AND w.deleted_at IS NULL, a.plan,
        a.plan_started_at
      FROM api_keys k JOIN workspaces w ON w.id = k.workspace_id JOIN accounts a ON a.id = w.account_id
      WHERE k.digest = wanted AND k.revoked_at IS NULL AND (k.expires_at IS NULL OR k.expires_at > at)`,
  },
  {
    name: "find_user_by_email(wanted text)",
    returns: "TABLE (id text, email text, name text, password_hash text, confirmed_at timestamptz)",
    query:
      "SELECT u.id, u.email, u.name, u.password_hash, u.confirmed_at FROM users u WHERE u.email = wanted",
  },
  {
    name: "find_session(wanted bytea, at timestamptz)",
    returns:
      "TABLE (session_id text, last_seen_at timestamptz, id text, email text, name text, is_confirmed boolean)",
    query: `SELECT s.id, s.last_seen_at, u.id, u.email, u.name, u.confirmed_at IS NOT NULL FROM sessions s JOIN users u ON u.id = s.user_id
      WHERE s.digest = wanted AND s.ended_at IS NULL AND s.expires_at > at`,
  },
  {
    name: "find_share(wanted bytea, at timestamptz)",
    returns: `TABLE (id text, audit_id text, brand text, password_hash text, expires_at timestamptz, last_opened_at timestamptz,
      workspace_id text, account_id text, plan text, plan_started_at timestamptz)`,
    query: `SELECT s.id, s.audit_id, w.name, s.password_hash, s.expires_at, s.last_opened_at, w.id, w.account_id, a.plan,
        a.plan_started_at
      FROM audit_shares s JOIN workspaces w ON w.id = s.workspace_id JOIN accounts a ON a.id = w.account_id
      WHERE s.digest = wanted AND s.revoked_at IS NULL AND s.expires_at > at AND w.deleted_at IS NULL`,
  },
  findWorkspaceOf("audit", "audits"),
  findWorkspaceOf("campaign", "campaigns"),
  findWorkspaceOf("webhook", "webhooks"),
  findWorkspaceOf("upload", "uploads"),
  {
    // Of all workspaces of the account whose workspace asks; there is no other sum over workspaces.
    name: "waiting_uploads()",
    returns: "TABLE (files bigint, bytes bigint)",
    query: `SELECT count(*), coalesce(sum(u.bytes), 0)::bigint FROM uploads u JOIN workspaces w ON w.id = u.workspace_id
      WHERE u.status IN ('receiving', 'processing') AND w.account_id = (SELECT o.account_id FROM workspaces o WHERE o.id = ${WORKSPACE})`,
  },
];

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
    ...FUNCTIONS.flatMap((one) =>
      functionOf(one, roles, "STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp"),
    ),
    ...SCOPED_FUNCTIONS.flatMap((one) => functionOf({ ...one, around: IN_SCOPE_OF_EACH }, roles, "VOLATILE")),
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

type AccessFunction = {
  name: string;
  returns: string;
  query: string;
  around?: [before: string, after: string];
};

/** In PL/pgSQL, which keeps the plan of a query for the connection. */
function functionOf(
  { name, returns, query, around: [before, after] = ["", ""] }: AccessFunction,
  { app, sweep }: AccessRoles,
  kind: string,
): string[] {
  const signature = name.replace(/(\w+) (\w+(?:\[\])?)(?=[,)])/g, "$2");
  return [
    `DROP FUNCTION IF EXISTS ${signature}`,
    `CREATE FUNCTION ${name} RETURNS ${returns} LANGUAGE plpgsql ${kind} AS $$ BEGIN ${before} RETURN QUERY ${query}; ${after} END $$`,
    `REVOKE ALL ON FUNCTION ${signature} FROM PUBLIC`,
    `GRANT EXECUTE ON FUNCTION ${signature} TO ${id(app)}, ${id(sweep)}`,
  ];
}
