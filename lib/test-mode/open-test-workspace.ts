import { findTestWorkspace } from "../access/find-test-workspace.ts";
import type { Caller } from "../caller.ts";
import { inIdentityTransaction, inOneTransaction, withIdentity } from "../db.ts";
import { newId } from "../ids.ts";
import { lockUntilEnd } from "../lock-until-end.ts";
import { FIXTURE_BRAND } from "./fixture-files.ts";
import { layFixtures } from "./lay-fixtures.ts";

/**
 * The test workspace of the caller's workspace, made with its fixtures when it is asked for first. It belongs to an account of its own, on
 * the same plan, and has no members: no list, limit or sweep over the account or its people meets it.
 * @returns its id
 */
export async function openTestWorkspace(caller: Caller, now: Date): Promise<string> {
  const { workspaceId } = caller;
  const there = await findTestWorkspace(workspaceId);
  const id = there ?? (await addTestWorkspace(caller, now));
  const { fixturesAt } = await withIdentity({ workspaceId: id }, (db) =>
    db.workspace.findFirstOrThrow({ where: { id }, select: { fixturesAt: true } }),
  );
  // One that was made and not filled, because something broke between, is filled now.
  if (!fixturesAt) await layFixtures(id, now);
  return id;
}

/** Of two at once the second gets what the first has made. */
function addTestWorkspace({ workspaceId, accountId }: Caller, now: Date): Promise<string> {
  return inOneTransaction(workspaceId, async (tx) => {
    await lockUntilEnd(tx, `test workspace of ${workspaceId}`);
    const there = await findTestWorkspace(workspaceId);
    if (there) return there;
    const live = await withIdentity({ accountId, workspaceId }, (db) =>
      db.account.findFirstOrThrow({ where: { id: accountId } }),
    );
    const [id, ownAccount] = [newId("ws"), newId("acc")];
    await inIdentityTransaction({ accountId: ownAccount, workspaceId: id }, async (own) => {
      const { plan, billingPeriod, planStartedAt } = live;
      const dates = { createdAt: now };
      await own.account.create({
        data: { id: ownAccount, name: FIXTURE_BRAND, plan, billingPeriod, planStartedAt, ...dates },
      });
      const data = { id, accountId: ownAccount, name: FIXTURE_BRAND, isPrimary: true, testOf: workspaceId };
      await own.workspace.create({ data: { ...data, ...dates } });
    });
    return id;
  });
}
