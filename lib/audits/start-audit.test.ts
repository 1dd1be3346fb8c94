import { expect, it } from "vitest";
import { operatorFor } from "#lib/access/operator-for.ts";
import { Problem } from "#lib/problems.ts";
import { makeWorkspaceWithPosts } from "#scripts/testing/workspaces.ts";
import { startAudit } from "./start-audit.ts";

// In a file of its own: no connection is open yet, as in a server that has just started.
it("starts one of 100 audits that are asked for at once, also when they are the first requests of a process", async () => {
  const { id } = await makeWorkspaceWithPosts();
  const caller = await operatorFor(id);
  const start = () => startAudit(caller, { lookback_days: 90 }, { now: new Date() });
  const results = await Promise.allSettled(Array.from({ length: 100 }, start));
  const titles = results.map((one) =>
    one.status === "fulfilled" ? "started" : (one.reason as Problem).title,
  );
  expect(titles.filter((title) => title === "started")).toHaveLength(1);
  expect(titles.filter((title) => title === "Audit In Progress")).toHaveLength(99);
  expect(results.every((one) => one.status === "fulfilled" || one.reason instanceof Problem)).toBe(true);
});
