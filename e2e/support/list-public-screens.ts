import { expect, type Page } from "@playwright/test";
import { SHARE_PASSWORD } from "./furnish-brand.ts";
import { pressAt, writeAt } from "./keyboard.ts";
import { NEW_PASSWORD, type Screen } from "./screen.ts";

async function askForLink(page: Page): Promise<void> {
  await writeAt(page, page.getByLabel("Email address"), `nobody-${Date.now()}@fernhill.example`);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Check your email")).toBeVisible();
}

/** What those see who are not signed in. */
export const PUBLIC_SCREENS: readonly Screen[] = [
  {
    name: "sign-in",
    path: () => "/sign-in",
    title: "Sign in",
    isPublic: true,
    act: async (page, { email, password, root }) => {
      await writeAt(page, page.getByLabel("Email address"), email);
      await writeAt(page, page.getByLabel("Password", { exact: true }), password);
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(root);
    },
  },
  {
    name: "sign-up",
    path: () => "/sign-up",
    title: "Sign up",
    isPublic: true,
    act: async (page) => {
      await writeAt(page, page.getByLabel("Name of your brand"), "Fernhill Soap");
      await writeAt(page, page.getByLabel("Your name"), "Ada");
      await writeAt(page, page.getByLabel("Email address"), `ada-${Date.now()}@fernhill.example`);
      await writeAt(page, page.getByLabel("Password", { exact: true }), NEW_PASSWORD);
      await page.keyboard.press("Enter");
      await expect(page.getByRole("heading", { name: "Platforms", level: 1 })).toBeVisible();
    },
  },
  {
    name: "forgotten password",
    path: () => "/forgot-password",
    title: "Forgot your password?",
    isPublic: true,
    act: (page) => askForLink(page),
  },
  {
    name: "sign-in by email",
    path: () => "/sign-in/email",
    title: "Sign in by email",
    isPublic: true,
    act: (page) => askForLink(page),
  },
  {
    name: "used link",
    path: () => "/reset-password?token=none",
    title: "This link does not work any more",
    isPublic: true,
    act: async (page) => {
      await pressAt(page, page.getByRole("link", { name: "Ask for a new link" }));
      await expect(page).toHaveURL("/forgot-password");
    },
  },
  {
    name: "problems",
    path: () => "/problems",
    title: /\S/,
    isPublic: true,
    act: async (page) => {
      await pressAt(page, page.getByRole("main").getByRole("link", { name: "Plan Required" }).first());
      await expect(page).toHaveURL(/plan_required$/);
    },
  },
  {
    name: "shared report",
    path: ({ share }) => share,
    title: "Larkspur Tea",
    isPublic: true,
    act: async (page) => {
      const file = page.waitForEvent("download");
      await pressAt(page, page.getByRole("link", { name: "Report as PDF" }));
      expect((await file).suggestedFilename()).toMatch(/\.pdf$/);
    },
  },
  {
    name: "shared report with a password",
    path: ({ locked }) => locked,
    title: /\S/,
    isPublic: true,
    act: async (page) => {
      await writeAt(page, page.getByLabel("Password", { exact: true }), SHARE_PASSWORD);
      await page.keyboard.press("Enter");
      await expect(page.getByRole("heading", { name: "Larkspur Tea", level: 1 })).toBeVisible();
    },
  },
];
