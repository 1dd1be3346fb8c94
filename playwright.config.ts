import { defineConfig } from "@playwright/test";

const jsonReport = process.env.PLAYWRIGHT_JSON_OUTPUT_NAME;

const DESKTOP = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true };

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
    { name: "desktop", testIgnore: ["docs.spec.ts", "secrets.spec.ts"], grepInvert: /@long/, use: DESKTOP },
    {
      name: "phone",
      testMatch: [
        "journey.spec.ts",
        "webhooks.spec.ts",
        "roles.spec.ts",
        "account.spec.ts",
        "sign-in.spec.ts",
        "providers.spec.ts",
        "kept-drafts.spec.ts",
        "team.spec.ts",
        "deletion.spec.ts",
      ],
      use: PHONE,
    },
    // npm run test:long: the reference, secrets of platforms, what is tagged, and the other journeys on a phone.
    { name: "desktop-long", testMatch: ["docs.spec.ts", "secrets.spec.ts"], use: DESKTOP },
    { name: "desktop-tagged", grep: /@long/, use: DESKTOP },
    {
      name: "phone-long",
      testMatch: [
        "import.spec.ts",
        "drop.spec.ts",
        "audits.spec.ts",
        "audits-refused.spec.ts",
        "reports.spec.ts",
        "campaigns.spec.ts",
        "drafts.spec.ts",
        "comments.spec.ts",
        "webhook-access.spec.ts",
        "docs.spec.ts",
        "agents.spec.ts",
      ],
      use: PHONE,
    },
  ],
});
