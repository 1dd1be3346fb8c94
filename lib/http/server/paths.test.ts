import { expect, it } from "vitest";
import { canonicalPath } from "./canonical-path.ts";
import { pathFinder } from "./find-path.ts";

it.each([
  ["/", "/"],
  ["/v1/audit/aud_1", "/v1/audit/aud_1"],
  ["/v1/a.b/.well-known", "/v1/a.b/.well-known"],
  ["/v1/", "/v1"],
  ["//", "/"],
  ["/a/./b/../c/", "/a/c"],
  ["/a/%2E%2e/b", "/b"],
  ["/\\evil.example/", "/evil.example"],
  ["/..//evil.example", "/evil.example"],
  ["/a%2f/", "/a%2f"],
])("the canonical path of %s is %s", (path, meant) => {
  expect(canonicalPath(path)).toBe(meant);
});

it("finds the path that is meant, with its decoded parameters; one without parameters goes first", () => {
  const [one, run, deep] = [{}, {}, {}];
  const find = pathFinder({ "/a/{id}": one, "/a/run": run, "/a/{id}/b/{other_id}": deep });
  expect(find("/a/run")).toEqual({ path: "/a/run", handlers: run, params: {} });
  expect(find("/a/x%20y")).toEqual({ path: "/a/{id}", handlers: one, params: { id: "x y" } });
  expect(find("/a/x%2Fy/b/%7Bz%7D")).toEqual({
    path: "/a/{id}/b/{other_id}",
    handlers: deep,
    params: { id: "x/y", other_id: "{z}" },
  });
  for (const path of ["/a", "/a/", "/a/x/b", "/a/x/b/y/z", "/b/run", "/A/run", "/a//b/x"])
    expect(find(path)).toBeNull();
});
