import { describe, expect, it } from "vitest";
import { withoutSwitch } from "./switched-answers.ts";

const answer = (path: string, body: object, rest = {}) => ({
  n: 1,
  method: "GET",
  path,
  by: "full",
  sent: "",
  status: 200,
  headers: { etag: JSON.stringify(body).length.toString(), date: "<date>" },
  body: JSON.stringify(body),
  ...rest,
});
const same = (path: string, before: object, after: object) =>
  expect(withoutSwitch(answer(path, after))).toEqual(withoutSwitch(answer(path, before)));
const others = (path: string, before: object, after: object) =>
  expect(withoutSwitch(answer(path, after))).not.toEqual(withoutSwitch(answer(path, before)));

describe("after a new version of the formula an answer is what it was", () => {
  const history = (date: string, score: number, fields = {}) => ({
    granularity: "daily",
    data: [{ date, score, pillars: {}, ...fields }],
    delta: { score: "+0.0", period: "2026-01-01 to 2026-01-01" },
  });
  const path = "/v1/score/history?granularity=daily";

  it("when a history has other scores on the same days", () => {
    same(path, history("2026-01-01", 50), history("2026-01-01", 61.2));
    others(path, history("2026-01-01", 50), history("2026-01-02", 50));
    others(path, history("2026-01-01", 50), history("2026-01-01", 50, { extra: 1 }));
  });

  it("when an explanation of before tells of no crisis, and a confidence its known weight", () => {
    const path = "/v1/audit/aud_1?expand=explanation,confidence";
    const before = { score: 50, explanation: { base: 50 }, confidence: {} };
    const after = { score: 50, explanation: { base: 50, crisis: null }, confidence: { known_weight: 0.8 } };
    same(path, before, after);
    others(path, before, { ...after, score: 50.1 });
    others(path, before, { ...after, explanation: { base: 50, crisis: { platform: "twitter" } } });
    others("/v1/score", before, after);
  });

  it("when a running campaign began with another score", () => {
    const campaign = (status: string, score_at_start: number) => ({ id: "cmp_1", status, score_at_start });
    const list = (one: object) => ({ campaigns: [one] });
    same("/v1/campaigns?limit=1", list(campaign("active", 50)), list(campaign("active", 60)));
    others("/v1/campaigns/cmp_1", campaign("completed", 50), campaign("completed", 60));
  });

  it("when only the tag is another, also that which is asked with", () => {
    const asked = (tag: string) => ({
      sent: JSON.stringify({ "if-none-match": tag }),
      headers: { etag: tag },
      status: 304,
    });
    const [one, other] = ["aF9xk6tXeR4i3nQ6V5q_1kX0yZb", "bF9xk6tXeR4i3nQ6V5q_1kX0yZ-"];
    const told = (path: string, tag: string) => withoutSwitch(answer(path, {}, asked(tag)));
    expect(told(path, `"${one}"`)).toEqual(told(path, `"${other}"`));
    expect(told(path, `W/"${one}"`)).toEqual(told(path, `W/"${other}"`));
    expect(told(path, one)).toEqual(told(path, other));
    expect(told(path, one)).not.toEqual(told(path, `"${one}"`));
    expect(told("/v1/score", one)).not.toEqual(told("/v1/score", other));
  });
});
