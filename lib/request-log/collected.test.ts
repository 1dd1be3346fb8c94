import { expect, it } from "vitest";
import { Collected, type Part } from "./collected.ts";

const NOW = Date.parse("2026-11-23T10:00:00Z");

function seen(workspaceId: string, status = 200) {
  const text = status < 400 ? "{}" : JSON.stringify({ title: "Not Found", detail: "private" });
  return {
    caller: { workspaceId, actor: { kind: "key" as const, id: "key_1" } },
    operation: "getScore",
    durationMs: 1.2345,
    answer: { status, headers: { "X-Request-Id": "r" }, text },
  };
}

const sumOf = (parts: Part[]) =>
  parts.flatMap(({ counts }) => counts).reduce((sum, [, , , requests]) => sum + requests, 0);
const linesOf = (parts: Part[]) => parts.flatMap(({ lines }) => lines).length;

it("counts all and keeps the first of every ten seconds, more of what failed", () => {
  const collected = new Collected();
  for (let n = 0; n < 1_000; n++) collected.add(seen("ws_a"), NOW);
  for (let n = 0; n < 1_000; n++) collected.add(seen("ws_a", 404), NOW + 9_999);
  collected.add(seen("ws_a"), NOW + 10_000);
  const [part] = collected.take();
  expect(part?.counts).toEqual([
    [NOW / 1_000, "getScore", 200, 1_001],
    [NOW / 1_000, "getScore", 404, 1_000],
  ]);
  expect(part?.lines).toHaveLength(5 + 10 + 1);
  expect(part?.lines[0]).toEqual([NOW / 1_000, "r", "getScore", 200, 1.2, "key_1", null]);
  expect(part?.lines[5]?.at(-1)).toBe("Not Found");
  expect(collected.take()).toEqual([]);
});

it("what could not be written stays within bounds, and no count is lost", () => {
  const collected = new Collected();
  const until = 600;
  for (let second = 0; second < until; second++) {
    for (let n = 0; n < 30; n++) collected.add(seen(`ws_${n}`), NOW + second * 1_000);
    collected.giveBack(collected.take());
  }
  const parts = collected.take();
  expect(sumOf(parts)).toBe(until * 30);
  expect(linesOf(parts)).toBeLessThanOrEqual(2_000);
  expect(linesOf(parts)).toBeGreaterThan(1_000);
  expect(collected.lost).toBe(0);
});

it("says how many it could not even count", () => {
  const collected = new Collected();
  for (let n = 0; n < 20_500; n++) collected.add(seen(`ws_${n}`), NOW);
  expect(sumOf(collected.take())).toBe(20_000);
  expect(collected.lost).toBe(500);
});

it("sends workspaces and counts in one order", () => {
  const collected = new Collected();
  for (const id of ["ws_b", "ws_a"]) for (const status of [404, 200]) collected.add(seen(id, status), NOW);
  const parts = collected.take();
  expect(parts.map(({ workspace }) => workspace)).toEqual(["ws_a", "ws_b"]);
  expect(parts[0]?.counts.map(([, , status]) => status)).toEqual([200, 404]);
});
