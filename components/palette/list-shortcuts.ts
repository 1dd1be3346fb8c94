import { listPages } from "#components/workspaces/workspace-pages.ts";
import { ACTIONS, type ActionName } from "./actions.ts";

export type Shortcut = {
  /** Two letters, one after the other: "g a". */
  keys: string;
  label: string;
  href: string;
};

/** The shortcuts of a workspace for a member who may begin `actions`: `g` leads to a page, `n` to something new. */
export function listShortcuts(
  workspaceId: string,
  { actions, isEditor }: { actions: readonly ActionName[]; isEditor: boolean },
): Shortcut[] {
  const root = `/w/${workspaceId}`;
  const pages = listPages(isEditor).map(({ key, label, path }) => ({
    keys: `g ${key}`,
    label,
    href: `${root}${path}`,
  }));
  const begun = actions.flatMap((name) => {
    const { key, label, path } = ACTIONS[name];
    return key && path ? [{ keys: `n ${key}`, label, href: `${root}${path}` }] : [];
  });
  return [...pages, ...begun];
}
