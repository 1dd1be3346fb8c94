import { defineConfig } from "@playwright/test";

const jsonReport = process.env.PLAYWRIGHT_JSON_OUTPUT_NAME;

const DESKTOP = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true };

/** Journeys that most of the product takes part in. */
const MAIN = [
  "api.spec.ts",
  "audits.spec.ts",
  "campaigns.spec.ts",
  "doors.spec.ts",
  "drafts.spec.ts",
  "journey.spec.ts",
  "roles.spec.ts",
  "sign-in.spec.ts",
  "webhooks.spec.ts",
];
const ON_A_PHONE = [
  "account.spec.ts",
  "agents.spec.ts",
  "audits.spec.ts",
  "audits-refused.spec.ts",
  "campaigns.spec.ts",
  "comments.spec.ts",
  "deletion.spec.ts",
  "docs.spec.ts",
  "drafts.spec.ts",
  "drop.spec.ts",
  "import.spec.ts",
  "journey.spec.ts",
  "kept-drafts.spec.ts",
  "providers.spec.ts",
  "reports.spec.ts",
  "roles.spec.ts",
  "sign-in.spec.ts",
  "team.spec.ts",
  "webhook-access.spec.ts",
  "webhooks.spec.ts",
];

export default defineConfig({
  testDir: "e2e",
  globalSetup: "e2e/support/start-product.ts",
  timeout: 120_000,
  expect: { timeout: 15_000 },
  workers: 2,
  // A busy machine is no fault of the product: what passes at its second try is named at the end of the run.
  retries: 1,
  forbidOnly: true,
  reporter: jsonReport ? [["list"], ["json"]] : [["list"]],
  use: {
    baseURL: process.env.PLINTH_E2E_URL ?? "",
    contextOptions: { reducedMotion: "reduce" },
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: process.env.PLINTH_CHROMIUM || "/usr/bin/chromium",
      args: [
        ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
        "--headless",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  projects: [
    { name: "desktop", testMatch: MAIN, use: DESKTOP },
    // npm run test:long: all other journeys, and the main ones on a phone.
    { name: "desktop-long", testIgnore: MAIN, use: DESKTOP },
    { name: "phone", testMatch: ON_A_PHONE, use: PHONE },
  ],
});
