import { expect, it } from "vitest";
import type { PortfolioEntry } from "#lib/portfolio/schemas.ts";
import { arrangeEntries, type Order } from "./arrange-entries.ts";

const entry = (name: string, facts: Partial<PortfolioEntry> = {}): PortfolioEntry => ({
  ...{
    id: name,
    name,
    account: { id: "acc", name: "Café group" },
    planName: "Agency",
    role: "viewer" as const,
  },
  ...{ score: null, calculatedAt: null, change: null, points: [], lastDay: null, silentDays: null },
  ...{ sources: { all: 0, broken: 0, stale: 0 }, failingWebhooks: 0, lastAudit: null },
  ...{ crisis: null, crisisPath: null, emptyPhase: null },
  attention: [],
  ...facts,
});

const ENTRIES = [
  entry("Larkspur", {
    score: 40,
    change: { points: -2 },
    lastAudit: { status: "completed", at: "2026-11-02" },
  }),
  entry("Fernhill", {
    score: 60,
    change: { points: 1 },
    lastAudit: { status: "completed", at: "2026-11-01" },
  }),
  entry("Amber"),
];

it.each<[Order, string[]]>([
  ["attention", ["Larkspur", "Fernhill", "Amber"]],
  ["name", ["Amber", "Fernhill", "Larkspur"]],
  ["score", ["Fernhill", "Larkspur", "Amber"]],
  ["lowest", ["Larkspur", "Fernhill", "Amber"]],
  ["change", ["Larkspur", "Fernhill", "Amber"]],
  ["audit", ["Fernhill", "Larkspur", "Amber"]],
])("by %s; what is not known stands last", (order, names) => {
  expect(arrangeEntries(ENTRIES, { words: "", order }).map(({ name }) => name)).toEqual(names);
});

it("finds by words of the name and the account, without accents", () => {
  const found = (words: string) => arrangeEntries(ENTRIES, { words, order: "name" }).map(({ name }) => name);
  expect(found("fern")).toEqual(["Fernhill"]);
  expect(found("cafe LARK")).toEqual(["Larkspur"]);
  expect(found("cafe")).toHaveLength(3);
  expect(found("nothing")).toEqual([]);
});

it("where no audit came before, the course of the score counts; what is not known stands last", () => {
  const course = (...values: number[]) =>
    values.map((value, n) => ({ date: `2026-11-${String(n + 1).padStart(2, "0")}`, value }));
  const entries = [
    entry("Unknown"),
    entry("Rises", { score: 50, points: course(40, 50) }),
    entry("Falls", { score: 50, points: course(58, 61, 50) }),
    entry("Fell a little", { score: 50, change: { points: -2 } as PortfolioEntry["change"] }),
    entry("One point", { score: 50, points: course(50) }),
  ];
  const names = arrangeEntries(entries, { words: "", order: "change" }).map(({ name }) => name);
  expect(names).toEqual(["Falls", "Fell a little", "Rises", "One point", "Unknown"]);
});
