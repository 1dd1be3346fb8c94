import pg from "pg";

/** The roles of a database beside its owner, by name. */
export type AccessRoles = { app: string; sweep: string };

const id = pg.escapeIdentifier;

/** The setting by which a transaction says whose rows it asks for (`lib/database-scope.ts`); empty or missing, it matches none. */
export const WORKSPACE = "current_setting('plinth.workspace_id', true)";

/** Of the account's workspaces, or of the one that is named. */
function findWorkspaceOf(thing: string, table: string) {
  return {
    name: `find_${thing}_workspace(wanted text, account text, workspace text)`,
    returns: "SETOF text",
    query: `SELECT w.id FROM ${table} t JOIN workspaces w ON w.id = t.workspace_id
      WHERE t.id = wanted AND w.account_id = account AND w.deleted_at IS NULL AND (workspace IS NULL OR w.id = workspace)`,
  };
}

/** The membership of whoever allowed an agent, while it is one that may make keys (`ROLE_FOR.keys`). */
const OF_ITS_KEEPER =
  "m.workspace_id = g.workspace_id AND m.user_id = g.user_id AND m.role IN ('owner', 'admin')";

/** The loop around the query of a function that sets the scope of its reads; what it has set last ends with the statement. */
const IN_SCOPE_OF_EACH: [before: string, after: string] = [
  `FOR n IN 1 .. cardinality(wanted) LOOP
    PERFORM set_config('plinth.workspace_id', wanted[n], true), set_config('plinth.account_id', accounts[n], true);`,
  "END LOOP;",
];
/** The same for things that are named by their ids, whose workspaces are found first. */
const IN_SCOPE_OF_EACH_AUDIT: [before: string, after: string] = [
  `FOR n IN 1 .. cardinality(wanted) LOOP
    PERFORM set_config('plinth.workspace_id',
      coalesce((SELECT f FROM public.find_audit_workspace(wanted[n], accounts[n], workspaces[n]) f), ''), true);`,
  "END LOOP;",
];
const IN_SCOPE_OF_EACH_PART: [before: string, after: string] = [
  `FOR n IN 1 .. jsonb_array_length(batch) LOOP
    PERFORM set_config('plinth.workspace_id', batch -> (n - 1) ->> 'workspace', true);`,
  "END LOOP;",
];

/** An empty phase is told of so long before it begins. */
const PHASE_AHEAD_DAYS = 14;

/**
 * What is asked for most often, for several requests at once: each is read in its own scope, which the function sets before it, so that
 * one message is enough. They run with the rights of whoever asks, under the policies.
 */
