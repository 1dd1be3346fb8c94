import { describe, expect, it } from "vitest";
import { compareSnapshots, withoutChanges } from "./compare.ts";

const row = (id: string, rest = {}) => ({ workspace_id: "ws_1", id, likes: 5, ...rest });

describe("compareSnapshots", () => {
  it("takes rows in any order, and does not look at columns that came since", () => {
    const before = { posts: [row("a"), row("b")] };
    const after = { posts: [row("b", { is_reply: null }), row("a", { is_reply: true })] };
    expect(compareSnapshots(before, after)).toEqual([{ what: "posts", equal: 2, total: 2, differences: [] }]);
  });

  it("names what is gone, what came from nowhere, and each column that is another", () => {
    const before = { posts: [row("a"), row("b"), row("c", { text: "Hm" })] };
    const after = {
      posts: [row("a", { likes: null }), { workspace_id: "ws_1", id: "c", likes: 5 }, row("d")],
    };
    expect(compareSnapshots(before, after)).toEqual([
      {
        what: "posts",
        equal: 0,
        total: 4,
        differences: [
          "posts ws_1 a likes: 5 → null",
          "posts ws_1 b is gone",
          'posts ws_1 c text: "Hm" → absent',
          "posts ws_1 d came from nowhere",
        ],
      },
    ]);
  });

  it("finds rows in a table that came since, and one of two that are alike", () => {
    const alike = { workspace_id: "ws_1", first_day: "2026-01-01" };
    const compared = compareSnapshots(
      { post_periods: [alike, alike] },
      { post_periods: [alike], sessions: [row("s")] },
    );
    expect(compared.map(({ what, equal, total }) => [what, equal, total])).toEqual([
      ["post_periods", 1, 2],
      ["sessions", 0, 1],
    ]);
  });
});

const refusal = (title: string, detail: string, pointer = "/limit") => ({
  headers: { "content-type": "application/problem+json" },
  body: JSON.stringify({ title, detail, message: detail, errors: [{ pointer, detail }] }),
});

describe("an answer", () => {
  it("is the same when only its server is another one", () => {
    const before = { headers: { etag: '"1"', vary: "rsc" }, body: "{}" };
    expect(withoutChanges({ headers: { etag: 'W/"1"', "content-length": "5" }, body: "{}" })).toEqual(
      withoutChanges(before),
    );
  });

  it("is the same when a refusal is put in other words, not when it is another refusal or an answer in other words", () => {
    const before = withoutChanges(refusal("Invalid Request", "limit: expected a whole number"));
    expect(withoutChanges(refusal("Invalid Request", "limit: must be a whole number"))).toEqual(before);
    expect(withoutChanges(refusal("No Data", "limit: expected a whole number"))).not.toEqual(before);
    expect(withoutChanges(refusal("Invalid Request", "as before", "/offset"))).not.toEqual(before);
    const told = (detail: string) => withoutChanges({ headers: {}, body: JSON.stringify({ detail }) });
    expect(told("one")).not.toEqual(told("another"));
  });
});
