import { expect, it } from "vitest";
import { operatorFor } from "#lib/access/operator-for.ts";
import { createCampaign } from "#lib/campaigns/create-campaign.ts";
import { makeSmallWorkspace } from "#scripts/testing/audits.ts";
import { listPhaseChanges } from "#scripts/testing/campaigns.ts";
import { reconcile } from "./reconcile.ts";

it("campaigns advance: twelve weeks, three workers, an outage of two weeks, every move once", async () => {
  const workspace = await makeSmallWorkspace("agency");
  const start = new Date("2031-01-06T00:00:00Z");
  const afterDays = (days: number) => new Date(start.getTime() + days * 86_400_000);
  const caller = await operatorFor(workspace.id);
  const { id } = await createCampaign(caller, { name: "Spring", start_date: start }, afterDays(-30));
  // Events older than thirty days are thrown away on the way.
  const moves = new Map<number, Awaited<ReturnType<typeof listPhaseChanges>>[number]>();
  for (let day = 0; day <= 91; day += 7) {
    if (day > 14 && day <= 28) continue;
    const rounds = [1, 2, 3].map(() => reconcile(afterDays(day)));
    await Promise.all(rounds);
    for (const move of await listPhaseChanges(workspace.id, id)) moves.set(move.sequence, move);
  }
  const told = [...moves.values()].map(({ status, phase, changed_at }) => [
    status,
    phase,
    changed_at.slice(0, 10),
  ]);
  expect(told).toEqual([
    ["active", "foundation", "2031-01-06"],
    ["active", "build", "2031-01-27"],
    ["active", "peak", "2031-02-17"],
    ["active", "echo", "2031-03-10"],
    ["completed", "echo", "2031-03-31"],
  ]);
});
