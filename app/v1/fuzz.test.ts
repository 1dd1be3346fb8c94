import { writeFileSync } from "node:fs";
import { expect, it, vi } from "vitest";
import { runFuzzing } from "#scripts/testing/fuzz/run-fuzzing.ts";

// Set by `npm run test:long` and `npm run bench -- fuzz`, which run this test for longer.
const runs = Number(process.env.PLINTH_FUZZ_RUNS ?? 300);
const seed = Number(process.env.PLINTH_FUZZ_SEED ?? 20_260_101);
const largestBody = Number(process.env.PLINTH_FUZZ_LARGEST_BODY ?? 2_000_000);

vi.hoisted(() => {
  const many = { requests_per_minute: 10_000_000, score_requests_per_minute: 10_000_000 };
  process.env.PLINTH_PLANS = JSON.stringify({ enterprise: many });
});

it(`${runs} generated requests are answered as the document says`, {
  timeout: 60_000 + runs * 100,
}, async () => {
  const fuzzing = await runFuzzing({ runs, seed, largestBody });
  if (process.env.PLINTH_FUZZ_REPORT) {
    writeFileSync(process.env.PLINTH_FUZZ_REPORT, JSON.stringify({ ...fuzzing, seed }));
  }
  expect(fuzzing.failures, `PLINTH_FUZZ_SEED=${seed}`).toEqual([]);
  expect(fuzzing.sent).toBeGreaterThan(runs * 0.9);
});
