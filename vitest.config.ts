import { configDefaults, defineConfig } from "vitest/config";

const PURE = [
  "lib/{draft-model,formula,sentiment,statistics}/**/*.test.ts",
  "components/**/*.test.ts",
  "scripts/layers/*.test.ts",
  "docs/**/*.test.ts",
];
const consoleGuard = "scripts/testing/fail-on-console.ts";

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "pure",
          include: PURE,
          restoreMocks: true,
          setupFiles: [consoleGuard],
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: "database",
          include: ["{app,lib,prisma,scripts}/**/*.test.ts"],
          exclude: [...configDefaults.exclude, ...PURE],
          restoreMocks: true,
          globalSetup: ["scripts/testing/start-database.ts"],
          setupFiles: [consoleGuard, "scripts/testing/fresh-database.ts"],
          testTimeout: 20_000,
          hookTimeout: 20_000,
        },
      },
    ],
  },
});
