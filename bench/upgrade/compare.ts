import { AUDIENCES, type Reading, SWITCHED } from "./switched-rows.ts";

/** Rows by the list that they are read for. */
export type Snapshot = Record<string, Row[]>;
export type Row = Record<string, unknown>;

/** How much of a list is as it was, what is not, and a figure that is told of it. */
export type Compared = { what: string; equal: number; total: number; differences: string[]; told?: string };

/** The figures of a platform had no owner but it; the newest file tells whose they are when it is not connected any more. */
const HANDLE_BEFORE = `coalesce(
  (SELECT handle FROM platform_connections c WHERE c.workspace_id = t.workspace_id AND c.platform = t.platform),
  (SELECT ltrim(handle, '@ ') FROM uploads u WHERE u.workspace_id = t.workspace_id AND u.platform = t.platform
    AND u.status = 'completed' ORDER BY u.created_at DESC LIMIT 1), '')`;
const NOTHING = "SELECT '{}'::jsonb AS row WHERE false";
const FIGURES = ["posts", "account_days", "comments", "post_periods"];
const FIGURES_BEFORE: Record<string, string> = { account_days: AUDIENCES };

/**
 * What the migrations since the last landing change, in one place. Every table that is not named here must hold what it held,
 * column by column; a column that came since is not looked at, a table that came since must be empty.
 */
export const CHANGED: Record<string, Reading> = {
  // Platform connections became profiles; figures without a connection have a disconnected one.
  profiles: {
    before: `SELECT to_jsonb(c) || '{"role": "own", "is_live": true}' AS row FROM platform_connections c
      UNION ALL SELECT jsonb_build_object('workspace_id', t.workspace_id, 'platform', t.platform, 'handle', ${HANDLE_BEFORE},
        'source', 'import', 'role', 'own', 'is_live', false) FROM (${FIGURES.map((table) => `SELECT workspace_id, platform FROM ${table}`).join(" UNION ")}) t
      WHERE NOT EXISTS (SELECT 1 FROM platform_connections c
        WHERE c.workspace_id = t.workspace_id AND c.platform = t.platform)`,
    after:
      "SELECT to_jsonb(p) - 'id' || jsonb_build_object('is_live', disconnected_at IS NULL) AS row FROM profiles p",
  },
  ...Object.fromEntries(
    FIGURES.map((table) => [
      table,
      {
        before: `SELECT to_jsonb(t) || jsonb_build_object('handle', ${HANDLE_BEFORE}) AS row FROM ${FIGURES_BEFORE[table] ?? table} t`,
        after: `SELECT to_jsonb(t) - 'profile_id' || jsonb_build_object('platform', p.platform, 'handle', p.handle) AS row
          FROM ${table} t JOIN profiles p ON p.workspace_id = t.workspace_id AND p.id = t.profile_id`,
      },
    ]),
  ),
  // Names of commenters became digests, by a key that each workspace got.
  comments: {
    before: `SELECT to_jsonb(t) - 'author' || jsonb_build_object('handle', ${HANDLE_BEFORE}) AS row FROM comments t`,
    after: `SELECT to_jsonb(t) - 'author' - 'profile_id' || jsonb_build_object('platform', p.platform, 'handle', p.handle) AS row
      FROM comments t JOIN profiles p ON p.workspace_id = t.workspace_id AND p.id = t.profile_id`,
  },
  comment_rules: { before: NOTHING, after: NOTHING },
  // What was counted of comments is kept since.
  comment_counts: { before: NOTHING, after: NOTHING },
  comment_readings: { before: NOTHING, after: NOTHING },
  comment_changes: { before: NOTHING, after: NOTHING },
  comment_sentiments: { before: NOTHING, after: NOTHING },
  // A start looks whether the keys of the demo account are good still.
  api_keys: {
    before: "SELECT to_jsonb(k) - 'last_used_at' AS row FROM api_keys k",
    after: "SELECT to_jsonb(k) AS row FROM api_keys k",
  },
  // What programs ask for after the upgrade is kept for some days.
  request_counts: { before: NOTHING, after: NOTHING },
  logged_requests: { before: NOTHING, after: NOTHING },
  // Sessions have a table of their own.
  users: {
    before: "SELECT to_jsonb(u) - 'session_version' AS row FROM users u",
    after: "SELECT to_jsonb(u) AS row FROM users u",
  },
  // An audit that was running takes its input down again, unless it was frozen already.
  audit_steps: {
    before: `SELECT to_jsonb(s) || CASE WHEN a.status = 'processing' AND NOT EXISTS (SELECT 1 FROM audit_steps f
          WHERE f.workspace_id = a.workspace_id AND f.audit_id = a.id AND f.name = 'score' AND f.finished_at IS NOT NULL) THEN '{"output": null, "finished_at": null, "runs": 0}'
        ELSE '{}'::jsonb END AS row FROM audit_steps s
      JOIN audits a ON a.workspace_id = s.workspace_id AND a.id = s.audit_id`,
    after: "SELECT to_jsonb(s) AS row FROM audit_steps s",
  },
  ...SWITCHED,
};

