import { expect, it } from "vitest";
import { makeWorkspace } from "#scripts/testing/workspaces.ts";
import { withWorkspace } from "../db.ts";
import { getOrMakeSigningSecret } from "./signing-secret.ts";

const get = (workspaceId: string) =>
  withWorkspace(workspaceId, (tx) => getOrMakeSigningSecret(tx, workspaceId, new Date()));

it("is made once for a workspace, also by many at once, and is another one for each", async () => {
  const [one, other] = [await makeWorkspace(), await makeWorkspace()];
  const secrets = await Promise.all(Array.from({ length: 10 }, () => get(one.id)));
  expect(new Set(secrets).size).toBe(1);
  expect(await get(one.id)).toBe(secrets[0]);
  expect(secrets[0]).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(await get(other.id)).not.toBe(secrets[0]);
});

it("is stored sealed", async () => {
  const { id: workspaceId } = await makeWorkspace();
  const secret = await get(workspaceId);
  const where = { workspaceId };
  const row = await withWorkspace(workspaceId, (tx) => tx.signingSecret.findUniqueOrThrow({ where }));
  expect(Buffer.from(row.secret).includes(Buffer.from(secret))).toBe(false);
});
