export type WorkspacePage = {
  /** Behind the address of the workspace. */
  path: string;
  label: string;
  /** The letter behind `g` that leads to it. */
  key: string;
  /** By what else people look for it. */
  about: string;
  /** Whether only those who may change something find anything to do there. */
  isForEditors?: true;
};

/** The pages of a workspace, for its navigation, the search and the shortcuts alike. */
export const WORKSPACE_PAGES: readonly WorkspacePage[] = [
  { path: "", label: "Overview", key: "o", about: "score pillars history home" },
  { path: "/posts", label: "Posts", key: "t", about: "content figures best time formats" },
  { path: "/audits", label: "Audits", key: "a", about: "runs results reports" },
  { path: "/comments", label: "Comments", key: "m", about: "sentiment critical topics replies" },
  {
    path: "/drafts",
    label: "Drafts",
    key: "d",
    about: "studio write post text planned calendar",
    isForEditors: true,
  },
  { path: "/campaigns", label: "Campaigns", key: "c", about: "plan phases" },
  { path: "/rivals", label: "Rivals", key: "r", about: "competitors watched share of voice compare" },
  { path: "/platforms", label: "Platforms", key: "p", about: "connect import files accounts competitors" },
  {
    path: "/webhooks",
    label: "Webhooks",
    key: "w",
    about: "events deliveries signing secret",
    isForEditors: true,
  },
  {
    path: "/settings",
    label: "Settings",
    key: "s",
    about: "name industry plan usage shortcuts team members roles alerts notifications api keys requests log",
  },
];

/** The pages that are offered to a member. @param isEditor whether their role lets them change anything */
export function listPages(isEditor: boolean): readonly WorkspacePage[] {
  return WORKSPACE_PAGES.filter(({ isForEditors }) => isEditor || !isForEditors);
}
