import { expect, it } from "vitest";
import { lastPage, pageAddress, readChoice, readOne, readPage } from "./read-search.ts";

it("reads what is said once", () => {
  expect(readOne({ a: "1", b: ["1", "2"] }, "a")).toBe("1");
  expect(readOne({ b: ["1", "2"] }, "b")).toBeUndefined();
  expect(readOne({}, "a")).toBeUndefined();
});

it("reads one of the choices, and no other", () => {
  expect(readChoice({ status: "failed" }, "status", ["failed", "pending"])).toBe("failed");
  expect(readChoice({ status: "gone" }, "status", ["failed", "pending"])).toBeUndefined();
  expect(readChoice({ status: ["failed"] }, "status", ["failed"])).toBeUndefined();
});

it.each(["0", "-1", "1.5", "x", "", "9999999", ["2", "3"]])("takes page %j for the first", (page) => {
  expect(readPage({ page })).toEqual({ number: 1, limit: 20, offset: 0 });
});

it("reads a page, knows the last one, and writes its address", () => {
  expect(readPage({ page: "3" })).toEqual({ number: 3, limit: 20, offset: 40 });
  expect([0, 1, 20, 21].map(lastPage)).toEqual([1, 1, 1, 2]);
  expect(pageAddress("/w/1", 2)).toBe("/w/1?page=2");
  expect(pageAddress("/w/1?status=failed", 2)).toBe("/w/1?status=failed&page=2");
});
