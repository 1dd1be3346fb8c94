import { afterEach, describe, expect, it } from "vitest";
import {
  copyAudit,
  importBetterPosts,
  makeAuditedWorkspace,
  runAsOperator,
  runToEnd,
} from "#scripts/testing/audits.ts";
import { operatorFor } from "../access/operator-for.ts";
import { SECOND } from "../formula/second-version.fixture.ts";
import { tryFormula } from "../formula/versions.ts";
import { addDays, utcDay } from "../time.ts";
import { compareAudits } from "./compare-audits.ts";
import { explainAudit } from "./explain-audit.ts";
import { listAudits } from "./list-audits.ts";
import { listComparable } from "./list-comparable.ts";

let stop = () => {};
afterEach(() => stop());

async function audited() {
  const workspace = await makeAuditedWorkspace();
  return { ...workspace, caller: await operatorFor(workspace.id) };
}

describe("two audits compared", () => {
  it("has the earlier one first, whichever is named first, and the bounds of the one right before", async () => {
    const { id, key, auditId, caller } = await audited();
    await importBetterPosts(id);
    const next = await runToEnd({ id, key });
    const { previous, result } = await explainAudit(caller, next);
    const found = await compareAudits(caller, [next, auditId]);
    expect(found.before.audit_id).toBe(auditId);
    expect(found.after.audit_id).toBe(next);
    expect(found.movements).toEqual(previous?.movements);
    expect(found.movements.length).toBeGreaterThan(0);
    expect(found.difference).toEqual(previous?.difference);
    expect(found.change).toEqual(result.change);
    expect(found.change.low).toBeDefined();
    const moved = found.movements.reduce((sum, { points }) => sum + points, 0);
    expect(Math.abs(moved - (found.after.score - found.before.score))).toBeLessThan(0.2);
    expect((await listAudits(caller, { limit: 2, offset: 0 })).audits.map(({ change }) => change)).toEqual([
      result.change,
      null,
    ]);
  });

  it("knows no bounds over several audits, and tells the points all the same", async () => {
    const { id, key, auditId, caller } = await audited();
    await runToEnd({ id, key });
    await importBetterPosts(id);
    const third = await runToEnd({ id, key });
    const { before, after, change } = await compareAudits(caller, [auditId, third]);
    expect(change).toEqual({ points: Number((after.score - before.score).toFixed(1)) });
  });

  it("orders by the days that audits speak of", async () => {
    const { id, auditId, caller } = await audited();
    const asOf = addDays(utcDay(new Date()), -10);
    const past = await runAsOperator(id, { asOf });
    const found = await compareAudits(caller, [auditId, past]);
    expect([found.before.audit_id, found.after.audit_id]).toEqual([past, auditId]);
    expect(found.before.as_of).toBe(asOf);
    expect((await listComparable(caller)).map(({ audit_id, as_of }) => [audit_id, as_of])).toEqual([
      [auditId, null],
      [past, asOf],
    ]);
  });

  it("names both formulas and no movement where they differ", async () => {
    const { id, key, auditId, caller } = await audited();
    stop = tryFormula(SECOND);
    const second = await runToEnd({ id, key });
    const { difference, movements } = await compareAudits(caller, [auditId, second]);
    expect(difference.formula).toEqual({ before: expect.any(String), after: "v1-presence" });
    expect(movements).toEqual([]);
  });

  it("404 for the same one twice, an unknown one, and one of another workspace", async () => {
    const { auditId, caller } = await audited();
    const { id, auditId: foreign } = await makeAuditedWorkspace();
    for (const other of [auditId, "aud_none", foreign])
      await expect(compareAudits(caller, [auditId, other])).rejects.toMatchObject({ title: "Not Found" });
    expect((await listComparable(await operatorFor(id))).map(({ audit_id }) => audit_id)).toEqual([foreign]);
  });

  it("lists 200 audits at most", async () => {
    const { id, auditId, caller } = await audited();
    await copyAudit(id, auditId, 205, new Date());
    expect(await listComparable(caller)).toHaveLength(200);
  });
});
