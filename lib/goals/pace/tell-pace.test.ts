import { stdout } from "node:process";
import { describe, expect, it } from "vitest";
import { seededRandom } from "#lib/statistics/seeded-random.ts";
import { addDays } from "#lib/time.ts";
import type { DayValue } from "../schemas.ts";
import { LEAST_WEEKS, tellPace } from "./tell-pace.ts";

const TODAY = "2026-06-30";
const FREE = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY] as const;

type Process = (random: () => number, days: number) => number[];

/** A draw of the normal distribution. */
function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** What daily scores may be like; each is what is added to a line. */
const PROCESSES: Record<string, Process> = {
  "noise around a line": (random, days) => Array.from({ length: days }, () => 0.8 * normal(random)),
  "noise that lasts": (random, days) => {
    let at = 0;
    return Array.from({ length: days }, () => (at = 0.97 * at + 0.25 * normal(random)));
  },
  "a mean over 13 weeks": (random, days) => {
    const all = Array.from({ length: days + 91 }, () => 12 * normal(random));
    return Array.from({ length: days }, (_, day) => {
      return all.slice(day, day + 91).reduce((sum, one) => sum + one, 0) / 91;
    });
  },
  "a random walk": (random, days) => {
    let at = 0;
    return Array.from({ length: days }, () => (at += 0.15 * normal(random)));
  },
};

function simulate(process: Process, drift: number, seed: string, known: number, ahead: number) {
  const swings = process(seededRandom(seed), known + ahead);
  const values = swings.map((swing, day) => 50 + (drift * day) / 7 + swing);
  const history = values.slice(0, known).map((value, day): DayValue => {
    return { date: addDays(TODAY, day - known + 1), value };
  });
  return { history, end: values.at(-1) as number };
}

describe("pace", () => {
  it.each(Object.keys(PROCESSES))("holds what comes about as often as it says: %s", (name) => {
    const process = PROCESSES[name] as Process;
    const told: string[] = [];
    for (const [known, ahead] of [
      [180, 28],
      [180, 91],
      [120, 56],
    ] as const) {
      let [held, bias, width] = [0, 0, 0];
      const RUNS = 60;
      for (let run = 0; run < RUNS; run++) {
        const drift = ((run % 5) - 2) * 0.25;
        const { history, end } = simulate(process, drift, `${name} ${known} ${ahead} ${run}`, known, ahead);
        const pace = tellPace(history, { today: TODAY, due: addDays(TODAY, ahead), bounds: FREE });
        if (pace.kind !== "told") throw new Error(`${pace.kind} after ${known} days`);
        if (end >= pace.low && end <= pace.high) held++;
        bias += (pace.value - end) / RUNS;
        width += (pace.high - pace.low) / RUNS;
      }
      const share = held / RUNS;
      told.push(
        `${known} days known, ${ahead} ahead: ${(100 * share).toFixed(0)} % held, width ${width.toFixed(1)}`,
      );
      expect(share, told.join("; ")).toBeGreaterThan(0.78);
      expect(Math.abs(bias)).toBeLessThan(0.8);
    }
    print(`pace, ${name}: ${told.join("; ")}\n`);
  });

  it("finds a known drift", () => {
    const { history } = simulate(PROCESSES["noise that lasts"] as Process, 0.5, "drift", 180, 1);
    const pace = tellPace(history, { today: TODAY, due: addDays(TODAY, 70), bounds: [0, 100] });
    expect(pace).toMatchObject({ kind: "told", weeks: 26 });
    if (pace.kind === "told") expect(Math.abs(pace.weekly - 0.5)).toBeLessThan(0.15);
  });

  it("is not told too early, nor of an old history, and never leaves its bounds", () => {
    const flat = (days: number, end = TODAY) =>
      Array.from({ length: days }, (_, day) => ({ date: addDays(end, day - days + 1), value: 50 }));
    const asked = { today: TODAY, due: addDays(TODAY, 40), bounds: [0, 100] as const };
    expect(tellPace(flat(15), asked)).toEqual({ kind: "early", weeksLeft: LEAST_WEEKS - 2 });
    expect(tellPace([], asked)).toEqual({ kind: "stale", newest: null });
    expect(tellPace(flat(200, "2026-06-01"), asked)).toEqual({ kind: "stale", newest: "2026-06-01" });
    expect(tellPace(flat(200), asked)).toMatchObject({
      kind: "told",
      value: 50,
      low: 50,
      high: 50,
      weekly: 0,
    });
    const steep = flat(120).map((one, at) => ({ ...one, value: 20 + at * 0.6 }));
    expect(tellPace(steep, { ...asked, due: addDays(TODAY, 200) })).toMatchObject({ value: 100, high: 100 });
  });

  it("looks at no week before one that is missing", () => {
    const days = Array.from({ length: 150 }, (_, day) => ({ date: addDays(TODAY, day - 149), value: day }));
    const gap = days.filter(({ date }) => date > addDays(TODAY, -100) || date < addDays(TODAY, -120));
    const pace = tellPace(gap, { today: TODAY, due: addDays(TODAY, 7), bounds: FREE });
    expect(pace).toMatchObject({ kind: "told", weeks: 14, weekly: 7 });
  });

  it("is the same for the same history", () => {
    const { history } = simulate(PROCESSES["a random walk"] as Process, 0.2, "same", 120, 1);
    const asked = { today: TODAY, due: addDays(TODAY, 40), bounds: FREE };
    expect(tellPace(history, asked)).toEqual(tellPace(history, asked));
  });
});

function print(line: string): void {
  stdout.write(line);
}
