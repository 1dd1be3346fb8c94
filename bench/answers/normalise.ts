import { createHash } from "node:crypto";

/**
 * What differs between two recordings by nature, and by what it is replaced; nothing else is.
 *
 * In every answer:
 *   the header Date                                            <date>
 *   t=… of RateLimit, Retry-After of 429                       <seconds>
 * After the reads of an untouched installation and the scores of texts, in which nothing else is replaced:
 *   X-Request-Id and request_id where none was sent            <request id>
 *   nonce of a page's Content-Security-Policy                  <nonce>
 *   ids of things made during the recording                    <aud 1>, by first appearance
 *   secrets made during it                                     <secret 1>, by first appearance
 *   instants from its beginning to the answer                  <now>, <now + 5 s>, <now + 3 min>, <now + 24 h>
 *   the minute of now, as it is told to people                 <minute>
 *   duration_ms of attempts                                    <ms>
 *   address of the receiver                                    https://<receiver>/
 *   ETag of a body in which something was replaced             <tag>, when it is the body's
 *   timestamp and signatures of a delivery                     <now>, <signed by secret 1>
 */
export type Normaliser = {
  /** Replaces in any text. */
  text: (text: string) => string;
  /** Replaces in a body and, where that changes it, its tag from now on. */
  body: (body: string, tag: string | undefined) => string;
  /** From now on everything that the list says. */
  begin: () => void;
};

const ID = /\b(acc|ws|usr|key|aud|upl|cmp|wh|msg|dlv|ntc|rec)_[0-9A-Za-z]{22}\b/g;
const SECRET = /\bwhsec_[A-Za-z0-9+/]{43}=/g;
const INSTANT = /\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g;
const MINUTE = /\b(\d{4}-\d\d-\d\d) (\d\d:\d\d) UTC\b/g;
const MINUTE_MS = 60_000;
/** What is ahead of a request: the start of a campaign, the promised end of an audit, the end of a replaced secret. */
const AHEAD: [label: string, ms: number][] = [
  ["<now>", 0],
  ["<now + 5 s>", 5_000],
  ["<now + 3 min>", 180_000],
  ["<now + 24 h>", 86_400_000],
];
const TAG_LENGTH = 27;
/** The clocks of database and server round to milliseconds. */
const ROUNDING_MS = 2;

type Setup = {
  /** Milliseconds since 1970, from before the product was started. */
  startedAt: number;
  /** Ids of things that the installation has; they stay. */
  known: Set<string>;
  /** Where deliveries go to. */
  receiverUrl: string;
};

export function createNormaliser({ startedAt, known, receiverUrl }: Setup): Normaliser {
  let hasBegun = false;
  const ids = numberByAppearance();
  const secrets = numberByAppearance();
  const tags = new Set<string>();
  const replace = (given: string) => {
    const named = given
      .replace(ID, (id, prefix: string) => (known.has(id) ? id : `<${ids(prefix, id)}>`))
      .replace(SECRET, (secret) => `<${secrets("secret", secret)}>`)
      .replace(INSTANT, (instant) => labelInstant(instant, startedAt))
      .replace(MINUTE, (minute, day, time) => labelMinute(minute, Date.parse(`${day}T${time}Z`), startedAt))
      .replace(/("duration_ms":)\d+/g, "$1<ms>")
      .replaceAll(receiverUrl, "https://<receiver>/")
      .replaceAll(new URL(receiverUrl).host, "<receiver>");
    return [...tags].reduce((text, tag) => text.replaceAll(tag, "<tag>"), named);
  };
  const text = (given: string) => (hasBegun ? replace(given) : given);
  const body = (given: string, tag: string | undefined) => {
    const replaced = text(given);
    const own = createHash("sha256").update(given).digest("base64url").slice(0, TAG_LENGTH);
    if (replaced !== given && tag?.replace(/^W\//, "") === `"${own}"`) tags.add(own);
    return replaced;
  };
  const begin = () => {
    hasBegun = true;
  };
  return { text, body, begin };
}

function numberByAppearance(): (kind: string, one: string) => string {
  const seen = new Map<string, Map<string, number>>();
  return (kind, one) => {
    const numbers = seen.get(kind) ?? new Map<string, number>();
    seen.set(kind, numbers);
    const number = numbers.get(one) ?? numbers.size + 1;
    numbers.set(one, number);
    return `${kind} ${number}`;
  };
}

function labelInstant(instant: string, since: number): string {
  const at = Date.parse(instant);
  const fits = AHEAD.find(([, ms]) => at - ms >= since - ROUNDING_MS && at - ms <= Date.now() + ROUNDING_MS);
  return fits?.[0] ?? instant;
}

function labelMinute(minute: string, at: number, since: number): string {
  return at > since - MINUTE_MS && at <= Date.now() ? "<minute>" : minute;
}
