import { randomBytes } from "node:crypto";
import { afterEach, beforeEach, expect, it } from "vitest";
import { rereadEnv } from "#lib/env.ts";
import { newId } from "#lib/ids.ts";
import { ownerDb, ownerPool } from "#scripts/testing/owner-db.ts";
import { resealSecrets, SEALED_COLUMNS } from "./reseal-secrets.ts";
import { currentKey, seal, unseal } from "./seal.ts";

const newKey = () => randomBytes(32).toString("base64");
const [OLD, NEW] = [`old:${newKey()}`, `renewed:${newKey()}`];
const before = process.env.PLINTH_ENCRYPTION_KEYS;
const now = new Date();

function setKeys(...keys: string[]): void {
  process.env.PLINTH_ENCRYPTION_KEYS = keys.join();
  rereadEnv();
}

beforeEach(async () => {
  setKeys(OLD);
  await ownerPool().query(
    "TRUNCATE webhooks, signing_secrets, idempotency_keys, connections, oauth_states, users CASCADE",
  );
});
afterEach(() => {
  process.env.PLINTH_ENCRYPTION_KEYS = before;
  rereadEnv();
});

/** One value in each place where there may be one, of so many workspaces. */
async function fill(workspaces: number): Promise<void> {
  for (let n = 0; n < workspaces; n++) {
    const [workspaceId, id] = [`ws_${n}`, newId("wh")];
    const at = (table: string, row: string, column: string) =>
      seal(`${table} ${column} ${n}`, { workspaceId, table, row, column });
    const secret = at("webhooks", id, "secret");
    const previousSecret = n % 2 === 0 ? at("webhooks", id, "previous_secret") : null;
    const webhook = {
      url: "https://x.example/",
      events: [],
      status: "active",
      createdBy: "operator",
      createdAt: now,
    };
    await ownerDb().webhook.create({ data: { workspaceId, id, secret, previousSecret, ...webhook } });
    const signing = at("signing_secrets", workspaceId, "secret");
    await ownerDb().signingSecret.create({ data: { workspaceId, secret: signing, createdAt: now } });
    const connection = {
      platform: "youtube",
      accountId: "UC1",
      tokens: at("connections", "prf_1", "tokens"),
      storedAt: now,
      createdAt: now,
    };
    await ownerDb().connection.create({ data: { workspaceId, profileId: "prf_1", ...connection } });
    const state = { sessionId: "s", userId: "u", platform: "youtube", expiresAt: now };
    const verifier = at("oauth_states", "digest", "secret");
    await ownerDb().oauthState.create({ data: { workspaceId, id: "digest", secret: verifier, ...state } });
    const user = { id: `usr_${n}`, email: `${n}@example.com`, name: "Ada", createdAt: now };
    const place = { workspaceId: "", table: "second_steps", row: user.id, column: "secret" };
    const step = { secret: seal(`second_steps ${n}`, place), createdAt: now, lastStep: 0 };
    await ownerDb().user.create({ data: { ...user, secondStep: { create: step } } });
    const body = Buffer.from(at("idempotency_keys", "k", "body")).toString("base64");
    await ownerDb().idempotencyKey.create({
      data: { workspaceId, key: "k", fingerprint: "f", body, createdAt: now },
    });
  }
}

/** What stands in all places, opened with the keys that are set. */
async function readAll(): Promise<string[]> {
  const read = SEALED_COLUMNS.map(async ({ table, column, row, isText, isPersons }) => {
    const workspace = isPersons ? "'' AS workspace_id" : "workspace_id";
    const text = `SELECT ${workspace}, ${row} AS row, ${column} AS sealed FROM ${table} WHERE ${column} IS NOT NULL`;
    const { rows } = await ownerPool().query(text);
    return rows.map(({ workspace_id: workspaceId, row, sealed }) =>
      unseal(isText ? Buffer.from(sealed, "base64") : sealed, { workspaceId, table, row, column }),
    );
  });
  return (await Promise.all(read)).flat().sort();
}

it("seals everything with the first key, so that the others can go; a second call finds nothing", async () => {
  await fill(3);
  const secrets = await readAll();
  expect(secrets).toHaveLength(20);
  setKeys(NEW, OLD);
  expect(await resealSecrets()).toEqual({ key: "renewed", resealed: 20, unreadable: 0 });
  setKeys(NEW);
  expect(await readAll()).toEqual(secrets);
  expect(await resealSecrets()).toEqual({ key: "renewed", resealed: 0, unreadable: 0 });
});

it("goes through more rows than a batch, also when it was broken off", async () => {
  await fill(420);
  setKeys(NEW, OLD);
  await ownerPool().query("ALTER TABLE signing_secrets RENAME TO away");
  await expect(resealSecrets()).rejects.toThrow("signing_secrets");
  await ownerPool().query("ALTER TABLE away RENAME TO signing_secrets");
  expect(await resealSecrets()).toEqual({ key: "renewed", resealed: 2_100, unreadable: 0 });
  setKeys(NEW);
  expect(await readAll()).toHaveLength(420 * 6 + 210);
}, 60_000);

it("leaves what no key opens as it is, and says how much that is", async () => {
  await fill(2);
  setKeys(NEW);
  await fill(0);
  expect(await resealSecrets()).toEqual({ key: "renewed", resealed: 0, unreadable: 13 });
  setKeys(OLD);
  expect(await readAll()).toHaveLength(13);
});

it("knows every column that may hold something sealed", async () => {
  const { rows } = await ownerPool().query<{ name: string }>(
    `SELECT table_name || '.' || column_name AS name FROM information_schema.columns
     WHERE table_schema = 'public' AND (data_type = 'bytea' OR column_name LIKE '%secret%' OR column_name LIKE '%token%')`,
  );
  // Digests, chunks of files, pictures, and the tokens of leases, which keep no secret.
  const others = [
    /digest$/,
    /^upload_chunks\.data$/,
    /^connections\.picture$/,
    /^post_pictures\.picture$/,
    /^report_looks\.logo$/,
    /lease_token$/,
  ];
  const found = rows.map(({ name }) => name).filter((name) => !others.some((other) => other.test(name)));
  const known = SEALED_COLUMNS.filter(({ isText }) => !isText).map(
    ({ table, column }) => `${table}.${column}`,
  );
  expect(found.sort()).toEqual(known.sort());
});

it("tells the current key", () => {
  expect(currentKey()).toEqual({ id: "old", start: new Uint8Array([3, ...Buffer.from("old")]) });
});
