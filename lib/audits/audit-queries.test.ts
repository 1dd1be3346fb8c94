import { describe, expect, it } from "vitest";
import { withWorkspace } from "#lib/db.ts";
import { addDays, endOf, utcDay } from "#lib/time.ts";
import { makeSmallWorkspace, runAsOperator } from "#scripts/testing/audits.ts";
import { importAudience } from "#scripts/testing/workspaces.ts";
import { findPreviousAudit } from "./audit-queries.ts";

const ago = (days: number) => addDays(utcDay(new Date()), -days);

async function makeAudits() {
  const { id } = await makeSmallWorkspace();
  await importAudience(id);
  const previousOf = async (auditId: string) => {
    const where = { workspaceId_id: { workspaceId: id, id: auditId } };
    return withWorkspace(id, async (tx) => {
      const audit = await tx.audit.findUniqueOrThrow({ where, select: { id: true, asOf: true } });
      return (await findPreviousAudit(tx, id, audit))?.id ?? null;
    });
  };
  return { id, previousOf };
}

describe("the audit that one as of a past day is compared with", () => {
  it("is the newest that speaks of an earlier day, whenever it was run", async () => {
    const { id, previousOf } = await makeAudits();
    const late = await runAsOperator(id, { asOf: ago(10) });
    const early = await runAsOperator(id, { asOf: ago(60) });
    const middle = await runAsOperator(id, { asOf: ago(30) });
    const current = await runAsOperator(id, {});
    const again = await runAsOperator(id, { asOf: ago(10) });
    expect(await previousOf(early)).toBeNull();
    expect(await previousOf(middle)).toBe(early);
    expect(await previousOf(late)).toBe(middle);
    // One of the same day is no earlier one, and of two of an earlier day the one that was run last counts.
    expect(await previousOf(again)).toBe(middle);
    const rerun = await runAsOperator(id, { asOf: ago(30) });
    expect(await previousOf(again)).toBe(rerun);
    expect(await previousOf(current)).toBeNull();
    const next = await runAsOperator(id, {});
    expect(await previousOf(next)).toBe(current);
  });

  it("may be a current one, which speaks of the day on which it was asked for", async () => {
    const { id, previousOf } = await makeAudits();
    const current = await runAsOperator(id, {});
    // Asked for just before midnight, ended just after.
    const createdAt = new Date(endOf(ago(6)).getTime() - 1_000);
    const completedAt = new Date(createdAt.getTime() + 5_000);
    const where = { workspaceId_id: { workspaceId: id, id: current } };
    await withWorkspace(id, (tx) => tx.audit.update({ where, data: { createdAt, completedAt } }));
    const nextDay = await runAsOperator(id, { asOf: ago(5) });
    expect(await previousOf(nextDay)).toBe(current);
    const sameDay = await runAsOperator(id, { asOf: ago(6) });
    expect(await previousOf(sameDay)).toBeNull();
  });
});
