/** A page as Lighthouse is to see it, and how much JavaScript it may load at first, compressed. */
export type Page = {
  name: string;
  path: string;
  /** Only for those who are signed in. */
  isPrivate: boolean;
  maxScriptKb: number;
  /** Everything that is transferred, where that is bounded. */
  maxAllKb?: number;
};

/** The first page of the documentation, and its heaviest ones. */
const SUBJECTS = ["start", "audits", "campaigns", "webhooks", "recipes/receive-webhook"];

const LEAN = 150;
const FULL = 220;

/** Things of the workspace that have pages of their own, by the paths of those. */
export type Things = { audit: string; post: string; draft: string; campaign: string; webhook: string };

/** Every kind of page of the dashboard, of one workspace of the demo. */
export function listPages(workspaceId: string, things: Things): Page[] {
  const home = `/w/${workspaceId}`;
  const open = (name: string, path: string, maxAllKb?: number): Page => {
    return { name, path, isPrivate: false, maxScriptKb: LEAN, ...(maxAllKb && { maxAllKb }) };
  };
  const own = (name: string, path: string, maxScriptKb = FULL): Page => {
    return { name, path: `${home}${path}`, isPrivate: true, maxScriptKb };
  };
  const of = (name: keyof Things): Page => ({ ...own(name, ""), path: things[name] });
  return [
    open("sign-in", "/sign-in"),
    open("forgotten password", "/forgot-password"),
    open("reference", "/docs", LEAN),
    ...SUBJECTS.map((name) => open(`docs ${name}`, `/docs/${name}`, LEAN)),
    open("methodology", "/methodology", LEAN),
    open("problems", "/problems"),
    open("glossary", "/glossary"),
    own("overview", ""),
    own("audits", "/audits"),
    of("audit"),
    own("two audits compared", "/audits/compare"),
    own("posts", "/posts"),
    of("post"),
    own("times and formats", "/posts/patterns"),
    own("comments", "/comments"),
    own("drafts", "/drafts"),
    own("new draft", "/drafts/new"),
    of("draft"),
    own("campaigns", "/campaigns"),
    of("campaign"),
    own("goals", "/goals"),
    own("new goal", "/goals/new"),
    own("platforms", "/platforms"),
    own("webhooks", "/webhooks"),
    of("webhook"),
    own("settings", "/settings", LEAN),
    own("API keys", "/settings/keys", LEAN),
    own("log", "/settings/log", LEAN),
    own("team", "/settings/team", LEAN),
    { ...own("account", ""), path: "/account" },
    own("requests", "/settings/requests", LEAN),
    { name: "all workspaces", path: "/workspaces", isPrivate: true, maxScriptKb: FULL },
    { name: "new workspace", path: "/workspaces/new", isPrivate: true, maxScriptKb: FULL },
    own("rivals", "/rivals"),
    own("alerts", "/settings/alerts", LEAN),
    own("audit schedules", "/audits/schedules"),
  ];
}
