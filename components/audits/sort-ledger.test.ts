import { expect, test } from "vitest";
import type { LedgerEntry } from "#lib/recommendations/schemas.ts";
import { sortLedger } from "./sort-ledger.ts";

function entry(id: string, change: string, fields: Partial<LedgerEntry> = {}): LedgerEntry {
  const nothing = { decided_at: null, measured_from: null, realised: null, is_closed: false };
  const promised = { promised: 1, promised_after_28_days: 0.4, kept_weeks: 13 };
  return { id, change, pillar: "reach", action: id, status: "open", ...promised, ...nothing, ...fields };
}

test("each recommendation gets the entry of its change; what was dismissed is not shown", () => {
  const entries = [
    entry("hidden", "days:twitter", { status: "dismissed" }),
    entry("again", "cadence:twitter"),
    entry("before", "cadence:twitter", { status: "done", realised: 0.8, is_closed: true }),
  ];
  const recommendations = [{ change: "cadence:twitter" }, { change: "days:twitter" }, {}];
  const { shown, dismissed, done } = sortLedger(recommendations, entries);
  expect(shown.map((one) => one.entry?.id ?? null)).toEqual(["again", null]);
  expect(dismissed.map(({ id }) => id)).toEqual(["hidden"]);
  expect(done.map(({ id }) => id)).toEqual(["before"]);
});

test("what is done and waits to be measured stands with its recommendation, and alone where there is none any more", () => {
  const waiting = entry("waiting", "cadence:twitter", { status: "done" });
  const old = entry("old", "cadence:twitter", { status: "dismissed" });
  const { shown, done } = sortLedger([{ change: "cadence:twitter" }], [old, waiting]);
  expect(shown[0]?.entry?.id).toBe("waiting");
  expect(done).toEqual([]);
  expect(sortLedger([], [waiting]).done).toEqual([waiting]);
});

test("what was accepted stays on the screen when the audit no longer advises it", () => {
  const taken = entry("taken", "cadence:twitter", { status: "accepted" });
  const shownOne = entry("shown", "days:twitter", { status: "accepted" });
  const { shown, accepted } = sortLedger([{ change: "days:twitter" }], [taken, shownOne]);
  expect(shown.map((one) => one.entry?.id)).toEqual(["shown"]);
  expect(accepted).toEqual([taken]);
});

test("what could not be measured does not stand for the same advice given anew", () => {
  const closed = entry("closed", "cadence:twitter", { status: "done", is_closed: true });
  const anew = entry("anew", "cadence:twitter");
  const { shown, done } = sortLedger([{ change: "cadence:twitter" }], [closed, anew]);
  expect(shown[0]?.entry?.id).toBe("anew");
  expect(done).toEqual([closed]);
});
