type WorkspacePage = {
  /** Behind the address of the workspace. */
  path: string;
  label: string;
  /** The letter behind `g` that leads to it. */
  key: string;
  /** Whether only those who may change something find anything to do there. */
  isForEditors?: true;
};

/** The pages of a workspace, for its navigation, the search and the shortcuts alike. */
export const WORKSPACE_PAGES = [
  { path: "", label: "Overview", key: "o" },
  { path: "/posts", label: "Posts", key: "t" },
  { path: "/audits", label: "Audits", key: "a" },
  { path: "/comments", label: "Comments", key: "m" },
  { path: "/drafts", label: "Drafts", key: "d", isForEditors: true },
  { path: "/campaigns", label: "Campaigns", key: "c" },
  { path: "/rivals", label: "Rivals", key: "r" },
  { path: "/platforms", label: "Platforms", key: "p" },
  { path: "/webhooks", label: "Webhooks", key: "w", isForEditors: true },
  { path: "/settings", label: "Settings", key: "s" },
] as const satisfies readonly WorkspacePage[];

export type PagePath = (typeof WORKSPACE_PAGES)[number]["path"];

/** The pages that are offered to a member. @param isEditor whether their role lets them change anything */
export function listPages(isEditor: boolean) {
  return WORKSPACE_PAGES.filter((page) => isEditor || !("isForEditors" in page));
}
