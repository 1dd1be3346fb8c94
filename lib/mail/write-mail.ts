/** What a mail says: paragraphs, with at most one thing to do between them. */
export type Letter = {
  subject: string;
  /** Plain text each. */
  before: readonly string[];
  /** What to do, as a button. */
  action?: { words: string; link: string };
  after: readonly string[];
  /** The way out of such mails, below everything. */
  leave?: { words: string; link: string };
};

/** Light inline, for programs that read no style sheet; those that do take the dark colours where the reader wants them. */
const STYLE = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background:#121311!important}.card{background:#1b1c1a!important;border-color:#31332e!important;color:#f1f2ed!important}
.brand,.link{color:#a3adff!important}.soft{color:#bfc1b9!important}.button{background:#a3adff!important;color:#14172f!important}}`;
const PAGE =
  "margin:0;padding:24px 12px;background:#f6f6f4;font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5";
const CARD =
  "max-width:536px;margin:0 auto;padding:28px 28px 12px;background:#ffffff;border:1px solid #e1e1dc;border-radius:12px;color:#1a1b19";
const BUTTON =
  "display:inline-block;padding:12px 20px;border-radius:8px;background:#3b4cca;color:#ffffff;text-decoration:none;font-weight:600";

/**
 * Writes a mail as plain text and as HTML, which says the same. It loads nothing from anywhere, so that opening it tells nobody.
 * @returns both, each complete
 */
export function writeMail({ subject, before, action, after, leave }: Letter): {
  subject: string;
  text: string;
  html: string;
} {
  const told = (one: Letter["leave"]) => (one ? [`${one.words}:\n${one.link}`] : []);
  const text = [...before, ...told(action), ...after, ...told(leave)].join("\n\n");
  const parts = [
    '<p class="brand" style="margin:0 0 20px;color:#3b4cca;font-weight:700">Plinth</p>',
    ...before.map((one) => paragraph(escapeHtml(one))),
    ...(action ? [button(action)] : []),
    ...after.map((one) => soft(escapeHtml(one))),
    ...(action ? [soft(`If the button does not work, open this address: ${linkTo(action.link)}`)] : []),
    ...(leave ? [soft(linkTo(leave.link, leave.words))] : []),
  ];
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title><style>${STYLE}</style>`;
  const html = `<!doctype html><html lang="en"><head>${head}</head><body class="page" style="${PAGE}"><div class="card" style="${CARD}">${parts.join("")}</div></body></html>`;
  return { subject, text, html };
}

function paragraph(html: string): string {
  return `<p style="margin:0 0 16px;overflow-wrap:anywhere">${html}</p>`;
}

function soft(html: string): string {
  return `<p class="soft" style="margin:0 0 16px;overflow-wrap:anywhere;color:#4f514b;font-size:14px">${html}</p>`;
}

function button({ words, link }: { words: string; link: string }): string {
  return `<p style="margin:24px 0"><a class="button" href="${escapeHtml(link)}" style="${BUTTON}">${escapeHtml(words)}</a></p>`;
}

function linkTo(link: string, words = link): string {
  return `<a class="link" href="${escapeHtml(link)}" style="color:#3b4cca">${escapeHtml(words)}</a>`;
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** A text within HTML or an attribute of it. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (one) => ENTITIES[one] ?? one);
}
