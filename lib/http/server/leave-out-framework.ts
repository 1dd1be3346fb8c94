/** Every script but those that pages load by themselves. */
const SCRIPTS = /<script\b(?![^>]*\bsrc="\/browser\/)[^>]*>[\s\S]*?<\/script>/g;
const PRELOADS = /<link\b(?=[^>]*\bas="script")(?![^>]*\bhref="\/browser\/)[^>]*>/g;
/** Where a part of the page comes later, and a script puts it into its place. */
const PENDING = /<template id="B:|<div hidden="" id="S:/;

/**
 * A page that is only read, without the scripts that would make it live: they weigh more than it does. One whose parts come later
 * stays as it is.
 */
export function leaveOutFramework(html: string): string {
  if (PENDING.test(html)) return html;
  return html.replace(SCRIPTS, "").replace(PRELOADS, "");
}
