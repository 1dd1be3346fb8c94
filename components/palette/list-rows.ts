import { STATUS_LOOKS } from "#components/campaigns/status-badge.tsx";
import { STATUS_LOOKS as DRAFT_LOOKS } from "#components/drafts/draft-status.tsx";
import { postPath } from "#components/posts/post-address.ts";
import { formatDay, formatMoment } from "#components/ui/format.ts";
import type { Theme } from "#components/ui/theme-choice.ts";
import { listPages, type PagePath } from "#components/workspaces/workspace-pages.ts";
import { PLATFORM_WORDS } from "#lib/formula/platform-words.ts";
import type { FoundPost, NewestThings } from "#lib/search/schemas.ts";
import { ACTIONS, type ActionName } from "./actions.ts";
import type { Sought } from "./match-rows.ts";

/** Where somebody is, and what they may do there. */
export type Place = {
  /** Null on pages that belong to none. */
  workspace: { id: string; name: string } | null;
  /** All workspaces of the person. */
  workspaces: readonly {
    id: string;
    name: string;
    planName: string;
    account: string;
    accountId: string;
  }[];
  actions: readonly ActionName[];
  /** Whether their role in the workspace lets them change anything. */
  isEditor: boolean;
};

/** What choosing a row does. */
export type Target =
  | { kind: "page"; href: string }
  | { kind: "colours"; theme: Theme }
  | { kind: "audit" | "shortcuts" | "sign-out" };

export type Row = Sought & {
  id: string;
  target: Target;
  /** Stands at the right: what the row is, or the keys that do the same. */
  note?: string;
  keys?: string;
  /** A text that may take a line of its own. */
  isLong?: boolean;
};

export type Group = { name: string; rows: Row[] };

const COLOURS = [
  { theme: "light", label: "Use light colours" },
  { theme: "dark", label: "Use dark colours" },
  { theme: "system", label: "Use the system's colours" },
] as const;

/** By what else people look for a page of a workspace. */
const PAGE_ABOUT: Record<PagePath, string> = {
  "": "score pillars history home",
  "/posts": "content figures best time formats",
  "/audits": "runs results reports",
  "/comments": "sentiment critical topics replies",
  "/drafts": "studio write post text planned calendar",
  "/campaigns": "plan phases",
  "/rivals": "competitors watched share of voice compare",
  "/platforms": "connect import files accounts competitors",
  "/webhooks": "events deliveries signing secret",
  "/settings":
    "name industry plan usage shortcuts team members roles alerts notifications api keys requests log",
};

const toPage = (href: string): Target => ({ kind: "page", href });

/** What can be found without asking the service. @param theme of the page, which is not offered */
export function listKnownGroups({ workspace, workspaces, actions, isEditor }: Place, theme: Theme): Group[] {
  const others = workspaces.filter(({ id }) => id !== workspace?.id);
  return [
    { name: "Pages", rows: workspace ? pagesOf(workspace.id, isEditor) : [] },
    { name: "Actions", rows: workspace ? actionsOf(workspace.id, actions) : [] },
    {
      name: "Brands",
      rows: others.map(({ id, name, planName }) => ({
        id: `brand-${id}`,
        label: name,
        about: "workspace switch brand",
        note: `${planName} plan`,
        target: toPage(`/w/${id}`),
      })),
    },
    { name: "Account and help", rows: personalRows(theme) },
  ];
}

/** Behind the overview: it has no place in the navigation. */
const GOALS = { id: "page-goals", label: "Goals", about: "target pace ways reach" };

function pagesOf(workspaceId: string, isEditor: boolean): Row[] {
  const pages = listPages(isEditor).map(({ path, label, key }) => ({
    id: `page-${key}`,
    ...{ label, about: PAGE_ABOUT[path], keys: `g ${key}` },
    target: toPage(`/w/${workspaceId}${path}`),
  }));
  return [...pages, { ...GOALS, target: toPage(`/w/${workspaceId}/goals`) }];
}

function actionsOf(workspaceId: string, actions: readonly ActionName[]): Row[] {
  return actions.map((name) => {
    const { label, about, path, key } = ACTIONS[name];
    return {
      id: `action-${name}`,
      ...{ label, about },
      ...(key && { keys: `n ${key}` }),
      target: path === null ? { kind: "audit" } : toPage(`/w/${workspaceId}${path}`),
    };
  });
}

function personalRows(theme: Theme): Row[] {
  return [
    {
      id: "page-workspaces",
      label: "All workspaces",
      about: "portfolio brands overview scores",
      target: toPage("/workspaces"),
    },
    { id: "page-account", label: "Sessions and password", about: "your account", target: toPage("/account") },
    { id: "page-docs", label: "API reference", about: "docs documentation", target: toPage("/docs") },
    {
      id: "page-glossary",
      label: "Glossary",
      about: "help words terms meaning",
      target: toPage("/glossary"),
    },
    ...COLOURS.filter((one) => one.theme !== theme).map(({ theme, label }): Row => {
      return {
        id: `colours-${theme}`,
        label,
        about: "theme switch mode",
        target: { kind: "colours", theme },
      };
    }),
    {
      id: "shortcuts",
      label: "Keyboard shortcuts",
      about: "help keys",
      keys: "?",
      target: { kind: "shortcuts" },
    },
    { id: "sign-out", label: "Sign out", about: "log out leave", target: { kind: "sign-out" } },
  ];
}

const AUDIT_NOTES = { processing: "Running", completed: "Completed", failed: "Failed" };

/** Audits, campaigns and, for those who write them, drafts, by their names. */
export function listThingGroups(
  workspaceId: string,
  { audits, campaigns, drafts }: NewestThings,
  isEditor: boolean,
): Group[] {
  return [
    {
      name: "Campaigns",
      rows: campaigns.map(({ id, name, status }) => ({
        id,
        label: name,
        about: `campaign ${STATUS_LOOKS[status].word}`,
        note: STATUS_LOOKS[status].word,
        target: toPage(`/w/${workspaceId}/campaigns/${id}`),
      })),
    },
    {
      name: "Drafts",
      rows: (isEditor ? drafts : []).map(({ id, words, platform, status }) => ({
        id,
        label: words ?? "Draft without a text",
        about: `draft ${DRAFT_LOOKS[status].word} ${PLATFORM_WORDS[platform]}`,
        note: `${DRAFT_LOOKS[status].word}, ${PLATFORM_WORDS[platform]}`,
        target: toPage(`/w/${workspaceId}/drafts/${id}`),
        isLong: true,
      })),
    },
    {
      name: "Audits",
      rows: audits.map(({ id, status, started_at }) => ({
        id,
        label: `Audit of ${formatMoment(started_at)}`,
        about: AUDIT_NOTES[status],
        note: AUDIT_NOTES[status],
        target: toPage(`/w/${workspaceId}/audits/${id}`),
      })),
    },
  ];
}

/** @param root of the workspace */
export function listPostGroup(root: string, posts: readonly FoundPost[]): Group {
  return {
    name: "Posts",
    rows: posts.map(({ profile, id, platform, words, created_at }, n) => ({
      id: `post-${n}`,
      label: words,
      note: [PLATFORM_WORDS[platform], created_at && formatDay(created_at)].filter(Boolean).join(", "),
      target: toPage(postPath(root, { profile, id })),
      isLong: true,
    })),
  };
}
