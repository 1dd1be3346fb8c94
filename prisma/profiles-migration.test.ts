import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { type OlderDatabase, openOlderDatabase } from "#scripts/testing/older-database.ts";

const NAME = "20261122155602_profiles";
let older: OlderDatabase;

/** What an installation held before: a connected platform, one that was disconnected, one of which no file is known. */
const BEFORE = `
  INSERT INTO platform_connections VALUES
    ('ws_1', 'twitter', 'teahouse', 'reconnect_required', 'import', '2026-01-01', '2026-02-01'),
    ('ws_2', 'twitter', 'other', 'connected', 'import', '2026-01-02', NULL);
  INSERT INTO posts (workspace_id, platform, id, created_at, likes, imported_at) VALUES
    ('ws_1', 'twitter', 'p1', '2026-01-01', 5, now()), ('ws_1', 'tiktok', 'p1', '2026-01-02', 6, now()),
    ('ws_2', 'twitter', 'p1', NULL, 7, now());
  INSERT INTO account_days VALUES ('ws_1', 'twitter', '2026-01-01', 100), ('ws_2', 'youtube', '2026-01-01', 200);
  INSERT INTO posts (workspace_id, platform, id, created_at, followers, imported_at) VALUES
    ('ws_1', 'twitter', 'p2', '2026-01-01 20:00Z', 90, now()), ('ws_2', 'youtube', 'p2', '2026-01-02 23:59Z', 201, now()),
    ('ws_2', 'youtube', 'p1', '2026-01-02 08:00Z', 202, now()), ('ws_2', 'youtube', 'p3', NULL, 203, now());
  INSERT INTO comments (workspace_id, platform, id, text, imported_at) VALUES ('ws_1', 'tiktok', 'c1', 'Hm', now());
  INSERT INTO post_periods VALUES ('ws_1', 'twitter', '2026-01-01', '2026-01-31', true);
  INSERT INTO uploads (workspace_id, id, platform, handle, file_name, status, bytes, requested_by, created_at) VALUES
    ('ws_1', 'upl_1', 'tiktok', '@old', 'f', 'completed', 1, 'x', '2026-01-01'),
    ('ws_1', 'upl_2', 'tiktok', '@new', 'f', 'completed', 1, 'x', '2026-01-02'),
    ('ws_1', 'upl_3', 'tiktok', 'failed', 'f', 'failed', 1, 'x', '2026-01-03');
  INSERT INTO audits (workspace_id, id, status, lookback_days, requested_by, charged, created_at, estimated_completion)
    SELECT 'ws_' || n, 'aud_' || n, CASE n WHEN 1 THEN 'completed' ELSE 'processing' END, 90, 'x', true, now(), now()
    FROM generate_series(1, 3) AS n;
  INSERT INTO audit_steps (workspace_id, audit_id, position, name, label, runs, finished_at, output)
    SELECT workspace_id, id, 0, 'collect', 'Collect', 1, now(), '{}' FROM audits
    UNION ALL VALUES ('ws_3', 'aud_3', 1, 'score', 'Score', 1, now(), '{}'::jsonb);`;

const read = async (sql: string) => (await older.client.query({ text: sql, rowMode: "array" })).rows;

beforeAll(async () => {
  older = await openOlderDatabase(inject("databaseAdminUrl"), NAME, BEFORE);
  await older.upgrade();
});

afterAll(() => older.drop());

it("makes a profile of each connection, and a disconnected one where figures have none", async () => {
  const profiles = await read(`
    SELECT workspace_id, platform, handle, role, source, status, disconnected_at IS NULL, id ~ '^prf_[0-9a-f]{22}$'
    FROM profiles ORDER BY workspace_id, platform`);
  expect(profiles).toEqual([
    ["ws_1", "tiktok", "new", "own", "import", "connected", false, true],
    ["ws_1", "twitter", "teahouse", "own", "import", "reconnect_required", true, true],
    ["ws_2", "twitter", "other", "own", "import", "connected", true, true],
    ["ws_2", "youtube", "", "own", "import", "connected", false, true],
  ]);
});

it("leaves every figure with the profile of its platform", async () => {
  const ofTable = (table: string, columns: string) =>
    read(`SELECT p.workspace_id, p.platform, ${columns} FROM ${table} t JOIN profiles p
      ON p.workspace_id = t.workspace_id AND p.id = t.profile_id ORDER BY 1, 2, 3`);
  expect(await ofTable("posts", "t.id, t.likes::int")).toEqual([
    ["ws_1", "tiktok", "p1", 6],
    ["ws_1", "twitter", "p1", 5],
    ["ws_1", "twitter", "p2", null],
    ["ws_2", "twitter", "p1", 7],
    ["ws_2", "youtube", "p1", null],
    ["ws_2", "youtube", "p2", null],
    ["ws_2", "youtube", "p3", null],
  ]);
  expect(await ofTable("comments", "t.id")).toEqual([["ws_1", "tiktok", "c1"]]);
  expect(await ofTable("post_periods", "first_day::text")).toEqual([["ws_1", "twitter", "2026-01-01"]]);
});

it("makes the audience that posts tell a figure of its day, where none is stated, and what was computed before stale", async () => {
  expect(
    await read("SELECT workspace_id, date::text, followers::int, of_post FROM account_days ORDER BY 1, 2"),
  ).toEqual([
    ["ws_1", "2026-01-01", 100, false],
    ["ws_2", "2026-01-01", 200, false],
    ["ws_2", "2026-01-02", 201, true],
  ]);
  expect(await read("SELECT workspace_id, version::int FROM data_versions")).toEqual([["ws_2", 1]]);
});

it("lets running audits collect again, and leaves those that ended or have frozen their input", async () => {
  const steps = await read("SELECT audit_id, runs, output IS NULL FROM audit_steps ORDER BY 1");
  expect(steps).toEqual([
    ["aud_1", 1, false],
    ["aud_2", 0, true],
    ["aud_3", 1, false],
    ["aud_3", 1, false],
  ]);
});
