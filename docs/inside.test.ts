import { expect, it } from "vitest";
import { MEASURES } from "#lib/inside/measures.ts";
import { CONNECTIONS, QUEUE_DEPTH } from "#lib/inside/readings.ts";
import { readCode, readPage, readRows, readSection } from "./read-page.ts";

const section = readSection(readPage("docs/operations.md"), "See inside");

it("lists every metric with its labels, and no other", () => {
  const counted = Object.values(MEASURES).flatMap(({ name, labels, outcome, running }) => [
    [name, [...labels, outcome]],
    ...(running ? [[running.name, running.labels]] : []),
  ]);
  const read = [CONNECTIONS, QUEUE_DEPTH].map(({ name, labels }) => [name, labels]);
  const listed = readRows(section)
    .map(([name = "", labels = ""]) => [readCode(name)[0], readCode(labels)] as const)
    .filter(([name]) => name?.startsWith("plinth_"));
  expect(listed.toSorted()).toEqual([...counted, ...read].toSorted());
});
