/** So much of a statement stands in a trace: the largest ones are lists of columns. */
const MAX_TEXT = 2_000;
/** What begins a transaction and sets its scope goes in one message with what follows. */
const PREAMBLE = /^(?:BEGIN\b|SELECT set_config\('plinth\.)/;
const SUBJECT = /\b(?:FROM|INTO|UPDATE|JOIN)\s+(?:"?public"?\.)?"?([a-z_][a-z0-9_]*)"?/i;
/** Statements are few, and each is sent again and again. */
const MAX_NAMES = 1_000;
const names = new Map<string, string | null>();

/**
 * What a statement is called in a trace: what it does and to which table first, `SELECT audits`; null of what is only the beginning of a
 * transaction.
 */
export function nameStatement(text: string): string | null {
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = PREAMBLE.test(text) ? null : nameAnew(text);
  if (names.size < MAX_NAMES) names.set(text, name);
  return name;
}

function nameAnew(text: string): string {
  const [verb = "statement"] = /[a-z]+/i.exec(text) ?? [];
  const [, subject] = SUBJECT.exec(text) ?? [];
  return [verb.toUpperCase(), subject].filter(Boolean).join(" ");
}

/** The statement as a trace shows it: with the places of its values, `$1`, never with them. */
export function shorten(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length > MAX_TEXT ? `${line.slice(0, MAX_TEXT)} …` : line;
}
