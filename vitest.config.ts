import { availableParallelism } from "node:os";
import { configDefaults, defineConfig } from "vitest/config";

const PURE = [
  "lib/{draft-model,formula,sentiment,statistics}/**/*.test.ts",
  "components/**/*.test.ts",
  "scripts/layers/*.test.ts",
  "docs/**/*.test.ts",
  "bench/**/*.test.ts",
];
const LONG = "**/*.long.test.ts";
const consoleGuard = "scripts/testing/fail-on-console.ts";
// Files of one worker share its modules, as requests share a server; each file has a database of its own.
const shared = { isolate: false, restoreMocks: true, testTimeout: 20_000, hookTimeout: 20_000 };
const onDatabase = {
  // A busy machine is no fault of the product: what passes at its second try is named at the end of the run.
  retry: 1,
  globalSetup: ["scripts/testing/start-database.ts"],
  setupFiles: [consoleGuard, "scripts/testing/fresh-database.ts", "scripts/testing/sign-in-by-test.ts"],
};

export default defineConfig({
  test: {
    // A worker waits for the database half of its time; Vitest's own number, one less than the cores, leaves them idle.
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: {
          ...shared,
          name: "pure",
          include: PURE,
          exclude: [...configDefaults.exclude, LONG],
          setupFiles: [consoleGuard],
        },
      },
      {
        test: {
          ...shared,
          ...onDatabase,
          name: "database",
          include: ["{app,clients,lib,prisma,scripts}/**/*.test.ts"],
          exclude: [...configDefaults.exclude, ...PURE, LONG],
        },
      },
      // What takes long and stands for its subject already in a shorter test: `npm run test:long`.
      { test: { ...shared, ...onDatabase, name: "long", include: [LONG] } },
    ],
  },
});
