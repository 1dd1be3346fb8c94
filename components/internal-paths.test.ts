import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { internalPath } from "./internal-paths.ts";
import { INTERNAL_ROUTES } from "./internal-routes.ts";

const root = join(import.meta.dirname, "..");
const routes = globSync("internal/**/route.ts", { cwd: join(root, "app") }).map(
  (file) => `/${file.replace(/\/route\.ts$/, "")}`,
);
const sources = globSync("components/**/*.{ts,tsx}", { cwd: root })
  .filter((file) => !file.includes("internal-"))
  .map((file) => ({ file, text: readFileSync(join(root, file), "utf8") }));

it("every path of the list has its route, and every route its path", () => {
  expect(routes).toContain("/internal/workspaces/[workspace_id]/audits");
  expect([...INTERNAL_ROUTES].sort()).toEqual(routes.sort());
});

it("every path is asked by a component", () => {
  const asked = sources.flatMap(({ text }) => [...text.matchAll(/internalPath\(\s*"([^"]+)"/g)]);
  expect([...new Set(asked.map(([, path = ""]) => path))].sort()).toEqual([...INTERNAL_ROUTES].sort());
});

it("no component writes such an address by hand", () => {
  const byHand = sources.filter(({ text }) =>
    text.replaceAll(/internalPath\(\s*"[^"]+"|^type .*;$/gm, "").includes("/internal/"),
  );
  expect(byHand.map(({ file }) => file)).toEqual([]);
});

it("fills in parameters and query, encoded, and leaves out what has no value", () => {
  const ids = { workspace_id: "ws_1", webhook_id: "a/b" };
  expect(
    internalPath("/internal/workspaces/[workspace_id]/webhooks/[webhook_id]/deliveries", ids, {
      limit: 20,
      status: null,
    }),
  ).toBe("/internal/workspaces/ws_1/webhooks/a%2Fb/deliveries?limit=20");
  expect(internalPath("/internal/sign-up", {})).toBe("/internal/sign-up");
});