/** Tables that are read for another list, that PostgreSQL empties after a crash, or that are compared by themselves. */
export const LEFT_OUT = ["platform_connections", "rate_limits", "_prisma_migrations"];

/** Headers that are set by the server and not by what it answers: the server of this checkout is another one. */
const CHANGED_HEADERS = ["vary", "transfer-encoding", "content-length", "content-encoding"];
/** What a refusal tells people, and how it says what is wrong with a field: programs go by its title, code, status and pointers. */
const WORDS = ["detail", "message"];

/** Tags are weak now. */
const tellTag = (value: string) => value.replace(/^W\/(?=")/, "");

/** An answer of the API as far as it must be the same before and after. */
export function withoutChanges<A extends { headers: Record<string, string>; body: string }>(answer: A): A {
  const headers = Object.entries(answer.headers)
    .filter(([name]) => !CHANGED_HEADERS.includes(name))
    .map(([name, value]) => [name, name === "etag" ? tellTag(value) : value]);
  const isRefusal = answer.headers["content-type"]?.startsWith("application/problem+json");
  const body = isRefusal ? withoutWords(answer.body) : answer.body;
  return { ...answer, headers: Object.fromEntries(headers), body };
}

function withoutWords(body: string): string {
  return JSON.stringify(JSON.parse(body, (name, value) => (WORDS.includes(name) ? undefined : value)));
}

/** What tells rows of one list apart, as far as they have it. */
const NAMES = ["workspace_id", "platform", "handle", "user_id", "audit_id", "delivery_id", "id", "key"];
const PLACES = ["table", "column", "position", "number", "date", "kind", "source", "first_day", "last_day"];
const KEY = [...NAMES, ...PLACES, "is_stated"];
const SHOWN_CHARACTERS = 120;

/** Compares two snapshots list by list. */
export function compareSnapshots(before: Snapshot, after: Snapshot): Compared[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].sort().map((name) => compareRows(name, before[name] ?? [], after[name] ?? []));
}

function compareRows(what: string, before: Row[], after: Row[]): Compared {
  const [former, latter] = [byKey(before), byKey(after)];
  const differences: string[] = [];
  for (const [key, row] of former) {
    const other = latter.get(key);
    const columns = other ? Object.keys(row).filter((name) => !isEqual(row[name], other[name])) : [];
    if (!other) differences.push(`${what} ${key} is gone`);
    for (const name of columns)
      differences.push(`${what} ${key} ${name}: ${show(row[name])} → ${show(other?.[name])}`);
  }
  for (const key of latter.keys()) if (!former.has(key)) differences.push(`${what} ${key} came from nowhere`);
  const total = new Set([...former.keys(), ...latter.keys()]).size;
  const wrong = [...former].filter(([key, row]) => !isKept(row, latter.get(key))).length;
  const added = [...latter.keys()].filter((key) => !former.has(key)).length;
  return { what, equal: total - wrong - added, total, differences };
}

/** By what tells them apart; rows that nothing does are numbered. */
function byKey(rows: Row[]): Map<string, Row> {
  const found = new Map<string, Row>();
  for (const row of rows) {
    const names = KEY.filter((name) => name in row);
    const name = names.map((part) => String(row[part])).join(" ");
    let key = name;
    for (let n = 2; found.has(key); n++) key = `${name} #${n}`;
    found.set(key, row);
  }
  return found;
}

function isKept(row: Row, other: Row | undefined): boolean {
  return other !== undefined && Object.keys(row).every((name) => isEqual(row[name], other[name]));
}

/** What PostgreSQL gives as jsonb has its fields in one order. */
function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function show(value: unknown): string {
  const text = JSON.stringify(value) ?? "absent";
  return text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS)}…` : text;
}
