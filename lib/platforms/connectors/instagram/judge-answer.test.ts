import { expect, it } from "vitest";
import { refuse, refuseLimit, refuseUnknown } from "#e2e/vendors/instagram/refuse.ts";
import type { Answer } from "#e2e/vendors/serve.ts";
import { judgeAnswer } from "./judge-answer.ts";

const NOW = new Date("2026-11-23T03:00:00Z");
const judge = ({ status = 200, headers = {}, body }: Answer) => judgeAnswer({ status, headers, body }, NOW);

it.each([
  [190, "token_dead"],
  [102, "token_dead"],
  [10, "permission_missing"],
  [200, "permission_missing"],
  [299, "permission_missing"],
  ...[4, 17, 32, 613, 80_002].map((code) => [code, "rate_limited"] as const),
  [1, "vendor_down"],
  [2, "vendor_down"],
  [100, "contract_changed"],
  [803, "not_found"],
] as const)("code %i is told by itself, whatever the status", (code, kind) => {
  for (const status of [200, 400, 403, 500]) expect(judge(refuse(code, "no", { status }))?.kind).toBe(kind);
});

it("tells the two meanings of code 10 apart, and what is not there from what cannot be asked", () => {
  expect(judge(refuse(10, "Not enough viewers for the media to show insights"))?.kind).toBe("not_found");
  expect(judge(refuseUnknown("17900000000000001"))?.kind).toBe("not_found");
  const early = refuse(100, "Media posted before business account conversion", { subcode: 2_108_006 });
  expect(judge(early)?.kind).toBe("not_found");
});

it("waits for as long as Instagram says, and for no time that it does not say", () => {
  expect(judge(refuseLimit(19))?.until).toEqual(new Date("2026-11-23T03:19:00Z"));
  expect(judge(refuseLimit(0))?.until).toBeNull();
  expect(judge({ ...refuseLimit(1), headers: { "x-business-use-case-usage": "[{]" } })?.until).toBeNull();
  expect(judge({ status: 429, headers: { "retry-after": "30" }, body: {} })?.until).toEqual(
    new Date("2026-11-23T03:00:30Z"),
  );
});

it("goes by the status where no code is told", () => {
  const kinds = [401, 403, 404, 418, 429, 503].map((status) => judge({ status, body: "no" })?.kind);
  expect(kinds).toEqual([
    "token_dead",
    "permission_missing",
    "not_found",
    "contract_changed",
    "rate_limited",
    "vendor_down",
  ]);
  expect(judge({ body: { data: [] } })).toBeNull();
});
