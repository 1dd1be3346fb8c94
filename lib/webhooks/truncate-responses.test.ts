import { expect, it } from "vitest";
import type { Delivery } from "./schemas.ts";
import { truncateResponses } from "./truncate-responses.ts";

function answered(...responses: (string | null)[]): Delivery {
  const at = "2026-11-20T09:00:00.000Z";
  const attempts = responses.map((response) => {
    return { at, status: 500, error: null, duration_ms: 7, response };
  });
  const ids = { id: "dlv_1", message_id: "msg_1", event: "score.changed" as const };
  return { ...ids, status: "failed", attempts, next_attempt_at: null, created_at: at };
}

const shortened = (...responses: (string | null)[]) =>
  truncateResponses([answered(...responses)])[0]?.attempts.map(({ response }) => response);

it("leaves an answer of 1,000 characters, and cuts a longer one there", () => {
  const whole = "x".repeat(1_000);
  expect(shortened(whole, `${whole}y`, "", null)).toEqual([whole, `${whole}…`, "", null]);
});

it("makes no half of a character when it cuts", () => {
  const [cut] = shortened(`${"x".repeat(999)}😀😀`) ?? [];
  expect(cut).toBe(`${"x".repeat(999)}\uFFFD…`);
});

it("changes nothing else, neither in what it is given", () => {
  const long = "x".repeat(5_000);
  const given = [answered("no", long), answered()];
  const before = structuredClone(given);
  const expected = structuredClone(given);
  const cut = expected[0]?.attempts[1];
  if (cut) cut.response = `${"x".repeat(1_000)}…`;
  expect(truncateResponses(given)).toEqual(expected);
  expect(given).toEqual(before);
});
