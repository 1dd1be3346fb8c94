import { expect, it } from "vitest";
import { errorAt, errorsOf, errorWithin } from "./field-errors.ts";

const errors = [
  { pointer: "/events/0", detail: "expected one of a, b" },
  { pointer: "/event", detail: "expected nothing" },
  { pointer: "/events", detail: "expected a list" },
];

it("tells what is said of a field itself, as a sentence", () => {
  expect(errorAt(errors, "/events")).toBe("Expected a list.");
  expect(errorAt(errors, "/name")).toBeNull();
});

it("tells what is said of a field or of a part of it, and not of one whose name begins alike", () => {
  expect(errorWithin(errors, "/events")).toBe("Expected one of a, b.");
  expect(errorWithin(errors, "/even")).toBeNull();
});

it("finds the errors of a refusal, and none in another error", () => {
  expect(errorsOf(Object.assign(new Error("no"), { requestId: "req_1", errors: errors }))).toEqual(errors);
  expect(errorsOf(new Error("no"))).toEqual([]);
  expect(errorsOf(null)).toEqual([]);
});
