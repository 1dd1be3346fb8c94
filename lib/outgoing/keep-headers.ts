/** A header of an answer: its name in lower case, and its value. */
export type AnswerHeader = [name: string, value: string];

const MAX_HEADERS = 40;
const MAX_VALUE = 300;
/** Values that open something at whoever answers. */
const SECRET = new Set([
  "set-cookie",
  "set-cookie2",
  "authorization",
  "proxy-authenticate",
  "www-authenticate",
]);

/**
 * The first 40 headers of an answer, for people to look at: of a value at most 300 characters, of what may open something none, and
 * nothing that PostgreSQL's text cannot hold.
 */
export function keepHeaders(
  headers: Readonly<Record<string, string | string[] | undefined>>,
): AnswerHeader[] {
  const kept: AnswerHeader[] = [];
  for (const [name, given] of Object.entries(headers))
    for (const value of [given ?? []].flat())
      kept.push([name.slice(0, MAX_VALUE), SECRET.has(name) ? "…" : cut(value)]);
  return kept.slice(0, MAX_HEADERS);
}

function cut(value: string): string {
  const text = value.replaceAll("\0", "");
  return text.length > MAX_VALUE ? `${text.slice(0, MAX_VALUE).toWellFormed()}…` : text.toWellFormed();
}
