import { expect, it } from "vitest";
import type { ScopeName } from "#lib/scopes.ts";
import { makeWorkspace } from "#scripts/testing/workspaces.ts";
import { createKey } from "./create-key.ts";
import { findCaller } from "./find-caller.ts";
import { listKeys } from "./list-keys.ts";

const now = new Date();
const create = async (workspaceId: string, scopes: string[]) =>
  createKey({ workspaceId, scopes: scopes as ScopeName[], createdBy: "test", now });

it("keeps the scopes as they were asked for, and allows what they stand for", async () => {
  const { id } = await makeWorkspace();
  const { key, key_id } = await create(id, ["audits:write", "read", "audits:write"]);
  const { keys } = await listKeys(id);
  expect(keys.find((one) => one.key_id === key_id)?.scopes).toEqual(["audits:write", "read"]);
  const caller = await findCaller(key, now);
  expect(caller?.scopes).toContain("webhooks:read");
  expect(caller?.scopes.filter((scope) => scope.endsWith(":write"))).toEqual(["audits:write"]);
});

it("is refused for a scope that there is not, and for none, with the names that there are", async () => {
  const { id } = await makeWorkspace();
  await expect(create(id, ["read", "audit:write"])).rejects.toMatchObject({
    title: "Invalid Request",
    message: expect.stringMatching(/^audit:write: no such scope\. Scopes are read, write, workspace:read, /),
  });
  await expect(create(id, [])).rejects.toMatchObject({
    message: expect.stringMatching(/^A key needs at least one scope\. Scopes are /),
  });
});
