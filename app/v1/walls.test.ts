import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { askInternal } from "#scripts/testing/ask-internal.ts";
import { prepareFor } from "#scripts/testing/furnish.ts";
import { listInternalRoutes } from "#scripts/testing/internal-routes.ts";
import { type House, makeHouse, type Place } from "#scripts/testing/make-house.ts";
import { OPERATIONS } from "#scripts/testing/operations.ts";
import { ownerPool } from "#scripts/testing/owner-db.ts";
import { askInFull } from "#scripts/testing/reach.ts";
import { recordStatements, type Statement } from "#scripts/testing/record-statements.ts";
import { signedIn } from "#scripts/testing/session-user.ts";

/** The first wall: the condition by which a statement itself keeps to its workspace or account. */
const CONDITION =
  /(?<![\w".])((?:"?\w+"?\.)*"?(?:workspace_id|account_id)"?) (=|IN|= ANY) (\$\d+|\(\$\d+(?:,\$\d+)*\))/g;
/** What else narrows a statement: without it the wall has more to hold back. */
const OF_A_THING =
  /(?<![\w".])((?:"?\w+"?\.)*"?(?:id|audit_id|event_id|webhook_id|upload_id|delivery_id|user_id)"?) (=|IN|= ANY) (\$\d+|\(\$\d+(?:,\$\d+)*\))/g;
const POLICY_VIOLATED = "42501";
/** Codes of a unique index and of a foreign key. */
const FORBIDDEN = ["23505", "23503"];
const STRANGER = ["ws_0000000000000000000000", "acc_000000000000000000000", "usr_000000000000000000000"];
const NOBODY = ["", "", ""];

let house: House;
let statements: Statement[];
let product: pg.Client;

beforeAll(async () => {
  const all = await recordStatements(async () => {
    house = await makeHouse();
    await useEverything();
  });
  statements = [...new Map(all.map((one) => [one.text, one])).values()];
  product = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await product.connect();
}, 120_000);

afterAll(() => product.end());

/** Imports, audits and everything else come with the house; then every operation and every endpoint of the dashboard. */
async function useEverything(): Promise<void> {
  const { own } = house.places;
  const named = { ...own, auditId: own.things.audit_id };
  for (const operation of OPERATIONS) expect((await askInFull(operation, named)).status).toBeLessThan(500);
  signedIn.user = house.users.owner;
  // Fixtures are laid by what imports, audits and campaigns do here too; their rows would stand in the way of the same statements again.
  const isAsked = ({ name }: { name: string }) => !name.includes("/internal/") && name !== "POST test-mode";
  for (const route of (await listInternalRoutes()).filter(isAsked)) {
    const things = await prepareFor(route.name, own);
    const { status } = await askInternal(route, { workspace_id: own.id, ...things });
    expect([route.name, status]).toEqual([route.name, 200]);
  }
}

const opened = (text: string, condition: RegExp) =>
  text.replace(condition, (_, _column, _operator, values: string) =>
    values.replace(/\$\d+/g, (value) => `${value}::text IS NOT NULL`).replaceAll(",", " AND "),
  );
const withoutCondition = (text: string) => opened(text, CONDITION);
/** The same for all things of a kind, not for the one that was asked for, and not for a page of them. */
const forEveryId = (statement: Statement) => ({
  ...statement,
  text: opened(statement.text, OF_A_THING)
    .replace(
      /\b(LIMIT|OFFSET) (\$\d+)/g,
      (_, word, value) => `${word} ${word === "LIMIT" ? "1000 + " : ""}0 * ${value}::int`,
    )
    .replace(/\bLIMIT 1\s*$/, "LIMIT 1000"),
});

/** The same for all things of a kind, unless that is what a unique index or a foreign key forbids. */
async function widen(statement: Statement): Promise<Statement> {
  const wide = forEveryId(statement);
  try {
    await run(product, wide);
    return wide;
  } catch (error) {
    if (FORBIDDEN.includes((error as { code?: string }).code ?? "")) return statement;
    throw error;
  }
}

type Outcome = { rows: string[]; count: number | null };

/** What a statement gives within a scope; nothing of it stays. */
async function run(client: pg.Client | pg.PoolClient, { text, values, scope }: Statement): Promise<Outcome> {
  await client.query("BEGIN");
  try {
    const set = ["workspace_id", "account_id", "user_id"].map(
      (name, n) => `set_config('plinth.${name}', $${n + 1}, true)`,
    );
    await client.query(`SELECT ${set.join(", ")}`, scope);
    const { rows, rowCount } = await client.query({ text, values, rowMode: "array" });
    return { rows: rows.map((row) => JSON.stringify(row)).sort(), count: rowCount };
  } finally {
    await client.query("ROLLBACK");
  }
}

const isInsert = ({ text }: Statement) => /^\s*(WITH[\s\S]*)?INSERT/i.test(text);
/** What is found by a digest, before it is known whose it is: by a function of `prisma/access-functions.ts`. */
const isLookup = ({ text }: Statement) =>
  /\bfind_(key|session|user_by_email|(audit|campaign|webhook|upload)_workspace)\(/.test(text);
/** Clocks and sequences differ from one run to the next. */
const isRepeatable = ({ text }: Statement) => !/clock_timestamp|nextval|gen_random/.test(text);

describe("what the policies of the database hold back when a statement forgets its workspace", () => {
  it("the product's statements were recorded, and have such a condition", () => {
    expect(statements.length).toBeGreaterThan(120);
    expect(statements.filter(({ text }) => withoutCondition(text) !== text).length).toBeGreaterThan(80);
  });

  it("nothing else comes: each statement gives the same without its condition, and the owner sees more", async () => {
    const owner = await ownerPool().connect();
    let seenByOwner = 0;
    try {
      for (const statement of statements.filter((one) => !isInsert(one) && isRepeatable(one))) {
        const wide = await widen(statement);
        const open = { ...wide, text: withoutCondition(wide.text) };
        if (open.text === wide.text) continue;
        const expected = await run(product, wide);
        const outcome = await run(product, open);
        // A person sees their other workspaces too, and an account its own; a workspace sees itself alone.
        const [, account, user] = statement.scope;
        if (account || user) expectNothingOf(elsewhereFor(statement), outcome);
        else expect([open.text, outcome]).toEqual([open.text, expected]);
        if (JSON.stringify(await run(owner, open)) !== JSON.stringify(expected)) seenByOwner += 1;
      }
    } finally {
      owner.release();
    }
    expect(seenByOwner).toBeGreaterThan(30);
  });

  it("in the scope of a stranger no statement gives or changes a row of the workspace", async () => {
    for (const statement of statements.filter(
      (one) => !isInsert(one) && isRepeatable(one) && !isLookup(one),
    )) {
      const open = { ...statement, text: withoutCondition(statement.text) };
      for (const scope of [STRANGER, NOBODY])
        expectNothingOf(house.places.own, await run(product, { ...open, scope }));
    }
  });

  it("nothing is written into another workspace", async () => {
    const moved = statements.filter((one) => isInsert(one) && one.values.includes(one.scope[0]));
    expect(moved.length).toBeGreaterThan(8);
    for (const statement of moved) {
      const elsewhere = elsewhereFor(statement).id;
      const values = statement.values.map((value) => (value === statement.scope[0] ? elsewhere : value));
      const outcome = await run(product, { ...statement, values }).catch((error) => error.code);
      expect([statement.text, outcome]).toEqual([statement.text, POLICY_VIOLATED]);
    }
  });
});

/** A workspace of another account than that of the statement's scope. */
function elsewhereFor({ scope: [workspaceId] }: Statement): Place {
  const { own, foreign } = house.places;
  return workspaceId === foreign.id ? own : foreign;
}

/** No row of a workspace is in an outcome: neither its id nor that of a thing in it. */
function expectNothingOf({ id, things }: Place, { rows }: Outcome): void {
  const { platform: _, ...ids } = things;
  const seen = [id, ...Object.values(ids)].filter((one) => rows.some((row) => row.includes(one)));
  expect(seen).toEqual([]);
}

describe("the product's own address", () => {
  it("shows no row of anybody without a scope", async () => {
    const { rows } = await ownerPool().query<{ name: string }>(
      "SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relrowsecurity AND relforcerowsecurity",
    );
    expect(rows.length).toBeGreaterThan(25);
    for (const { name } of rows) {
      const { rows: seen } = await product.query(`SELECT count(*)::int AS count FROM "${name}"`);
      expect([name, seen[0].count]).toEqual([name, 0]);
    }
  });

  it("every table that has a workspace, and those that lead to one, are forced to row-level security", async () => {
    const { rows } = await ownerPool().query(`
      SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'
        AND NOT (relrowsecurity AND relforcerowsecurity) ORDER BY 1`);
    expect(rows.map(({ relname }) => relname)).toEqual([
      "_prisma_migrations",
      // Of nobody before the answer.
      "challenges",
      // What programs say of themselves, before anybody has allowed them anything.
      "oauth_clients",
      "rate_limits",
      "vendor_budgets",
      "web_processes",
    ]);
  });

  it("is of a role that may not change tables", async () => {
    await expect(product.query("CREATE TABLE mine (id text)")).rejects.toMatchObject({ code: "42501" });
  });
});
