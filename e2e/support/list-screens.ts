import { expect } from "@playwright/test";
import { scoreCard } from "./draft-steps.ts";
import { pressAt, tabTo, writeAt } from "./keyboard.ts";
import { PUBLIC_SCREENS } from "./list-public-screens.ts";
import { writeMonthlyExport } from "./monthly-export.ts";
import { NEW_PASSWORD, type Screen } from "./screen.ts";
import { readNewSecret } from "./webhook-steps.ts";

/** Every screen that has no journey of its own at both widths. */
export const SCREENS: readonly Screen[] = [
  ...PUBLIC_SCREENS,
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
    name: "audit schedules",
    path: ({ root }) => `${root}/audits/schedules`,
    title: "Audit schedules",
    act: async (page) => {
      await pressAt(page, page.getByRole("button", { name: "Plan audits" }));
      await expect(page.getByRole("heading", { name: "Every Monday at 08:00" })).toBeVisible();
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
      await tabTo(page, page.getByLabel("Earlier audit"));
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
    title: "Picture 5 #autumn",
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
      await writeAt(page, page.getByLabel("Search comments"), "pot");
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
    name: "goals",
    path: ({ root }) => `${root}/goals`,
    title: "Goals",
    act: async (page) => {
      await pressAt(page, page.getByRole("link", { name: "New goal" }));
      await expect(page.getByRole("heading", { name: "New goal", level: 1 })).toBeVisible();
    },
  },
  {
    name: "new goal",
    path: ({ root }) => `${root}/goals/new`,
    title: "New goal",
    act: async (page) => {
      await writeAt(page, page.getByLabel("Value"), "99");
      await pressAt(page, page.getByRole("button", { name: "Set goal" }));
      await expect(page.getByRole("heading", { name: "Composite score 99.0", level: 1 })).toBeVisible();
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
    name: "rivals",
    path: ({ root }) => `${root}/rivals`,
    title: "Rivals",
    act: async (page) => {
      const figures = page.getByRole("navigation", { name: "Figure in the chart" });
      await pressAt(page, figures.getByRole("link", { name: "Posts" }));
      await expect(page).toHaveURL(/figure=posts$/);
      await pressAt(page, page.getByText("Show as a table"));
      await expect(page.getByRole("region", { name: "Table: Posts by week" })).toContainText("@stonerow");
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
      await pressAt(page, page.getByRole("button", { name: "Change name or industry" }));
      await expect(page.getByLabel("Name", { exact: true })).toBeFocused();
      await pressAt(page, page.getByLabel("Name", { exact: true }));
      await expect(page.getByText("Saved", { exact: true })).toBeVisible();
    },
  },
  {
    name: "alerts",
    path: ({ root }) => `${root}/settings/alerts`,
    title: "Settings",
    act: async (page) => {
      await pressAt(page, page.getByRole("button", { name: "Email me: The score moves" }));
      await expect(page.getByRole("table", { name: "Alert rules" })).toContainText("goal off pace");
    },
  },
  {
    name: "new alert rule",
    path: ({ root }) => `${root}/settings/alerts/new`,
    title: "New alert rule",
    act: async (page) => {
      await pressAt(page, page.getByRole("button", { name: "Make rule" }));
      await expect(page.getByRole("heading", { name: "Alert rule", level: 1 })).toBeVisible();
    },
  },
  {
    name: "API keys",
    path: ({ root }) => `${root}/settings/keys`,
    title: "Settings",
    act: async (page) => {
      await pressAt(page, page.getByRole("button", { name: "New key", exact: true }));
      await writeAt(page, page.getByLabel("Name", { exact: true }), "Reporting");
      await pressAt(page, page.getByRole("button", { name: "Create key" }));
      await expect(page.getByRole("region", { name: "New key" })).toBeFocused();
    },
  },
  {
    name: "requests",
    path: ({ root }) => `${root}/settings/requests`,
    title: "Settings",
    act: async (page) => {
      await pressAt(page, page.getByRole("main").getByRole("link", { name: "API keys" }).last());
      await expect(page).toHaveURL(/settings\/keys$/);
    },
  },
  {
    name: "log",
    path: ({ root }) => `${root}/settings/log`,
    title: "Settings",
    act: async (page) => {
      await tabTo(page, page.getByLabel("What", { exact: true }));
      await page.keyboard.press("End");
      await expect(page).toHaveURL(/kind=workspace$/);
    },
  },
  {
    name: "team",
    path: ({ root }) => `${root}/settings/team`,
    title: "Settings",
    act: async (page) => {
      await pressAt(page, page.getByRole("button", { name: "Leave this workspace" }));
      await expect(page.getByRole("heading", { name: "Leave Larkspur Tea?" })).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(page.getByRole("button", { name: "Leave this workspace" })).toBeFocused();
    },
  },
  {
    name: "all workspaces",
    path: () => "/workspaces",
    title: "All workspaces",
    act: async (page, { root }) => {
      await writeAt(page, page.getByLabel("Search"), "larkspur");
      await pressAt(page, page.getByRole("rowheader").getByRole("link", { name: "Larkspur Tea" }));
      await expect(page).toHaveURL(root);
    },
  },
  {
    name: "account",
    path: () => "/account",
    title: "Your account",
    act: async (page, brand) => {
      await pressAt(page, page.getByRole("button", { name: "Change password" }));
      await writeAt(page, page.getByLabel("Current password"), brand.password);
      await writeAt(page, page.getByLabel("New password"), NEW_PASSWORD);
      await page.keyboard.press("Enter");
      await expect(page.getByText("Your password has been changed")).toBeVisible();
      brand.password = NEW_PASSWORD;
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
  // Last: from then on the person has two.
  {
    name: "new workspace",
    path: () => "/workspaces/new",
    title: "New workspace",
    act: async (page) => {
      await writeAt(page, page.getByLabel("Name of the brand"), "Rowan Bakery");
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(/\/w\/ws_\w+\/platforms$/);
    },
  },
];
