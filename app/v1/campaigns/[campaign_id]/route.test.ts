import { describe, expect, it } from "vitest";
import { advanceCampaigns } from "#lib/campaigns/advance-campaigns.ts";
import { ask } from "#scripts/testing/ask.ts";
import { makeAuditedWorkspace } from "#scripts/testing/audits.ts";
import { beginDaysAgo, inDays, listPhaseChanges } from "#scripts/testing/campaigns.ts";
import { expectFields } from "#scripts/testing/expect-fields.ts";
import { expectProblem, pointersOf } from "#scripts/testing/expect-problem.ts";
import { makeCampaign } from "#scripts/testing/reach.ts";
import { makeWorkspace } from "#scripts/testing/workspaces.ts";

const ENTRY = [
  "id",
  "name",
  "status",
  "current_phase",
  "phase_progress",
  "score_at_start",
  "score_current",
  "score_delta",
  "created_at",
];
const WHOLE = [...ENTRY, "phases", "objective", "start_date", "duration_weeks"];

type Phase = { name: string; weeks: number[]; status: string };

async function make(changes: object = {}) {
  const workspace = await makeWorkspace("agency");
  const id = await makeCampaign(workspace, changes);
  const send = (method: string, body?: object) =>
    ask(method, `/v1/campaigns/${id}`, { key: workspace.key, ...(body && { body }) });
  return {
    id,
    workspace,
    get: async () => (await send("GET")).body,
    patch: (body?: object) => send("PATCH", body),
    remove: () => send("DELETE"),
    begin: (daysAgo: number) => beginDaysAgo(workspace.id, id, daysAgo),
    told: () => listPhaseChanges(workspace.id, id),
  };
}

const weeksOf = (body: { phases: Phase[] }) =>
  body.phases.map(({ name, weeks }) => `${name} ${weeks.length}`);

describe("GET /v1/campaigns/{campaign_id}", () => {
  it("has the fields of the list and the plan, and says the same as the list", async () => {
    const workspace = await makeAuditedWorkspace("agency");
    const { key } = workspace;
    const start_date = "2999-01-01T10:00:00+01:00";
    const id = await makeCampaign(workspace, { objective: " More visits ", start_date, duration_weeks: 2 });
    const { status, body } = await ask("GET", `/v1/campaigns/${id}`, { key });
    expect(status).toBe(200);
    expectFields(body, WHOLE);
    const { campaigns } = (await ask("GET", "/v1/campaigns", { key })).body;
    expect(body).toEqual({
      ...campaigns[0],
      objective: "More visits",
      start_date: "2999-01-01T09:00:00.000Z",
      duration_weeks: 2,
      phases: [
        { name: "Foundation", weeks: [1], status: "upcoming" },
        { name: "Build", weeks: [2], status: "upcoming" },
      ],
    });
  });

  it.each([
    [1, "active", "foundation", 4, ["active", "upcoming", "upcoming", "upcoming"]],
    [31.5, "active", "build", 50, ["completed", "active", "upcoming", "upcoming"]],
    [83.9, "active", "echo", 99, ["completed", "completed", "completed", "active"]],
    [84.1, "completed", "echo", 100, ["completed", "completed", "completed", "completed"]],
  ])("%d days after the start", async (days, status, current_phase, phase_progress, statuses) => {
    const { get, begin } = await make();
    await begin(days);
    const body = await get();
    expect(body).toMatchObject({ status, current_phase, phase_progress, objective: null });
    expect(body.phases.map((phase: Phase) => phase.status)).toEqual(statuses);
  });

  it("names the phase in lower case", async () => {
    const { get } = await make({ phases: [{ name: "Große TEASER Phase" }] });
    expect(await get()).toMatchObject({ current_phase: "große teaser phase" });
  });
});

