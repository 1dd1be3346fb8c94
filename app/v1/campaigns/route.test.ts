import { describe, expect, it } from "vitest";
import { ask } from "#scripts/testing/ask.ts";
import { inDays } from "#scripts/testing/campaigns.ts";
import { expectFields, ISO_UTC } from "#scripts/testing/expect-fields.ts";
import { makeWorkspace } from "#scripts/testing/workspaces.ts";

const VALID = { name: "Winter launch", start_date: inDays(10) };

type Phase = { name: string; weeks: number[]; status: string };

const post = (key: string, changes: object = {}) =>
  ask("POST", "/v1/campaigns", { key, body: { ...VALID, ...changes } });

const _list = async (key: string, query = "") => (await ask("GET", `/v1/campaigns${query}`, { key })).body;

/** The phases of a new campaign, as "name first–last". */
async function phasesOf(key: string, changes: object): Promise<string[]> {
  const { body } = await post(key, changes);
  return body.phases.map(({ name, weeks }: Phase) => `${name} ${weeks[0]}–${weeks.at(-1)}`);
}

describe("POST /v1/campaigns: 200", () => {
  it("answers with exactly the contract's fields", async () => {
    const { key } = await makeWorkspace("agency");
    const { status, body } = await post(key, { name: "  Winter launch ", duration_weeks: 10, unknown: 1 });
    expect(status).toBe(200);
    expectFields(body, ["id", "name", "status", "phases", "created_at"]);
    expect(body).toMatchObject({ name: "Winter launch", status: "draft" });
    expect(body.id).toMatch(/^cmp_[0-9A-Za-z]{22}$/);
    expect(body.created_at).toMatch(ISO_UTC);
    expect(body.phases).toEqual([
      { name: "Foundation", weeks: [1, 2, 3], status: "upcoming" },
      { name: "Build", weeks: [4, 5, 6], status: "upcoming" },
      { name: "Peak", weeks: [7, 8], status: "upcoming" },
      { name: "Echo", weeks: [9, 10], status: "upcoming" },
    ]);
  });

  it.each([
    ["no plan at all", {}, ["Foundation 1–3", "Build 4–6", "Peak 7–9", "Echo 10–12"]],
    ["the shortest", { duration_weeks: 1 }, ["Foundation 1–1"]],
    ["two weeks", { duration_weeks: 2 }, ["Foundation 1–1", "Build 2–2"]],
    ["the longest", { duration_weeks: 104 }, ["Foundation 1–26", "Build 27–52", "Peak 53–78", "Echo 79–104"]],
    ["names only", { phases: [{ name: "A" }, { name: "B" }] }, ["A 1–6", "B 7–12"]],
    [
      "names and a duration",
      { duration_weeks: 5, phases: [{ name: "A" }, { name: "B" }] },
      ["A 1–3", "B 4–5"],
    ],
    [
      "counts",
      {
        phases: [
          { name: "A", weeks: 2 },
          { name: "B", weeks: 5 },
        ],
      },
      ["A 1–2", "B 3–7"],
    ],
    [
      "lists",
      {
        phases: [
          { name: "A", weeks: [1, 2] },
          { name: "B", weeks: [3] },
        ],
      },
      ["A 1–2", "B 3–3"],
    ],
    ["a list out of order", { phases: [{ name: "A", weeks: [3, 1, 2] }] }, ["A 1–3"]],
    ["weeks and their sum", { duration_weeks: 3, phases: [{ name: " A ", weeks: 3 }] }, ["A 1–3"]],
  ])("the phases of %s", async (_, changes, phases) => {
    const { key } = await makeWorkspace("agency");
    expect(await phasesOf(key, changes)).toEqual(phases);
  });

  it.each([
    ["2999-01-01", "2999-01-01T00:00:00.000Z"],
    ["2999-01-01T09:30:00+02:00", "2999-01-01T07:30:00.000Z"],
    ["2999-01-01T09:30:00.250Z", "2999-01-01T09:30:00.250Z"],
    ["9999-12-31", "9999-12-31T00:00:00.000Z"],
  ])("takes the start %s as %s", async (start_date, instant) => {
    const { key } = await makeWorkspace("agency");
    const { body } = await post(key, { start_date });
    const campaign = await ask("GET", `/v1/campaigns/${body.id}`, { key });
    expect(campaign.body).toMatchObject({ start_date: instant, status: "draft", phase_progress: 0 });
  });

  it.each([
    ["a name of 200 code points", { name: "🎉".repeat(200) }],
    ["a name of one character", { name: "名" }],
    ["an objective with line breaks", { objective: "First.\n\tThen." }],
    ["a blank objective", { objective: "  " }],
    ["an objective of 2,000 code points", { objective: "🎉".repeat(2_000) }],
    ["a start in a minute", { start_date: new Date(Date.now() + 60_000).toISOString() }],
    ["50 phases", { phases: Array.from({ length: 50 }, (_, n) => ({ name: `P${n}` })) }],
    [
      "104 weeks in phases",
      {
        phases: [
          { name: "A", weeks: 52 },
          { name: "B", weeks: 52 },
        ],
      },
    ],
  ])("takes %s", async (_, changes) => {
    const { key } = await makeWorkspace("agency");
    expect((await post(key, changes)).status).toBe(200);
  });
});
