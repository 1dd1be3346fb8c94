import { expect, it } from "vitest";
import { operatorFor } from "#lib/access/operator-for.ts";
import { withPatience } from "#lib/database-patience.ts";
import { addDays, utcDay } from "#lib/time.ts";
import { makeSmallWorkspace, runAsOperator } from "#scripts/testing/audits.ts";
import { ownerPool } from "#scripts/testing/owner-db.ts";
import { makeWorkspace } from "#scripts/testing/workspaces.ts";
import { findVersions } from "./find-versions.ts";
import { fitAccountModels } from "./fit-account-models.ts";

it("has another version of the brand after each audit, and of a model after each fit", async () => {
  const { id } = await makeSmallWorkspace();
  const caller = await operatorFor(id);
  expect(await findVersions(caller)).toEqual({ brand: null, models: {} });
  await runAsOperator(id, {});
  const first = await findVersions(caller);
  expect(first?.brand).toMatch(/^\d+$/);
  expect(await findVersions(caller)).toEqual(first);
  await runAsOperator(id, { asOf: addDays(utcDay(new Date()), -20) });
  expect(await findVersions(caller)).toEqual(first);
  await runAsOperator(id, {});
  const second = await findVersions(caller);
  expect(second?.brand).not.toBe(first?.brand);
  await fitAccountModels(id, new Date());
  const third = await findVersions(caller);
  expect(third).toEqual({ brand: second?.brand, models: { twitter: expect.stringMatching(/^\d+$/) } });
});

it("tells nothing of a workspace to another account, nor of one that was deleted", async () => {
  const [{ id }, other] = [await makeSmallWorkspace(), await makeWorkspace()];
  const [caller, { accountId }] = [await operatorFor(id), await operatorFor(other.id)];
  await runAsOperator(id, {});
  expect(await findVersions({ workspaceId: id, accountId })).toBeNull();
  expect(await findVersions(caller)).not.toBeNull();
  await ownerPool().query("UPDATE workspaces SET deleted_at = now() WHERE id = $1", [id]);
  expect(await findVersions(caller)).toBeNull();
});

it("a draft that was sent after an audit had ended is scored with it, also while earlier ones wait in line", async () => {
  const { id } = await makeSmallWorkspace();
  const caller = await operatorFor(id);
  const { promise: audited, resolve } = Promise.withResolvers<void>();
  const earlier = withPatience(async () => {
    await audited;
    return findVersions(caller);
  });
  const before = await withPatience(() => findVersions(caller));
  await runAsOperator(id, {});
  resolve();
  const after = await withPatience(() => findVersions(caller));
  expect(before).toEqual({ brand: null, models: {} });
  expect(after?.brand).toMatch(/^\d+$/);
  expect([before, after]).toContainEqual(await earlier);
});
