import { expect, it } from "vitest";
import { commentsHref } from "#components/comments/comments-href.ts";
import { readFilters } from "#components/comments/read-filters.ts";
import { listFilters } from "./list-filters.ts";

const read = (query: string) => readFilters(Object.fromEntries(new URLSearchParams(query)));

it("reads from an address what it writes into one", () => {
  const filters = {
    platform: "youtube",
    sentiment: "negative",
    q: "100 % & more",
    from: "2026-01-02",
  } as const;
  const href = commentsHref("ws_1", { ...filters, told: "28.106" });
  expect(read(href.split("?")[1] as string)).toMatchObject({ ...filters, told: "28.106" });
  expect(commentsHref("ws_1")).toBe("/w/ws_1/comments");
});

it("leaves out what an address does not say well", () => {
  const filters = read("platform=friendster&sentiment=angry&from=2026-02-31&days=8&told=x&q=%20&counted=all");
  expect(Object.values(filters).filter((value) => value !== undefined)).toEqual([]);
});

it("ends a length of time with today, unless fixed days are asked for", () => {
  expect(listFilters(read("days=7"), "2026-11-07")).toMatchObject({ from: "2026-11-01" });
  expect(listFilters(read("days=7&to=2026-05-01"), "2026-11-07")).toEqual({ to: "2026-05-01" });
});
