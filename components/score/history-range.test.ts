import { describe, expect, it } from "vitest";
import { historyAddress, readHistoryRange, readShownPillars, togglePillar } from "./history-range.ts";

const NOW = new Date("2026-11-20T15:30:00Z");

describe("the range of the history in the address", () => {
  it("is 90 days by week when nothing is said", () => {
    const range = readHistoryRange({}, NOW, null);
    expect(range).toMatchObject({
      preset: "90d",
      from: "2026-08-22",
      to: "2026-11-20",
      granularity: "weekly",
    });
  });

  it("takes presets, each with a granularity that suits it, or the one that is chosen", () => {
    expect(readHistoryRange({ range: "30d" }, NOW, null)).toMatchObject({
      from: "2026-10-21",
      granularity: "daily",
    });
    expect(readHistoryRange({ range: "1y", granularity: "monthly" }, NOW, null)).toMatchObject({
      from: "2025-11-20",
      granularity: "monthly",
      chosenGranularity: "monthly",
    });
  });

  it("takes own dates, which stand above a preset", () => {
    const query = { range: "1y", start: "2026-01-01", end: "2026-03-01" };
    expect(readHistoryRange(query, NOW, null)).toMatchObject({
      preset: null,
      from: "2026-01-01",
      to: "2026-03-01",
      granularity: "daily",
      query: { start: "2026-01-01", end: "2026-03-01" },
    });
  });

  it("keeps what else the address chooses", () => {
    const { query, kept } = readHistoryRange(
      { range: "30d", compare: "year", platform: "tiktok" },
      NOW,
      null,
    );
    expect(historyAddress("/w/ws_1", { ...query, ...kept })).toBe(
      "/w/ws_1?range=30d&compare=year&platform=tiktok",
    );
  });

  it("draws no more than 400 points and says so when finer ones were asked for", () => {
    const all = readHistoryRange({ range: "all", granularity: "daily" }, NOW, "2021-11-20");
    expect(all).toMatchObject({ granularity: "weekly", isCoarser: true });
    expect(all.from).toBe("2021-11-20");
    const decades = readHistoryRange({ range: "all", granularity: "weekly" }, NOW, "1996-01-01");
    expect(decades).toMatchObject({ from: "1996-01-01", granularity: "monthly", isCoarser: true });
    const century = readHistoryRange({ start: "1950-01-01", end: "2026-01-01" }, NOW, null);
    expect(century).toMatchObject({ granularity: "monthly", isCoarser: false });
  });

  it.each([
    { range: "7w" },
    { granularity: "hourly" },
    { start: "2026-13-01", end: "2026-02-01" },
    { start: "x" },
  ])("falls back to the default for %j", (query) => {
    expect(readHistoryRange(query, NOW, null)).toMatchObject({ preset: "90d", granularity: "weekly" });
  });

  it("keeps which pillars are switched on, and switches them on and off", () => {
    const range = readHistoryRange({ pillars: "reach,nothing,presence", compare: "year" }, NOW, null);
    expect(readShownPillars(range)).toEqual(["presence", "reach"]);
    expect(togglePillar("/w/ws_1", range, "impact")).toBe(
      "/w/ws_1?range=90d&compare=year&pillars=presence%2Creach%2Cimpact",
    );
    const one = readHistoryRange({ pillars: "reach", granularity: "daily" }, NOW, null);
    expect(togglePillar("/w/ws_1", one, "reach")).toBe("/w/ws_1?range=90d&granularity=daily");
  });

  it("is written so that it is read again", () => {
    const address = historyAddress("/w/ws_1", { range: "30d", granularity: undefined });
    expect(address).toBe("/w/ws_1?range=30d");
  });
});
