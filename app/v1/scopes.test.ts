import { beforeAll, describe, expect, it } from "vitest";
import { findMember } from "#lib/access/find-member.ts";
import { operatorFor } from "#lib/access/operator-for.ts";
import { actorOf, type Caller } from "#lib/caller.ts";
import type { Operation } from "#lib/http/operation.ts";
import { newId } from "#lib/ids.ts";
import { expandScopes, SCOPES, type Scope } from "#lib/scopes.ts";
import { makeMember } from "#scripts/testing/members.ts";
import { OPERATIONS } from "#scripts/testing/operations.ts";
import { makeWorkspace } from "#scripts/testing/workspaces.ts";
import { PATHS } from "./paths.ts";

const REFUSED = { title: "Insufficient Scope", status: 403 };

const DECLARED = Object.entries(PATHS).flatMap(([path, handlers]) =>
  Object.entries(handlers).flatMap(([method, { declaration }]) => {
    if (!declaration) return [];
    const unnamed = (template: string) => template.replaceAll(/\{\w+\}/g, "{}");
    const known = OPERATIONS.find((one) => one.method === method && unnamed(one.template) === unnamed(path));
    return [{ name: `${method} ${path}`, declaration, known }];
  }),
);

let caller: Caller;

beforeAll(async () => {
  const { id } = await makeWorkspace("enterprise");
  caller = { ...(await operatorFor(id)), actor: actorOf(newId("key")) };
});

/** What the library says behind the door, where nobody has looked at the scopes. */
async function callBehindTheDoor(
  declaration: Operation,
  scopes: readonly Scope[],
  { path = "", body: content = {} }: { path?: string; body?: object } = {},
): Promise<unknown> {
  const { params, query, body } = declaration;
  const asked = Object.fromEntries(new URL(path, "http://127.0.0.1/").searchParams);
  const ids = {
    audit_id: "aud_unknown",
    import_id: "upl_unknown",
    campaign_id: "cmp_unknown",
    webhook_id: "wh_unknown",
    delivery_id: "dlv_unknown",
  };
  const input = {
    caller: { ...caller, scopes },
    params: params?.parse(ids) ?? {},
    query: query?.parse(asked) ?? {},
    body: body?.parse(content) ?? {},
    file: (async function* () {})(),
    now: new Date(),
  };
  return declaration.handle(input as never).catch((problem: unknown) => problem);
}

describe.each(DECLARED)("$name", ({ declaration, known }) => {
  it("declares the scope that the contract lists for it", () => {
    expect(known?.scope).toBe(declaration.scope);
  });

  it("is refused by the library, too, without its scope, and let through with it alone", async () => {
    const others = SCOPES.filter((scope) => scope !== declaration.scope);
    expect(await callBehindTheDoor(declaration, others, known)).toMatchObject(REFUSED);
    expect(await callBehindTheDoor(declaration, [declaration.scope], known)).not.toMatchObject(REFUSED);
  });
});

it("every scope is needed by an operation: none can be asked for in vain", () => {
  expect(new Set(DECLARED.map(({ declaration }) => declaration.scope))).toEqual(new Set(SCOPES));
});

describe("expandScopes", () => {
  it.each([
    [["read"], SCOPES.filter((scope) => scope.endsWith(":read"))],
    [["write"], SCOPES.filter((scope) => scope.endsWith(":write"))],
    [["read", "write"], SCOPES],
    [
      ["write", "score:read"],
      ["score:read", ...SCOPES.filter((scope) => scope.endsWith(":write"))],
    ],
    [["audits:write", "audits:write"], ["audits:write"]],
    [["everything", "audits"], []],
  ])("%j", (names, expected) => {
    expect(new Set(expandScopes(names))).toEqual(new Set(expected));
  });
});

it("a viewer may do what changes nothing, the others all", async () => {
  const scopesOf = async (role: "owner" | "admin" | "editor" | "viewer") => {
    const { caller: member, workspace } = await makeMember(role);
    return (await findMember(member.actor.id, workspace.id))?.caller.scopes;
  };
  expect(await scopesOf("viewer")).toEqual(expandScopes(["read", "studio:write"]));
  for (const role of ["owner", "admin", "editor"] as const) expect(await scopesOf(role)).toEqual(SCOPES);
});
