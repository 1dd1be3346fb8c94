import { afterEach, expect, it } from "vitest";
import { operatorFor } from "#lib/access/operator-for.ts";
import { explainAudit } from "#lib/audits/explain-audit.ts";
import { SECOND } from "#lib/formula/second-version.fixture.ts";
import { tryFormula } from "#lib/formula/versions.ts";
import { importBetterPosts, makeAuditedWorkspace, runToEnd } from "#scripts/testing/audits.ts";
import { describeReport } from "./describe-report.ts";
import { writeReport } from "./write-report.ts";

let stop = () => {};
afterEach(() => stop());

async function twoAudits() {
  const { id, key, auditId } = await makeAuditedWorkspace();
  await importBetterPosts(id);
  return { id, key, caller: await operatorFor(id), first: auditId, second: await runToEnd({ id, key }) };
}

it("tells score, place, pillars, what moved and three actions at most, and no figure of what is not known", async () => {
  const { caller, second } = await twoAudits();
  const audit = await explainAudit(caller, second);
  const report = describeReport("Larkspur Tea", audit);
  expect(report.score?.shown).toBe(audit.result.score.toFixed(1));
  expect(report.title).toMatch(/^Larkspur Tea: audit of \d+ \w+ \d{4}$/);
  expect(report.pillars.map(({ name }) => name)).toHaveLength(5);
  expect(report.pillars[3]).toMatchObject({ name: "Sentiment", score: null, change: "" });
  expect(report.pillars[2]).toMatchObject({ score: audit.result.pillars.impact.score });
  expect(report.summary.join(" ")).toMatch(
    /^Ahead of \d+ % of [\d,]+ accounts in the reference set\. Based on/,
  );
  expect(report.summary.join(" ")).toMatch(/Up \d+\.\d points, from the audit of .+ Biggest gain: /);
  expect(report.actions.length).toBeLessThanOrEqual(3);
  expect(report.actions.map(({ action }) => action)).toEqual(
    audit.result.recommendations
      .slice(0, 3)
      .map(({ action }) => expect.stringContaining(action.slice(0, 12))),
  );
});

it("of the first audit has no change, and of another formula says so instead of one", async () => {
  const { id, key, caller, first } = await twoAudits();
  const report = describeReport("Larkspur Tea", await explainAudit(caller, first));
  expect(report.since).toBe("");
  expect(report.pillars.map(({ change }) => change)).toEqual(["", "", "", "", ""]);
  expect(report.summary.at(-1)).toContain("This is the first audit");
  stop = tryFormula(SECOND);
  const third = describeReport("Larkspur Tea", await explainAudit(caller, await runToEnd({ id, key })));
  expect(third.pillars.map(({ change }) => change)).toEqual(["", "", "", "", ""]);
  expect(third.summary.join(" ")).toContain("Not comparable: the formula has changed.");
  expect(third.summary.join(" ")).not.toMatch(/Up|Down \d/);
});

it("is the same bytes every time", async () => {
  const { caller, second } = await twoAudits();
  const [one, two] = [
    await writeReport(caller, "Larkspur Tea", second),
    await writeReport(caller, "Larkspur Tea", second),
  ];
  expect(Buffer.from(one.body as Uint8Array).equals(two.body as Uint8Array)).toBe(true);
});
