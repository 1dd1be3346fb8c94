import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { type OlderDatabase, openOlderDatabase } from "#scripts/testing/older-database.ts";

const NAME = "20261122223533_confirmed_emails";
let older: OlderDatabase;

/** Owners by how their account came to be; `adopted` signed up, and the operator later made a workspace for the address. */
const BEFORE = `
  INSERT INTO accounts (id, name, plan, plan_started_at, created_at)
    SELECT 'acc_' || n, 'Brand', 'pro', now(), now() FROM unnest(ARRAY['made', 'signed', 'adopted', 'old', 'second']) n;
  INSERT INTO workspaces (id, account_id, name, is_primary, created_at)
    SELECT 'ws_' || n, 'acc_' || n, 'Brand', true, now() FROM unnest(ARRAY['made', 'signed', 'adopted', 'old', 'second']) n;
  INSERT INTO users (id, email, name, created_at)
    SELECT 'usr_' || n, n || '@example.com', n, '2026-01-02Z' FROM unnest(ARRAY['made', 'signed', 'adopted', 'old']) n;
  INSERT INTO memberships (workspace_id, user_id, role, created_at) VALUES
    ('ws_made', 'usr_made', 'owner', now()), ('ws_signed', 'usr_signed', 'owner', now()),
    ('ws_adopted', 'usr_adopted', 'owner', now()), ('ws_second', 'usr_adopted', 'owner', now()),
    ('ws_old', 'usr_old', 'owner', now());
  INSERT INTO audit_log (workspace_id, at, actor_kind, actor_id, action, subject_kind, subject_id) VALUES
    ('ws_made', now(), 'operator', 'operator', 'workspace.created', 'workspace', 'ws_made'),
    ('ws_signed', now(), 'user', 'usr_signed', 'workspace.created', 'workspace', 'ws_signed'),
    ('ws_adopted', now(), 'user', 'usr_adopted', 'workspace.created', 'workspace', 'ws_adopted'),
    ('ws_second', now(), 'operator', 'operator', 'workspace.created', 'workspace', 'ws_second');`;

beforeAll(async () => {
  older = await openOlderDatabase(inject("databaseAdminUrl"), NAME, BEFORE);
  await older.upgrade();
});

afterAll(() => older.drop());

it("confirms whom the operator made; who signed up, or of whom nothing is recorded, has yet to do so", async () => {
  const { rows } = await older.client.query("SELECT id, confirmed_at FROM users ORDER BY id");
  expect(Object.fromEntries(rows.map(({ id, confirmed_at: at }) => [id, at?.toISOString() ?? null]))).toEqual(
    {
      usr_made: "2026-01-02T00:00:00.000Z",
      usr_signed: null,
      usr_adopted: null,
      usr_old: null,
    },
  );
});
