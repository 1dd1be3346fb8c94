import type pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeHouse } from "#scripts/testing/make-house.ts";
import { OPERATIONS } from "#scripts/testing/operations.ts";
import { ownerPool } from "#scripts/testing/owner-db.ts";
import { askInFull } from "#scripts/testing/reach.ts";
import { type Distribution, readDistribution } from "#scripts/testing/read-distribution.ts";
import { recordStatements } from "#scripts/testing/record-statements.ts";

/** Tables that are not spread by workspace, each with the reason. */
const NOT_BY_WORKSPACE: Record<string, string> = {
  accounts: "has workspaces; is none's",
  workspaces:
    "found by account and by user before the workspace of a request is known; one of an account is its primary",
  users: "a person is a member of several workspaces, and found by e-mail address",
  memberships: "asked for all workspaces of a user",
  api_keys: "found by digest before the workspace of a request is known",
  agents: "found by digest of a code or token before the workspace of a request is known, and by user",
  oauth_clients: "of nobody: what programs say of themselves before anybody has allowed them anything",
  sessions: "a user's",
  sign_in_links: "a user's; found by digest before it is known whose",
  second_steps: "a user's",
  passkeys: "a user's; found by their own id before it is known whose",
  user_identities: "a user's; found by a provider's id before it is known whose",
  challenges: "of nobody before the answer",
  recovery_codes: "a user's",
  audit_shares: "found by digest before the workspace of a request is known",
  invitations: "found by digest before the workspace of a request is known",
  audit_log: "what a person does to what is their own has no workspace; append-only, ordered by one sequence",
  rate_limits: "counters by keys of several kinds; of no workspace where they count sign-ins",
  web_processes: "processes of the installation",
  vendor_budgets: "an app's budget at a vendor is shared by all workspaces",
  _prisma_migrations: "the history of the schema",
};

/** Statements that may ask more than one node, each with the reason. */
const OVER_NODES: Record<string, string> = {
  find_audit_workspace:
    "a key of the primary workspace names a thing of any workspace of the account by its id alone",
  find_campaign_workspace: "the same",
  find_webhook_workspace: "the same",
  find_upload_workspace: "the same",
  waiting_uploads: "a sum over the workspaces of an account",
  find_report_recipient:
    "a link that stops reports is found by digest before the workspace of a request is known",
};

let owner: pg.PoolClient;
let distribution: Distribution;

beforeAll(async () => {
  owner = await ownerPool().connect();
  distribution = await readDistribution(owner);
});

afterAll(() => owner.release());

const isDistributed = (table: string) => distribution.distributed.has(table);

async function ask<Row extends pg.QueryResultRow>(sql: string): Promise<Row[]> {
  return (await owner.query<Row>(sql)).rows;
}

describe("the catalog of a migrated database", () => {
  it("has no table of which deploy/citus.sql or the list of exceptions does not know", async () => {
    const tables = await ask<{ name: string }>(
      `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p')`,
    );
    const names = tables.map(({ name }) => name);
    expect(names.filter((name) => !isDistributed(name)).sort()).toEqual(Object.keys(NOT_BY_WORKSPACE).sort());
    expect([...distribution.distributed.keys()].filter((name) => !names.includes(name))).toEqual([]);
    expect([...distribution.reference].filter((name) => !(name in NOT_BY_WORKSPACE))).toEqual([]);
    expect(new Set(distribution.distributed.values())).toEqual(new Set(["workspace_id"]));
  });

  it("has workspace_id in every row and every unique index of a tenant table", async () => {
    const indexes = await ask<{ table: string; index: string; columns: string[] }>(
      `SELECT t.relname AS table, i.relname AS index,
         ARRAY(SELECT a.attname::text FROM pg_attribute a WHERE a.attrelid = t.oid AND a.attnum = ANY (x.indkey)) AS columns
       FROM pg_index x JOIN pg_class t ON t.oid = x.indrelid JOIN pg_class i ON i.oid = x.indexrelid
       WHERE t.relnamespace = 'public'::regnamespace AND (x.indisunique OR x.indisexclusion)`,
    );
    const tenants = indexes.filter(({ table }) => isDistributed(table));
    expect(tenants.length).toBeGreaterThanOrEqual(distribution.distributed.size);
    expect(tenants.filter(({ columns }) => !columns.includes("workspace_id"))).toEqual([]);
    const nullable = await ask<{ name: string }>(
      `SELECT c.relname AS name FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
       WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND a.attname = 'workspace_id' AND NOT a.attnotnull`,
    );
    expect(nullable.map(({ name }) => name).filter(isDistributed)).toEqual([]);
  });

  it("has no foreign key that leaves a workspace, or that would move a row to another one", async () => {
    const keys = await ask<{
      name: string;
      from: string;
      to: string;
      own: string[];
      other: string[];
      on: string;
    }>(
      `SELECT k.conname AS name, f.relname AS from, t.relname AS to, k.confupdtype::text || k.confdeltype::text AS on,
         ARRAY(SELECT a.attname::text FROM unnest(k.conkey) n JOIN pg_attribute a ON a.attrelid = f.oid AND a.attnum = n) AS own,
         ARRAY(SELECT a.attname::text FROM unnest(k.confkey) n JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum = n) AS other
       FROM pg_constraint k JOIN pg_class f ON f.oid = k.conrelid JOIN pg_class t ON t.oid = k.confrelid
       WHERE k.contype = 'f' AND k.connamespace = 'public'::regnamespace`,
    );
    expect(keys.length).toBeGreaterThan(8);
    for (const { name, from, to, own, other, on } of keys) {
      if (!isDistributed(from)) {
        expect([name, isDistributed(to)]).toEqual([name, false]);
        continue;
      }
      const at = own.indexOf("workspace_id");
      expect([name, isDistributed(to), other[at]]).toEqual([name, true, "workspace_id"]);
      // a: no action, r: restrict, c: cascade; what changes a key would move its row.
      expect([name, on]).toEqual([name, expect.stringMatching(/^[ar][arc]$/)]);
    }
  });
});

