/** What a mail says: paragraphs, with at most one thing to do between them. */
export type Letter = {
  subject: string;
  /** Plain text each. */
  before: readonly string[];
  /** What to do, as a button. */
  action?: { words: string; link: string };
  after: readonly string[];
};

const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/**
 * Writes a mail as plain text and as HTML, which says the same. It loads nothing from anywhere, so that opening it tells nobody.
 * @returns both, each complete
 */
export function writeMail({ subject, before, action, after }: Letter): {
  subject: string;
  text: string;
  html: string;
} {
  const text = [...before, ...(action ? [`${action.words}:\n${action.link}`] : []), ...after].join("\n\n");
  const parts = [
    ...before.map(paragraph),
    ...(action ? [button(action), paragraph(`Or open this address: ${action.link}`)] : []),
    ...after.map(paragraph),
  ];
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head><body style="margin:0;padding:24px;${FONT};font-size:16px;line-height:1.5"><div style="max-width:560px">${parts.join("")}</div></body></html>`;
  return { subject, text, html };
}

function paragraph(text: string): string {
  return `<p style="margin:0 0 16px;overflow-wrap:anywhere">${escapeHtml(text)}</p>`;
}

function button({ words, link }: { words: string; link: string }): string {
  const style =
    "display:inline-block;padding:12px 20px;border-radius:8px;background:#1f4fd8;color:#ffffff;text-decoration:none;font-weight:600";
  return `<p style="margin:0 0 16px"><a href="${escapeHtml(link)}" style="${style}">${escapeHtml(words)}</a></p>`;
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (one) => ENTITIES[one] ?? one);
}
