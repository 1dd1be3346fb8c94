import { afterEach, expect, it } from "vitest";
import { makeAuditedWorkspace, runAsOperator, runToEnd } from "#scripts/testing/audits.ts";
import { operatorFor } from "../access/operator-for.ts";
import { withWorkspace } from "../db.ts";
import { SECOND } from "../formula/second-version.fixture.ts";
import { tryFormula } from "../formula/versions.ts";
import { addDays, utcDay } from "../time.ts";
import { listTrend } from "./list-trend.ts";

let stop = () => {};
afterEach(() => stop());

async function scoreOf(workspaceId: string, id: string): Promise<number> {
  const where = { workspaceId_id: { workspaceId, id } };
  const { result } = await withWorkspace(workspaceId, (tx) => tx.audit.findUniqueOrThrow({ where }));
  return (result as { score: number }).score;
}

it("is the last score of each day that audits speak of, by the newest formula alone", async () => {
  const { id, key } = await makeAuditedWorkspace();
  const caller = await operatorFor(id);
  const today = utcDay(new Date());
  const before = addDays(today, -20);
  const past = await runAsOperator(id, { asOf: before });
  const last = await runToEnd({ id, key });
  expect(await listTrend(caller)).toEqual([
    { date: before, value: await scoreOf(id, past) },
    { date: today, value: await scoreOf(id, last) },
  ]);
  stop = tryFormula(SECOND);
  const other = await runToEnd({ id, key });
  expect(await listTrend(caller)).toEqual([{ date: today, value: await scoreOf(id, other) }]);
});

it("leaves out scores that rest on nothing, and other workspaces", async () => {
  const [one, other] = [await makeAuditedWorkspace(), await makeAuditedWorkspace()];
  await withWorkspace(
    one.id,
    (tx) => tx.$executeRaw`
      UPDATE audits SET result = jsonb_set(result, '{confidence}', (
        SELECT jsonb_object_agg(key, value || '{"level": "none"}') FROM jsonb_each(result -> 'confidence')))
      WHERE workspace_id = ${one.id}`,
  );
  expect(await listTrend(await operatorFor(one.id))).toEqual([]);
  expect(await listTrend(await operatorFor(other.id))).toHaveLength(1);
});
