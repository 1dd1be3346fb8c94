import { globSync } from "node:fs";
import { join, sep } from "node:path";
import { beforeAll, expect, it } from "vitest";
import type { Handler } from "#lib/http/route.ts";
import { PATHS } from "./paths.ts";

const folder = import.meta.dirname;
const found: Record<string, Record<string, Handler>> = {};

/** The path of a route file, with its parameters as OpenAPI writes them. */
function pathOf(file: string): string {
  const segments = file.split(sep).slice(0, -1);
  return ["/v1", ...segments.map((segment) => segment.replace(/^\[(\w+)\]$/, "{$1}"))].join("/");
}

const hasOperations = (module: Record<string, unknown>) =>
  Object.values(module).some(
    (value) => typeof value === "function" && "declaration" in value && value.declaration,
  );

beforeAll(async () => {
  for (const file of globSync("**/route.ts", { cwd: folder })) {
    const module = await import(join(folder, file));
    if (hasOperations(module)) found[pathOf(file)] = module;
  }
});

it("every route file with operations is in the list of paths, and every path of the list has its file", () => {
  expect(Object.keys(found)).toContain("/v1/audit/{audit_id}");
  expect(Object.keys(PATHS).sort()).toEqual(Object.keys(found).sort());
});

it("every path of the list leads to its own file", () => {
  for (const [path, module] of Object.entries(found)) expect(PATHS[path]?.OPTIONS).toBe(module.OPTIONS);
});

it("every route file has its tests beside it", () => {
  const routes = globSync("**/route.ts", { cwd: folder });
  const tests = globSync("**/route.test.ts", { cwd: folder });
  expect(tests.map((file) => file.replace(".test", "")).sort()).toEqual(routes.sort());
});