const SCOPED_FUNCTIONS = [
  {
    // A live score only where it is one of the figures and the formula of now.
    name: "read_scores(wanted text[], accounts text[])",
    returns: `TABLE (place int, real_time boolean, score float8, pillars float8[], formula_version text, calculated_at timestamptz,
      live_score float8, live_pillars float8[], live_at timestamptz, history_version bigint)`,
    query: `SELECT n, w.real_time, c.score, c.pillars, c.formula_version, c.calculated_at, l.score, l.pillars, l.calculated_at,
        coalesce(h.version, 0)
      FROM public.workspaces w LEFT JOIN public.current_scores c ON c.workspace_id = w.id
        LEFT JOIN public.history_versions h ON h.workspace_id = w.id
        LEFT JOIN LATERAL (
          SELECT s.score, s.pillars, s.calculated_at
          FROM public.live_scores s LEFT JOIN public.data_versions d ON d.workspace_id = s.workspace_id
          WHERE w.real_time AND s.workspace_id = w.id AND s.formula_version = c.formula_version
            AND s.data_version = coalesce(d.version, 0)) l ON true
      WHERE w.id = wanted[n] AND w.account_id = accounts[n] AND w.deleted_at IS NULL`,
    around: IN_SCOPE_OF_EACH,
  },
  {
    // Versions, so that what they stand for need not be read for every draft: the transactions that wrote the rows.
    name: "read_draft_versions(wanted text[], accounts text[])",
    returns: "TABLE (place int, brand text, models jsonb)",
    query: `SELECT n, c.xmin::text,
        (SELECT jsonb_object_agg(m.platform, m.xmin::text) FROM public.draft_models m WHERE m.workspace_id = w.id)
      FROM public.workspaces w LEFT JOIN public.current_scores c ON c.workspace_id = w.id
      WHERE w.id = wanted[n] AND w.account_id = accounts[n] AND w.deleted_at IS NULL`,
    around: IN_SCOPE_OF_EACH,
  },
  {
    // The same of audits that are named by their ids, each in a workspace of the account or, where one is told, in that one.
    name: "read_audit_versions(wanted text[], accounts text[], workspaces text[])",
    returns: "TABLE (place int, version text)",
    query: `SELECT n, a.xmin::text FROM public.audits a WHERE a.workspace_id = ${WORKSPACE} AND a.id = wanted[n]`,
    around: IN_SCOPE_OF_EACH_AUDIT,
  },
  {
    // What lib/request-log has collected of several workspaces.
    name: "keep_requests(batch jsonb)",
    returns: "SETOF bigint",
    query: `WITH counted AS (
        INSERT INTO public.request_counts AS c (workspace_id, minute, operation, status, requests)
        SELECT batch -> (n - 1) ->> 'workspace', to_timestamp((one ->> 0)::float8), one ->> 1, (one ->> 2)::smallint, (one ->> 3)::int
        FROM jsonb_array_elements(batch -> (n - 1) -> 'counts') one
        ON CONFLICT (workspace_id, minute, operation, status) DO UPDATE SET requests = c.requests + EXCLUDED.requests
        RETURNING 1
      ), kept AS (
        INSERT INTO public.logged_requests (workspace_id, at, id, operation, status, duration_ms, key_id, title)
        SELECT batch -> (n - 1) ->> 'workspace', to_timestamp((one ->> 0)::float8), one ->> 1, one ->> 2, (one ->> 3)::smallint,
          (one ->> 4)::real, one ->> 5, one ->> 6
        FROM jsonb_array_elements(batch -> (n - 1) -> 'lines') one
        ON CONFLICT DO NOTHING RETURNING 1
      ) SELECT (SELECT count(*) FROM counted) + (SELECT count(*) FROM kept)`,
    around: IN_SCOPE_OF_EACH_PART,
  },
  {
    // Workspaces of several accounts beside each other: nothing is told of one that the person is no member of.
    name: "read_portfolio(wanted text[], accounts text[], person text, since date, fresh date)",
    returns: `TABLE (id text, score float8, calculated_at timestamptz, change jsonb, crisis jsonb, points jsonb, sources int,
      broken int, stale int, last_day date, webhooks int, audit_status text, audited_at timestamptz, empty_phase jsonb)`,
    query: `SELECT w.id, c.score, c.calculated_at, r.change,
        CASE WHEN (v.crisis_at > r.completed_at) IS NOT FALSE THEN v.crisis ELSE r.crisis END, t.points, s.sources, s.broken, s.stale, s.last_day, h.webhooks,
        a.status, a.audited_at, e.phase
      FROM public.workspaces w
        LEFT JOIN public.current_scores c ON c.workspace_id = w.id
        LEFT JOIN public.data_versions v ON v.workspace_id = w.id
        LEFT JOIN LATERAL (
          SELECT x.change, x.explanation->'crisis' AS crisis, b.completed_at
          FROM public.audits b, jsonb_to_record(b.result) AS x(change jsonb, explanation jsonb)
          WHERE b.workspace_id = w.id AND b.id = c.audit_id) r ON true
        LEFT JOIN LATERAL (
          SELECT jsonb_agg(jsonb_build_object('date', d.date, 'value', d.score) ORDER BY d.date) AS points FROM (
            SELECT DISTINCT ON (date_trunc('week', p.date)) p.date, p.score
            FROM public.score_points p
            WHERE p.workspace_id = w.id AND p.date >= since AND p.formula_version = c.formula_version
            ORDER BY date_trunc('week', p.date), p.date DESC, (p.kind = 'audit') DESC, p.calculated_at DESC) d) t ON true
        LEFT JOIN LATERAL (
          SELECT count(*)::int AS sources, (count(*) FILTER (WHERE f.status <> 'connected'))::int AS broken,
            (count(*) FILTER (WHERE f.status = 'connected' AND (f.newest IS NULL OR f.newest < fresh)))::int AS stale,
            max(f.newest) AS last_day
          FROM (
            SELECT o.status, greatest(
                (SELECT max(q.created_at) FROM public.posts q WHERE q.workspace_id = w.id AND q.profile_id = o.id)::date,
                (SELECT max(g.date) FROM public.account_days g WHERE g.workspace_id = w.id AND g.profile_id = o.id)) AS newest
            FROM public.profiles o
            WHERE o.workspace_id = w.id AND o.role = 'own' AND o.disconnected_at IS NULL) f) s ON true
        LEFT JOIN LATERAL (
          SELECT count(*)::int AS webhooks FROM public.webhooks k WHERE k.workspace_id = w.id
            AND (k.status = 'disabled' OR (k.status = 'active' AND k.failing_since IS NOT NULL))) h ON true
        LEFT JOIN LATERAL (
          SELECT u.status, coalesce(u.completed_at, u.created_at) AS audited_at FROM public.audits u
          WHERE u.workspace_id = w.id AND u.as_of IS NULL ORDER BY u.created_at DESC, u.id DESC LIMIT 1) a ON true
        LEFT JOIN LATERAL (
          SELECT jsonb_build_object('campaign_id', z.id, 'name', z.name, 'first_day', z.first_day) AS phase FROM (
            SELECT y.id, g.phase->>'name' AS name, d.day + 7 * ((g.phase->'weeks'->>0)::int - 1) AS first_day,
              d.day + 7 * (g.phase->'weeks'->>-1)::int - 1 AS last_day, d.today
            FROM public.campaigns y, jsonb_array_elements(y.phases) AS g(phase),
              LATERAL (SELECT (y.start_date AT TIME ZONE 'UTC')::date AS day, (now() AT TIME ZONE 'UTC')::date AS today) d
            WHERE y.workspace_id = w.id AND y.status <> 'completed') z
          WHERE z.last_day >= z.today AND z.first_day <= z.today + ${PHASE_AHEAD_DAYS}
            AND NOT EXISTS (SELECT FROM public.drafts i WHERE i.workspace_id = w.id AND i.campaign_id = z.id
              AND i.status <> 'dropped' AND i.planned_on BETWEEN z.first_day AND z.last_day)
            AND NOT EXISTS (SELECT FROM public.profiles o JOIN public.posts q ON q.workspace_id = w.id AND q.profile_id = o.id
              WHERE o.workspace_id = w.id AND o.role = 'own' AND q.is_reply IS NOT TRUE
                AND q.created_at >= (z.first_day::timestamp AT TIME ZONE 'UTC')
                AND q.created_at < ((z.last_day + 1)::timestamp AT TIME ZONE 'UTC'))
          ORDER BY z.first_day, z.id LIMIT 1) e ON true
      WHERE w.id = wanted[n] AND w.account_id = accounts[n] AND w.deleted_at IS NULL
        AND EXISTS (SELECT FROM public.memberships m WHERE m.workspace_id = w.id AND m.user_id = person)`,
    around: IN_SCOPE_OF_EACH,
  },
];
/**
 * What must be found before it is known whose request it is: by the digest of a key, a session or a link, by an e-mail address, by what a
 * provider calls somebody, by an id that a key may name; and what is told of others without their rows. They run with the owner's rights,
 * and return one row at most, or one a member of the workspace that asks.
 */
