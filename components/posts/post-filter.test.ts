import { expect, it } from "vitest";
import { postPath, readPostAddress } from "./post-address.ts";
import { filterQuery, isFiltered, readFilter } from "./post-filter.ts";

it("reads a filter from an address and writes it back, without what is usual or wrong", () => {
  const filter = readFilter({
    sort: "likes",
    order: "asc",
    platform: "tiktok",
    q: " tea ",
    from: "2026-05-01",
  });
  expect(filterQuery(filter)).toBe("?sort=likes&order=asc&platform=tiktok&from=2026-05-01&q=tea");
  expect(isFiltered(filter)).toBe(true);
  const wrong = readFilter({ sort: "colour", platform: ["x", "y"], from: "yesterday", q: "", other: "1" });
  expect([filterQuery(wrong), isFiltered(wrong)]).toEqual(["", false]);
});

it("names posts of any id in an address", () => {
  for (const id of ["1", "urn:li:share:7", "a/b?c=d#e%20", "ü.prf_x.1"]) {
    const path = postPath("/w/ws_1", { profile: "prf_Ab1", id });
    expect(path).toMatch(/^\/w\/ws_1\/posts\/[^/?#]+$/);
    expect(readPostAddress(path.split("/").at(-1) ?? "")).toEqual({ profile: "prf_Ab1", id });
  }
  for (const part of ["", "prf_1", "prf_1.", "x.1", "%E0%A4%A"]) expect(readPostAddress(part)).toBeNull();
});
