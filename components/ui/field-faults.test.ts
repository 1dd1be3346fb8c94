import { expect, it } from "vitest";
import { faultAt, faultsOf, faultWithin } from "./field-faults.ts";

const faults = [
  { pointer: "/events/0", detail: "expected one of a, b" },
  { pointer: "/event", detail: "expected nothing" },
  { pointer: "/events", detail: "expected a list" },
];

it("tells what is said of a field itself, as a sentence", () => {
  expect(faultAt(faults, "/events")).toBe("Expected a list.");
  expect(faultAt(faults, "/name")).toBeNull();
});

it("tells what is said of a field or of a part of it, and not of one whose name begins alike", () => {
  expect(faultWithin(faults, "/events")).toBe("Expected one of a, b.");
  expect(faultWithin(faults, "/even")).toBeNull();
});

it("finds the faults of a refusal, and none in another error", () => {
  expect(faultsOf(Object.assign(new Error("no"), { requestId: "req_1", errors: faults }))).toEqual(faults);
  expect(faultsOf(new Error("no"))).toEqual([]);
  expect(faultsOf(null)).toEqual([]);
});
