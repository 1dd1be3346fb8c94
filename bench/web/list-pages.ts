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

/** Every kind of page of the dashboard, of one workspace of the demo. */
export function listPages(workspaceId: string, auditId: string): Page[] {
  const home = `/w/${workspaceId}`;
  const open = (name: string, path: string, maxAllKb?: number): Page => {
    return { name, path, isPrivate: false, maxScriptKb: LEAN, ...(maxAllKb && { maxAllKb }) };
  };
  const own = (name: string, path: string, maxScriptKb = FULL): Page => {
    return { name, path: `${home}${path}`, isPrivate: true, maxScriptKb };
  };
  return [
    open("sign-in", "/sign-in"),
    open("reference", "/docs", LEAN),
    ...SUBJECTS.map((name) => open(name, `/docs/${name}`, LEAN)),
    open("methodology", "/methodology", LEAN),
    open("problems", "/problems"),
    open("glossary", "/glossary"),
    own("overview", ""),
    own("audits", "/audits"),
    own("audit", `/audits/${auditId}`),
    own("drafts", "/drafts"),
    own("new draft", "/drafts/new"),
    own("campaigns", "/campaigns"),
    own("platforms", "/platforms"),
    own("webhooks", "/webhooks"),
    own("settings", "/settings", LEAN),
  ];
}
