import { expect, it } from "vitest";
import { matchGroups, matchRows } from "./match-rows.ts";

const ROWS = [
  { label: "Plan a campaign", about: "new create" },
  { label: "Campaigns", about: "plan phases" },
  { label: "Café Élan" },
  { label: "Settings", about: "name industry plan usage" },
];
const find = (typed: string) => matchRows(ROWS, typed).map(({ label }) => label);

it("matches beginnings of words in any order, by label and by what stands for it", () => {
  expect(find("camp pl")).toEqual(["Plan a campaign", "Campaigns"]);
  expect(find("ampaign")).toEqual([]);
  expect(find("usage")).toEqual(["Settings"]);
  expect(find("campaign webhooks")).toEqual([]);
});

it("puts those first whose label begins as typed", () => {
  expect(find("camp")).toEqual(["Campaigns", "Plan a campaign"]);
  expect(find("plan")).toEqual(["Plan a campaign", "Campaigns", "Settings"]);
});

it("does not mind accents, capitals and signs", () => {
  expect(find("CAFE elan")).toEqual(["Café Élan"]);
  expect(find("cafe\u0301")).toEqual(["Café Élan"]);
  expect(find("  ")).toHaveLength(ROWS.length);
  expect(find("…")).toHaveLength(ROWS.length);
});

it("a group comes first for the label that fits, not for what stands for another", () => {
  const groups = [
    { name: "Pages", rows: [{ label: "Audits", about: "runs" }] },
    { name: "Actions", rows: [{ label: "Run an audit" }] },
  ];
  const order = (typed: string) => matchGroups(groups, typed).map(({ name }) => name);
  expect(order("run aud")).toEqual(["Actions", "Pages"]);
  expect(order("aud")).toEqual(["Pages", "Actions"]);
  expect(order("")).toEqual(["Pages", "Actions"]);
});
