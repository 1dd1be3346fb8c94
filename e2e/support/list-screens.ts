import { expect, type Page } from "@playwright/test";
import { scoreCard } from "./draft-steps.ts";
import { type Brand, SHARE_PASSWORD } from "./furnish-brand.ts";
import { pressAt, tabTo, writeAt } from "./keyboard.ts";
import { writeMonthlyExport } from "./monthly-export.ts";
import { readNewSecret } from "./webhook-steps.ts";

export type Screen = {
  name: string;
  path: (brand: Brand) => string;
  title: string | RegExp;
  /** Whether nobody is signed in. */
  isPublic?: true;
  /** What people come for, by the keyboard alone. */
  act: (page: Page, brand: Brand) => Promise<void>;
};

const PASSWORD = "four green kettles";

/** Every screen that has no journey of its own at both widths. */
export const SCREENS: readonly Screen[] = [
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
      await writeAt(page, page.getByLabel("Password", { exact: true }), PASSWORD);
      await page.keyboard.press("Enter");
      await expect(page.getByRole("heading", { name: "Platforms", level: 1 })).toBeVisible();
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
  {
    name: "overview",
    path: ({ root }) => root,
    title: "Larkspur Tea",
    act: async (page) => {
      await pressAt(page, page.getByRole("main").getByRole("link", { name: "30 d" }).first());
      await expect(page).toHaveURL(/range=30d/);
    },
  },
  {
    name: "audits",
    path: ({ root }) => `${root}/audits`,
    title: "Audits",
    act: async (page) => {
      await pressAt(page, page.getByRole("button", { name: "Run audit" }));
      await expect(page).toHaveURL(/\/audits\/aud_\w+$/);
      await expect(page.getByTestId("composite")).toBeVisible({ timeout: 60_000 });
    },
  },
  {
    name: "audit",
    path: ({ audit }) => audit,
    title: /^Audit of /,
    act: async (page) => {
      const file = page.waitForEvent("download");
      await pressAt(page, page.getByRole("link", { name: "Report as PDF" }));
      expect((await file).suggestedFilename()).toMatch(/\.pdf$/);
    },
  },
  {
    name: "two audits compared",
    path: ({ root }) => `${root}/audits/compare`,
    title: "Compare two audits",
    act: async (page) => {
      await tabTo(page, page.getByLabel("One audit"));
      await page.keyboard.press("Home");
      await pressAt(page, page.getByRole("button", { name: "Compare" }));
      await expect(page).toHaveURL(/compare\?a=aud_\w+&b=aud_\w+$/);
      await expect(page.getByText(/^You have chosen the same audit twice/)).toBeVisible();
    },
  },
  {
    name: "posts",
    path: ({ root }) => `${root}/posts?platform=instagram`,
    title: "Posts",
    act: async (page) => {
      await pressAt(page, page.getByRole("button", { name: "Interactions" }));
      await expect(page).toHaveURL(/sort=interactions/);
      await expect(page.getByRole("rowheader").first()).toContainText("Picture 19");
    },
  },
  {
    name: "post",
    path: ({ post }) => post,
    title: /Post on Instagram$/,
    act: async (page) => {
      await pressAt(page, page.getByText("Show as a table"));
      await expect(page.getByRole("table", { name: "Figures by day" })).toBeVisible();
    },
  },
  {
    name: "times and formats",
    path: ({ root }) => `${root}/posts/patterns`,
    title: "Posts",
    act: async (page) => {
      const platforms = page.getByRole("navigation", { name: "Platform" });
      await pressAt(page, platforms.getByRole("link", { name: "Instagram" }));
      await expect(page).toHaveURL(/platform=instagram$/);
    },
  },
  {
    name: "comments",
    path: ({ root }) => `${root}/comments`,
    title: "Comments",
    act: async (page) => {
      await writeAt(page, page.getByLabel("Words in the text"), "pot");
      await page.keyboard.press("Enter");
      await expect(page.getByTestId("comment-count")).toContainText("4 ");
    },
  },
  {
    name: "drafts",
    path: ({ root }) => `${root}/drafts`,
    title: "Drafts",
    act: async (page) => {
      await pressAt(page, page.getByRole("link", { name: "New draft" }));
      await expect(page.getByRole("heading", { name: "New draft", level: 1 })).toBeVisible();
    },
  },
  {
    name: "new draft",
    path: ({ root }) => `${root}/drafts/new`,
    title: "New draft",
    act: async (page) => {
      await writeAt(page, page.getByLabel("Text", { exact: true }).last(), "Tea for two on the terrace");
      await expect(scoreCard(page).getByText(/^\d+\.\d$/)).toBeVisible();
    },
  },
  {
    name: "campaigns",
    path: ({ root }) => `${root}/campaigns`,
    title: "Campaigns",
    act: async (page) => {
      await pressAt(page, page.getByRole("link", { name: "New campaign" }));
      await expect(page.getByRole("heading", { name: "New campaign", level: 1 })).toBeVisible();
    },
  },
  {
    name: "new campaign",
    path: ({ root }) => `${root}/campaigns/new`,
    title: "New campaign",
    act: async (page) => {
      await writeAt(page, page.getByLabel("Name", { exact: true }), "Spring tasting");
      await writeAt(page, page.getByLabel("Duration in weeks"), "6");
      await pressAt(page, page.getByRole("button", { name: "Create campaign" }));
      await expect(page.getByRole("heading", { name: "Spring tasting", level: 1 })).toBeVisible();
    },
  },
  {
    name: "campaign",
    path: ({ campaign }) => campaign,
    title: "Autumn leaves",
    act: async (page) => {
      await pressAt(page, page.getByRole("button", { name: "Edit" }));
      await expect(page.getByLabel("Name", { exact: true })).toBeFocused();
      await writeAt(page, page.getByLabel("Name", { exact: true }), "Autumn cups");
      await pressAt(page, page.getByRole("button", { name: "Save" }));
      await expect(page.getByRole("heading", { name: "Autumn cups", level: 1 })).toBeVisible();
      await expect(page.getByRole("button", { name: "Edit" })).toBeFocused();
    },
  },
  {
    name: "platforms",
    path: ({ root }) => `${root}/platforms`,
    title: "Platforms",
    act: async (page) => {
      const chooser = page.waitForEvent("filechooser");
      await pressAt(page, page.locator("#files"));
      const buffer = Buffer.from(writeMonthlyExport(new Date()));
      await (await chooser).setFiles({ name: "tweets again.csv", mimeType: "text/csv", buffer });
      await pressAt(page, page.getByRole("button", { name: "Import 1 file" }));
      await expect(page.getByRole("region", { name: "Recent imports" })).toContainText("tweets again.csv");
    },
  },
  {
    name: "webhooks",
    path: ({ root }) => `${root}/webhooks`,
    title: "Webhooks",
    act: async (page) => {
      await writeAt(page, page.getByLabel("Address"), "https://hooks.larkspur.example/second");
      await pressAt(page, page.getByRole("checkbox", { name: "score.changed" }), "Space");
      await pressAt(page, page.getByRole("button", { name: "Add webhook" }));
      await readNewSecret(page);
    },
  },
  {
    name: "webhook",
    path: ({ webhook }) => webhook,
    title: "Webhook to hooks.larkspur.example",
    act: async (page) => {
      await pressAt(page, page.getByRole("button", { name: "Pause" }));
      await expect(page.getByRole("button", { name: "Resume" })).toBeVisible();
    },
  },
  {
    name: "settings",
    path: ({ root }) => `${root}/settings`,
    title: "Settings",
    act: async (page) => {
      await pressAt(page, page.getByLabel("Name", { exact: true }));
      await expect(page.getByText("Saved", { exact: true })).toBeVisible();
    },
  },
  {
    name: "account",
    path: () => "/account",
    title: "Your account",
    act: async (page, brand) => {
      await writeAt(page, page.getByLabel("Current password"), brand.password);
      await writeAt(page, page.getByLabel("New password"), PASSWORD);
      await page.keyboard.press("Enter");
      await expect(page.getByText("Your password has been changed")).toBeVisible();
      brand.password = PASSWORD;
    },
  },
  {
    name: "a page that is not there",
    path: () => "/w/ws_none",
    title: "Page not found",
    act: async (page, { root }) => {
      await pressAt(page, page.getByRole("link", { name: "Go to your overview" }));
      await expect(page).toHaveURL(root);
    },
  },
];
