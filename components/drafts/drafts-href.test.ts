import { expect, it } from "vitest";
import { draftsHref, readDraftFilter } from "./drafts-href.ts";

it("an address says which drafts and in which order; what it does not say well is the usual", () => {
  const chosen = { platform: "tiktok", status: "all", campaign: "cmp_1" } as const;
  const filter = { ...chosen, sort: "updated", after: "WzFd" } as const;
  const href = draftsHref("/w/ws_1/drafts", filter);
  expect(href).toBe("/w/ws_1/drafts?platform=tiktok&status=all&campaign=cmp_1&sort=updated&after=WzFd");
  const { platform, ...others } = filter;
  expect(draftsHref("/w/ws_1/drafts", { ...others, platform })).toBe(href);
  expect(readDraftFilter(Object.fromEntries(new URLSearchParams(href.split("?")[1])))).toEqual(filter);
  const usual = {
    platform: undefined,
    status: "open",
    campaign: undefined,
    sort: "planned",
    after: undefined,
  };
  expect(
    readDraftFilter({ platform: "myspace", status: ["all", "open"], campaign: "'", sort: "score" }),
  ).toEqual(usual);
  expect(draftsHref("/w/ws_1/drafts", readDraftFilter({}))).toBe("/w/ws_1/drafts");
});
