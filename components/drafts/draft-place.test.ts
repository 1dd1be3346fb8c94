import { expect, it } from "vitest";
import { listFormats, moveTo, readStart } from "./draft-place.ts";

it("an address says where a draft is for, and what it says wrongly is the usual", () => {
  const place = { platform: "twitter", format: "thread", kind: "video" } as const;
  const start = { ...place, campaign_id: null, planned_on: null };
  expect(readStart(place, "tiktok")).toEqual(start);
  const asked = { ...place, campaign: "cmp_1", planned_on: "2026-12-01" };
  expect(readStart(asked, "tiktok")).toEqual({ ...place, campaign_id: "cmp_1", planned_on: "2026-12-01" });
  const odd = { ...place, campaign: "cmp 1'", planned_on: "2026-02-30" };
  expect(readStart(odd, "tiktok")).toEqual(start);
  expect(readStart({}, "tiktok")).toMatchObject({ platform: "tiktok", format: "post", kind: "text" });
  const wrong = { platform: "myspace", format: ["reel", "post"], kind: "smell" };
  expect(readStart(wrong, "linkedin")).toMatchObject({ platform: "linkedin", format: "post", kind: "text" });
});

it("on another platform the format stays where there is one, else it is a post", () => {
  const reel = { platform: "instagram", format: "reel", kind: "text" } as const;
  expect(moveTo("twitter", reel)).toEqual({ platform: "twitter", format: "post", kind: "text" });
  expect(moveTo("tiktok", { ...reel, format: "story" }).format).toBe("story");
});

it("a format that an address asked for can be seen in the choice", () => {
  const values = listFormats({ platform: "linkedin", format: "thread", kind: "text" }).map(
    ({ value }) => value,
  );
  expect(values).toEqual(["post", "thread"]);
});
