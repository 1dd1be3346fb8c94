import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { INTERNAL_PATHS, internalPath } from "./internal-paths.ts";

const root = join(import.meta.dirname, "..");
const routes = globSync("internal/**/route.ts", { cwd: join(root, "app") }).map(
  (file) => `/${file.replace(/\/route\.ts$/, "")}`,
);
const sources = globSync("components/**/*.{ts,tsx}", { cwd: root })
  .filter((file) => !file.includes("internal-paths"))
  .map((file) => ({ file, text: readFileSync(join(root, file), "utf8") }));

it("every path of the list has its route, and every route its path", () => {
  expect(routes).toContain("/internal/workspaces/[workspace_id]/audits");
  expect(Object.values<string>(INTERNAL_PATHS).sort()).toEqual(routes.sort());
});

it("every path is asked by a component", () => {
  const asked = sources.flatMap(({ text }) => [...text.matchAll(/internalPath\(\s*"(\w+)"/g)]);
  const names = asked.map(([, name = ""]) => name);
  expect([...new Set(names)].sort()).toEqual(Object.keys(INTERNAL_PATHS).sort());
});

it("no component writes such an address by hand", () => {
  const byHand = sources.filter(({ text }) => text.includes("/internal/")).map(({ file }) => file);
  expect(byHand).toEqual([]);
});

it("fills in parameters and query, encoded, and leaves out what has no value", () => {
  const ids = { workspace_id: "ws_1", webhook_id: "a/b" };
  expect(internalPath("deliveries", ids, { limit: 20, status: null })).toBe(
    "/internal/workspaces/ws_1/webhooks/a%2Fb/deliveries?limit=20",
  );
  expect(internalPath("signUp", {})).toBe("/internal/sign-up");
});
