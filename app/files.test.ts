import { parse } from "csv-parse/sync";
import { beforeAll, describe, expect, it } from "vitest";
import { operatorFor } from "#lib/access/operator-for.ts";
import { explainAudit } from "#lib/audits/explain-audit.ts";
import { makeAuditedWorkspace, runToEnd } from "#scripts/testing/audits.ts";
import { ownerDb } from "#scripts/testing/owner-db.ts";
import { signedIn } from "#scripts/testing/session-user.ts";
import { GET as getInputs } from "./(dashboard)/w/[workspace_id]/audits/[audit_id]/inputs.csv/route.ts";
import { GET as getReport } from "./(dashboard)/w/[workspace_id]/audits/[audit_id]/report.pdf/route.ts";
import { GET as getList } from "./(dashboard)/w/[workspace_id]/audits/audits.csv/route.ts";

type Place = Awaited<ReturnType<typeof makeAuditedWorkspace>> & { userId: string };
let own: Place;
let foreign: Place;

beforeAll(async () => {
  own = await place();
  foreign = await place();
});

async function place(): Promise<Place> {
  const workspace = await makeAuditedWorkspace();
  const { userId } = await ownerDb().membership.findFirstOrThrow({ where: { workspaceId: workspace.id } });
  return { ...workspace, userId };
}

/** Every file of a workspace's audits. */
const FILES = { "audits.csv": getList, "inputs.csv": getInputs, "report.pdf": getReport };
type Name = keyof typeof FILES;
const NAMES = Object.keys(FILES) as Name[];
const OF_AN_AUDIT = NAMES.filter((name) => name !== "audits.csv");

function get(name: Name, userId: string | null, workspaceId: string, auditId: string): Promise<Response> {
  signedIn.user = userId === null ? null : { id: userId };
  const request = new Request(`http://plinth.test/w/${workspaceId}/audits/${name}`);
  return FILES[name](request, { params: Promise.resolve({ workspace_id: workspaceId, audit_id: auditId }) });
}

const readTable = async (response: Response): Promise<Record<string, string>[]> =>
  parse(await response.text(), { bom: true, columns: true });

describe.each(NAMES)("%s", (name) => {
  it("is for members of the workspace alone, and kept by nobody on the way", async () => {
    const status = async (...[userId, place, auditId]: [string | null, Place, string]) =>
      (await get(name, userId, place.id, auditId)).status;
    expect(await status(null, own, own.auditId)).toBe(401);
    expect(await status(foreign.userId, own, own.auditId)).toBe(404);
    const answer = await get(name, own.userId, own.id, own.auditId);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    expect(answer.headers.get("content-disposition")).toMatch(/^attachment; filename="[A-Za-z0-9-]+\.\w+"$/);
  });

  it("is open to viewers", async () => {
    await ownerDb().membership.updateMany({ where: { workspaceId: own.id }, data: { role: "viewer" } });
    expect((await get(name, own.userId, own.id, own.auditId)).status).toBe(200);
    await ownerDb().membership.updateMany({ where: { workspaceId: own.id }, data: { role: "owner" } });
  });
});

it.each(OF_AN_AUDIT)("%s: 404 for an audit of another workspace, and for none", async (name) => {
  for (const auditId of [foreign.auditId, "aud_none"]) {
    const answer = await get(name, own.userId, own.id, auditId);
    expect(answer.status).toBe(404);
    expect(answer.headers.get("content-type")).toContain("application/problem+json");
  }
});

it("the inputs add up to the score, each with its benchmark and source", async () => {
  const rows = await readTable(await get("inputs.csv", own.userId, own.id, own.auditId));
  const { result } = await explainAudit(await operatorFor(own.id), own.auditId);
  const { contributions, rounding } = result.explanation;
  expect(rows.map(({ input, platform, source }) => [input, platform, source])).toEqual(
    contributions.map((one) => [one.input, one.platform ?? "", one.benchmark_source]),
  );
  const points = rows.reduce((sum, row) => sum + Number(row.points), 50 + rounding);
  expect(points).toBeCloseTo(result.score, 6);
});

it("the list has every audit, the newest first, and leaves empty what is not known", async () => {
  const second = await runToEnd(foreign);
  const rows = await readTable(await get("audits.csv", foreign.userId, foreign.id, ""));
  expect(rows.map(({ audit_id, status }) => [audit_id, status])).toEqual([
    [second, "completed"],
    [foreign.auditId, "completed"],
  ]);
  const { result } = await explainAudit(await operatorFor(foreign.id), second);
  expect(rows[0]).toMatchObject({
    score: String(result.score),
    change: "0",
    sentiment: "",
    platforms: "twitter",
  });
  expect(Number(rows[0]?.impact)).toBe(result.pillars.impact.score);
});
