import { describe, expect, it } from "vitest";
import { ask } from "#scripts/testing/ask.ts";
import { inDays } from "#scripts/testing/campaigns.ts";
import { expectProblem, pointersOf } from "#scripts/testing/expect-problem.ts";
import { makeKey } from "#scripts/testing/keys.ts";
import { makeWorkspace } from "#scripts/testing/workspaces.ts";

const VALID = { name: "Winter launch", start_date: inDays(10) };

const post = (key: string, changes: object = {}) =>
  ask("POST", "/v1/campaigns", { key, body: { ...VALID, ...changes } });

const list = async (key: string, query = "") => (await ask("GET", `/v1/campaigns${query}`, { key })).body;

async function expectRefused(changes: object, title: string, pointers: string[]): Promise<void> {
  const { key } = await makeWorkspace("agency");
  const answer = await post(key, changes);
  expectProblem(answer, 400, title);
  expect(pointersOf(answer)).toEqual(pointers);
  expect((await list(key)).total).toBe(0);
}

describe("POST /v1/campaigns: refused", () => {
  it.each([
    undefined,
    null,
    "",
    "   ",
    5,
    ["Winter"],
    "x".repeat(201),
    "🎉".repeat(201),
    "Winter\u0000launch",
  ])("400 Invalid Request: name is missing, blank, or over 200 characters (%j)", async (name) => {
    await expectRefused({ name }, "Invalid Request", ["/name"]);
  });

  it.each([null, 5, {}, "x".repeat(2_001), "a\u0000b"])(
    "400 Invalid Request: objective %j",
    async (objective) => {
      await expectRefused({ objective }, "Invalid Request", ["/objective"]);
    },
  );

  it.each([undefined, null, "", "soon", 1_900_000_000, "2999-02-30", "2999-01-01T09:30:00", "01/02/2999"])(
    "400 Invalid Request: start_date is missing or no date (%j)",
    async (start_date) => {
      await expectRefused({ start_date }, "Invalid Request", ["/start_date"]);
    },
  );

  it.each([inDays(0), inDays(-1), "2001-01-01", "0001-01-01", new Date().toISOString()])(
    "400 Invalid Dates: start_date is not in the future. (%s)",
    async (start_date) => {
      await expectRefused({ start_date }, "Invalid Dates", ["/start_date"]);
    },
  );

  it.each([0, -1, 105, 1e20])("400 Invalid Duration: %d is outside 1–104", async (duration_weeks) => {
    await expectRefused({ duration_weeks }, "Invalid Duration", ["/duration_weeks"]);
  });

  it.each([12.5, "12", null, true, [12]])(
    "400 Invalid Request: duration_weeks %j is no integer",
    async (duration_weeks) => {
      await expectRefused({ duration_weeks }, "Invalid Request", ["/duration_weeks"]);
    },
  );

  it.each([
    ["more than the phases' sum", { duration_weeks: 10, phases: [{ name: "A", weeks: 9 }] }],
    ["less than the phases' sum", { duration_weeks: 2, phases: [{ name: "A", weeks: [1, 2, 3] }] }],
    [
      "a sum over 104",
      {
        phases: [
          { name: "A", weeks: 100 },
          { name: "B", weeks: 5 },
        ],
      },
    ],
    ["a sum over 104, as given", { phases: [{ name: "A", weeks: Number.MAX_SAFE_INTEGER }] }],
  ])("400 Invalid Duration: %s", async (_, changes) => {
    await expectRefused(changes, "Invalid Duration", ["/duration_weeks"]);
  });

  it.each([
    [
      "overlap",
      [
        [1, 2, 3],
        [3, 4],
      ],
      ["/phases/1/weeks"],
    ],
    ["a week twice in one phase", [[1, 1, 2]], ["/phases/0/weeks"]],
    [
      "a gap",
      [
        [1, 2],
        [4, 5],
      ],
      ["/phases/1/weeks"],
    ],
    [
      "a gap inside a phase",
      [
        [1, 3],
        [2, 4],
      ],
      ["/phases/0/weeks", "/phases/1/weeks"],
    ],
    ["not starting at week 1", [[2, 3], [4]], ["/phases/0/weeks", "/phases/1/weeks"]],
    ["starting at week 0", [[0, 1, 2]], ["/phases/0/weeks"]],
    [
      "phases in another order",
      [
        [3, 4],
        [1, 2],
      ],
      ["/phases/0/weeks", "/phases/1/weeks"],
    ],
    ["weeks for some phases only", [[1, 2], undefined], ["/phases/1/weeks"]],
    ["counts for some phases only", [undefined, 4], ["/phases/0/weeks"]],
    ["counts and lists together", [2, [3, 4]], ["/phases/1/weeks"]],
  ])("400 Invalid Phases: %s", async (_, weeks, pointers) => {
    const phases = weeks.map((given, n) => ({ name: `Phase ${n + 1}`, weeks: given }));
    await expectRefused({ phases }, "Invalid Phases", pointers);
    await expectRefused({ phases, duration_weeks: 4 }, "Invalid Phases", pointers);
  });

  it.each([
    ["an empty list", [], "/phases"],
    ["no list", { name: "A" }, "/phases"],
    ["null", null, "/phases"],
    ["more than 50", Array.from({ length: 51 }, (_, n) => ({ name: `P${n}` })), "/phases"],
    ["a phase that is no object", ["Teaser"], "/phases/0"],
    ["a phase without a name", [{ name: "A" }, { weeks: 2 }], "/phases/1/name"],
    ["a blank name", [{ name: " " }], "/phases/0/name"],
    ["a name over 100 characters", [{ name: "x".repeat(101) }], "/phases/0/name"],
    ["a count of 0", [{ name: "A", weeks: 0 }], "/phases/0/weeks"],
    ["a broken count", [{ name: "A", weeks: 1.5 }], "/phases/0/weeks"],
    ["a count in words", [{ name: "A", weeks: "two" }], "/phases/0/weeks"],
    ["no week numbers", [{ name: "A", weeks: [] }], "/phases/0/weeks"],
    ["weeks that are null", [{ name: "A", weeks: null }], "/phases/0/weeks"],
    ["a week in words", [{ name: "A", weeks: [1, "two"] }], "/phases/0/weeks"],
  ])("400 Invalid Request: phases: %s", async (_, phases, pointer) => {
    const { key } = await makeWorkspace("agency");
    const answer = await post(key, { phases });
    expectProblem(answer, 400, "Invalid Request");
    for (const found of pointersOf(answer)) expect(found.startsWith(pointer)).toBe(true);
  });

  it.each([
    ["Invalid Request", { name: "" }, ["/name", "/start_date", "/duration_weeks", "/phases/0/weeks"]],
    ["Invalid Dates", {}, ["/start_date", "/duration_weeks", "/phases/0/weeks"]],
    ["Invalid Duration", { start_date: inDays(1) }, ["/duration_weeks", "/phases/0/weeks"]],
    ["Invalid Phases", { start_date: inDays(1), duration_weeks: 1 }, ["/phases/0/weeks"]],
    [
      "Invalid Dates",
      { duration_weeks: 1.5, phases: [{ name: "A", weeks: 1.5 }] },
      ["/start_date", "/duration_weeks", "/phases/0/weeks"],
    ],
    [
      "Invalid Dates",
      { duration_weeks: 3, phases: [{ name: "A", weeks: [1] }] },
      ["/start_date", "/duration_weeks"],
    ],
  ])("400 %s: the first wrong field gives the title, all are listed", async (title, changes, pointers) => {
    const wrong = { start_date: inDays(-1), duration_weeks: 200, phases: [{ name: "A", weeks: [2] }] };
    await expectRefused({ ...wrong, ...changes }, title, pointers);
  });

  it.each(["creator", "pro"] as const)("403 Plan Required: The plan is below Agency. (%s)", async (plan) => {
    const { key } = await makeWorkspace(plan);
    expectProblem(await post(key), 403, "Plan Required");
    expectProblem(await ask("GET", "/v1/campaigns", { key }), 403, "Plan Required");
  });

  it("403 Insufficient Scope", async () => {
    const { id } = await makeWorkspace("agency");
    const [reader, writer] = [
      await makeKey(id, { scopes: ["read"] }),
      await makeKey(id, { scopes: ["write"] }),
    ];
    expectProblem(await post(reader.key), 403, "Insufficient Scope");
    expectProblem(await ask("GET", "/v1/campaigns", { key: writer.key }), 403, "Insufficient Scope");
  });
});