const FUNCTIONS = [
  {
    name: "find_key(wanted bytea, at timestamptz)",
    returns: `TABLE (id text, scopes text[], last_used_at timestamptz, workspace_id text, account_id text,
      is_primary boolean, plan text, plan_started_at timestamptz, addresses text[], agent_id text)`,
    // The token of an agent is good for as long as whoever allowed it may allow it still, and reaches that one workspace.
    query: `SELECT k.id, k.scopes, k.last_used_at, w.id, w.account_id,
        w.is_primary AND w.deleted_at IS NULL AND k.agent_id IS NULL, a.plan, a.plan_started_at, k.addresses, k.agent_id
      FROM api_keys k JOIN workspaces w ON w.id = k.workspace_id JOIN accounts a ON a.id = w.account_id
      WHERE k.digest = wanted AND k.revoked_at IS NULL AND (k.expires_at IS NULL OR k.expires_at > at)
        AND (k.agent_id IS NULL OR EXISTS (SELECT FROM agents g JOIN memberships m ON ${OF_ITS_KEEPER}
          WHERE g.id = k.agent_id AND g.workspace_id = k.workspace_id AND g.revoked_at IS NULL AND w.deleted_at IS NULL))`,
  },
  {
    name: "find_agent(wanted bytea)",
    returns: `TABLE (id text, workspace_id text, user_id text, client_id text, client_name text, redirect_uri text, scopes text[],
      code_challenge text, code_expires_at timestamptz, code_used_at timestamptz, refresh_digest bytea,
      refresh_expires_at timestamptz, is_of_code boolean)`,
    query: `SELECT g.id, g.workspace_id, g.user_id, g.client_id, g.client_name, g.redirect_uri, g.scopes, g.code_challenge,
        g.code_expires_at, g.code_used_at, g.refresh_digest, g.refresh_expires_at, g.code_digest = wanted
      FROM agents g JOIN memberships m ON ${OF_ITS_KEEPER} JOIN workspaces w ON w.id = g.workspace_id
      WHERE (g.code_digest = wanted OR g.family_digest = wanted) AND g.revoked_at IS NULL AND w.deleted_at IS NULL`,
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
    name: "find_sign_in_link(wanted bytea, at timestamptz)",
    returns:
      "TABLE (purpose text, id text, email text, name text, password_hash text, confirmed_at timestamptz)",
    query: `SELECT l.purpose, u.id, u.email, u.name, u.password_hash, u.confirmed_at FROM sign_in_links l JOIN users u ON u.id = l.user_id
      WHERE l.digest = wanted AND l.expires_at > at`,
  },
  {
    name: "find_passkey(wanted text)",
    returns:
      "TABLE (passkey_id text, public_key text, counter bigint, transports text[], id text, email text, name text, password_hash text)",
    query: `SELECT p.id, p.public_key, p.counter, p.transports, u.id, u.email, u.name, u.password_hash
      FROM passkeys p JOIN users u ON u.id = p.user_id WHERE p.credential_id = wanted`,
  },
  {
    name: "find_identity(wanted_provider text, wanted_subject text)",
    returns: "TABLE (identity_id text, id text, email text, name text, password_hash text)",
    query: `SELECT i.id, u.id, u.email, u.name, u.password_hash
      FROM user_identities i JOIN users u ON u.id = i.user_id WHERE i.provider = wanted_provider AND i.subject = wanted_subject`,
  },
  {
    name: "find_share(wanted bytea, at timestamptz)",
    returns: `TABLE (id text, audit_id text, brand text, password_hash text, expires_at timestamptz, last_opened_at timestamptz,
      workspace_id text, account_id text, plan text, plan_started_at timestamptz, time_zone text, locale text)`,
    query: `SELECT s.id, s.audit_id, w.name, s.password_hash, s.expires_at, s.last_opened_at, w.id, w.account_id, a.plan,
        a.plan_started_at, w.time_zone, w.locale
      FROM audit_shares s JOIN workspaces w ON w.id = s.workspace_id JOIN accounts a ON a.id = w.account_id
      WHERE s.digest = wanted AND s.revoked_at IS NULL AND s.expires_at > at AND w.deleted_at IS NULL`,
  },
  {
    name: "find_report_recipient(wanted bytea)",
    returns: "TABLE (workspace_id text, brand text, schedule_id text, email text)",
    query: `SELECT r.workspace_id, w.name, r.schedule_id, coalesce(r.email, u.email)
      FROM report_recipients r JOIN workspaces w ON w.id = r.workspace_id LEFT JOIN users u ON u.id = r.user_id
      WHERE r.digests @> ARRAY[wanted] AND w.deleted_at IS NULL LIMIT 1`,
  },
  {
    name: "find_invitation(wanted bytea, at timestamptz)",
    returns: `TABLE (id text, workspace_id text, plan text, brand text, email text, role text, inviter text, expires_at timestamptz,
      is_mailed boolean)`,
    query: `SELECT i.id, i.workspace_id, a.plan, w.name, i.email, i.role, u.name, i.expires_at, i.mail_digest IS NOT DISTINCT FROM wanted
      FROM invitations i JOIN workspaces w ON w.id = i.workspace_id JOIN accounts a ON a.id = w.account_id
        LEFT JOIN memberships m ON m.workspace_id = i.workspace_id AND m.user_id = i.invited_by LEFT JOIN users u ON u.id = m.user_id
      WHERE (i.digest = wanted OR i.mail_digest = wanted) AND i.expires_at > at AND w.deleted_at IS NULL`,
  },
  findWorkspaceOf("audit", "audits"),
  findWorkspaceOf("campaign", "campaigns"),
  findWorkspaceOf("webhook", "webhooks"),
  findWorkspaceOf("upload", "uploads"),
  {
    // Sessions are shown to their user alone: of those of the others in the workspace that asks, only when they were used last.
    name: "last_seen_of_members()",
    returns: "TABLE (user_id text, last_seen_at timestamptz)",
    query: `SELECT m.user_id, max(s.last_seen_at) FROM memberships m JOIN sessions s ON s.user_id = m.user_id
      WHERE m.workspace_id = ${WORKSPACE} GROUP BY m.user_id`,
  },
  {
    // Of all workspaces of the account whose workspace asks; there is no other sum over workspaces.
    name: "waiting_uploads()",
    returns: "TABLE (files bigint, bytes bigint)",
    query: `SELECT count(*), coalesce(sum(u.bytes), 0)::bigint FROM uploads u JOIN workspaces w ON w.id = u.workspace_id
      WHERE u.status IN ('receiving', 'processing') AND w.account_id = (SELECT o.account_id FROM workspaces o WHERE o.id = ${WORKSPACE})`,
  },
];

/** Makes the functions that web and worker call, each for the roles that may. */
export function functionStatements(roles: AccessRoles): string[] {
  return [
    ...FUNCTIONS.flatMap((one) =>
      functionOf(one, roles, "STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp"),
    ),
    ...SCOPED_FUNCTIONS.flatMap((one) => functionOf(one, roles, "VOLATILE")),
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