describe("PATCH /v1/campaigns/{campaign_id}", () => {
  it("answers with the campaign, and changes nothing when nothing is sent", async () => {
    const { get, patch } = await make({ objective: "More visits" });
    const before = await get();
    for (const body of [undefined, {}, { unknown: 1, status: "completed", id: "cmp_x" }]) {
      const answer = await patch(body);
      expect(answer.status).toBe(200);
      expectFields(answer.body, WHOLE);
      expect(answer.body).toEqual(before);
    }
    expect(await get()).toEqual(before);
  });

  it("changes name and objective at any time", async () => {
    const { get, patch, begin } = await make();
    expect((await patch({ name: " Other ", objective: "More visits" })).body).toMatchObject({
      name: "Other",
      objective: "More visits",
    });
    await begin(30);
    expect((await patch({ name: "Third" })).body).toMatchObject({ name: "Third", status: "active" });
    await begin(300);
    await patch({ objective: "" });
    expect(await get()).toMatchObject({ name: "Third", objective: null });
  });

  it.each([
    [{ duration_weeks: 10 }, 10, ["Foundation 3", "Build 3", "Peak 2", "Echo 2"]],
    [{ duration_weeks: 2 }, 2, ["Foundation 1", "Build 1"]],
    [{ phases: [{ name: "A" }, { name: "B" }] }, 12, ["A 6", "B 6"]],
    [
      {
        phases: [
          { name: "A", weeks: 2 },
          { name: "B", weeks: 3 },
        ],
      },
      5,
      ["A 2", "B 3"],
    ],
    [{ phases: [{ name: "A", weeks: [1, 2] }], duration_weeks: 2 }, 2, ["A 2"]],
    [{ phases: [{ name: "A" }, { name: "B" }], duration_weeks: 3 }, 3, ["A 2", "B 1"]],
  ])("derives the phases of a draft anew: %j", async (body, duration_weeks, phases) => {
    const { get, patch } = await make();
    const answer = await patch(body);
    expect([answer.status, answer.body.duration_weeks, weeksOf(answer.body)]).toEqual([
      200,
      duration_weeks,
      phases,
    ]);
    expect(await get()).toEqual(answer.body);
  });

  it("a draft that is put off begins at its new start", async () => {
    const { patch, told } = await make({ start_date: inDays(1) });
    const { body } = await patch({ start_date: "2999-01-01" });
    expect(body.start_date).toBe("2999-01-01T00:00:00.000Z");
    await advanceCampaigns(new Date("2998-12-31T23:59:59Z"));
    expect(await told()).toEqual([]);
    await advanceCampaigns(new Date("2999-01-01T00:00:00Z"));
    expect(await told()).toMatchObject([{ status: "active", changed_at: "2999-01-01T00:00:00.000Z" }]);
  });

  it("400 Invalid Duration: other than the sum of the phases that stay", async () => {
    const { patch } = await make({
      phases: [
        { name: "A", weeks: 1 },
        { name: "B", weeks: 4 },
      ],
    });
    const answer = await patch({ name: "Other", duration_weeks: 6 });
    expectProblem(answer, 400, "Invalid Duration");
    expect(pointersOf(answer)).toEqual(["/duration_weeks"]);
    expect((await patch({ duration_weeks: 5 })).body).toMatchObject({
      name: "Spring menu",
      duration_weeks: 5,
    });
  });

  it.each([
    ["start_date", inDays(20)],
    ["duration_weeks", 12],
    ["phases", [{ name: "A" }]],
  ])("409 Campaign Started: %s after the start, moved by a worker or not", async (field, value) => {
    const { get, patch, begin } = await make();
    for (const days of [0.001, 30, 300]) {
      await begin(days);
      const answer = await patch({ name: "Other", [field]: value });
      expectProblem(answer, 409, "Campaign Started");
      expect(pointersOf(answer)).toEqual([`/${field}`]);
      expect((await get()).name).toBe("Spring menu");
    }
  });
});

describe("DELETE /v1/campaigns/{campaign_id}", () => {
  it.each([-10, 1, 300])(
    "deletes a campaign in any state (%d days after its start), for good",
    async (days) => {
      const { id, remove, begin, workspace } = await make();
      if (days > 0) await begin(days);
      const answer = await remove();
      expect([answer.status, answer.body]).toEqual([200, { id, deleted: true }]);
      expectProblem(await remove(), 404, "Not Found");
      expect((await ask("GET", "/v1/campaigns", { key: workspace.key })).body.total).toBe(0);
    },
  );
});