type Plan = { "Node Type": string; "Relation Name"?: string; Plans?: Plan[]; [other: string]: unknown };

/** The scans of tenant tables in a plan that no condition holds to one workspace. */
function findWideScans(plan: Plan): string[] {
  const table = plan["Relation Name"];
  const conditions = ["Index Cond", "Recheck Cond", "Filter"]
    .map((name) => String(plan[name] ?? ""))
    .join(" ");
  const isWide =
    table !== undefined &&
    isDistributed(table) &&
    plan["Node Type"] !== "ModifyTable" &&
    !/\bworkspace_id\)?(::text)? = (?!ANY)|= \(?\w+\.workspace_id\b/.test(conditions);
  return [...(isWide ? [`${table}: ${conditions}`] : []), ...(plan.Plans ?? []).flatMap(findWideScans)];
}

/** What of a statement would leave its node, by the plan that PostgreSQL makes of it for any values. */
async function explain(text: string): Promise<string[]> {
  const [row] = await ask<{ "QUERY PLAN": [{ Plan: Plan }] }>(
    `EXPLAIN (GENERIC_PLAN, VERBOSE, FORMAT JSON) ${text}`,
  );
  return row ? findWideScans(row["QUERY PLAN"][0].Plan) : [];
}

describe("the statements of the product", () => {
  it("each names the workspace for every tenant table that it reads or writes", async () => {
    const recorded = await recordStatements(async () => {
      const { own } = (await makeHouse()).places;
      const named = { ...own, auditId: own.things.audit_id };
      for (const operation of OPERATIONS)
        expect([operation.name, (await askInFull(operation, named)).status]).toEqual([operation.name, 200]);
    });
    const statements = new Set(
      recorded
        .map(({ text }) => text)
        .filter((text) => /^\s*(SELECT|INSERT|UPDATE|DELETE|WITH|MERGE)\b/i.test(text)),
    );
    expect(statements.size).toBeGreaterThan(100);
    const wide: Record<string, string[]> = {};
    for (const text of statements) {
      const found = await explain(text);
      if (found.length > 0) wide[text] = found;
    }
    expect(wide).toEqual({});
  }, 120_000);

  it("so do those inside of its functions", async () => {
    const functions = await ask<{
      name: string;
      source: string;
      parameters: string[] | null;
      types: string[];
    }>(
      `SELECT proname AS name, prosrc AS source, proargnames[1:pronargs] AS parameters, proargtypes::regtype[]::text[] AS types
       FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND prosrc LIKE '%RETURN QUERY%'`,
    );
    expect(functions.length).toBeGreaterThan(5);
    const wide: string[] = [];
    // A nested loop looks up row by row, whoever's they are, and its plan reads as if it were held to one workspace.
    await ask("SET enable_nestloop = off");
    for (const { name, source, parameters, types } of functions) {
      let query = /RETURN QUERY ([\s\S]*?); +END/.exec(source)?.[1] ?? "";
      for (const [n, parameter] of (parameters ?? []).entries())
        query = query.replace(
          new RegExp(`(?<![.\\w])${parameter}(?![.\\w])`, "g"),
          `($${n + 1}::${types[n]})`,
        );
      // The place in the arrays of a function that reads for several.
      query = query.replace(/(?<![.\w])n(?![.\w])/g, "1");
      if ((await explain(query)).length > 0) wide.push(name);
    }
    await ask("RESET enable_nestloop");
    expect(wide.sort()).toEqual(Object.keys(OVER_NODES).sort());
  });

  it("and a statement that forgets it is found", async () => {
    expect(await explain("SELECT id FROM audits WHERE id = $1")).toHaveLength(1);
    expect(
      await explain("SELECT a.id FROM audits a JOIN events e ON e.id = a.id WHERE a.workspace_id = $1"),
    ).toHaveLength(1);
    expect(await explain("UPDATE audits SET status = $2 WHERE id = $1")).toHaveLength(1);
    expect(await explain("SELECT id FROM audits WHERE workspace_id = $1 AND id = $2")).toEqual([]);
  });
});
