import { expect, it } from "vitest";
import { nameStatement, shorten } from "./name-statement.ts";

it.each([
  ['SELECT "public"."audits"."id" FROM "public"."audits" WHERE "id" = $1 OFFSET $2', "SELECT audits"],
  ['INSERT INTO "public"."events" ("id") VALUES ($1)', "INSERT events"],
  ["\n  UPDATE uploads SET status = $1", "UPDATE uploads"],
  ["WITH free AS (SELECT 1 FROM deliveries d) UPDATE deliveries d SET id = $1", "WITH deliveries"],
  ["SELECT 1", "SELECT"],
  ["COMMIT", "COMMIT"],
  ["BEGIN", null],
  ["BEGIN ISOLATION LEVEL SERIALIZABLE", null],
  ["SELECT set_config('plinth.workspace_id', $1, true)", null],
])("%s is called %s", (text, name) => {
  expect(nameStatement(text)).toBe(name);
  expect(nameStatement(text)).toBe(name);
});

it("a statement is one line, and no longer than is read", () => {
  expect(shorten("SELECT\n    1\n  FROM x ")).toBe("SELECT 1 FROM x");
  expect(shorten(`SELECT ${"x, ".repeat(5_000)}`)).toHaveLength(2_002);
});
