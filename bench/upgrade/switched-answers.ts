import type { Line } from "../answers/recorder.ts";

const HISTORY = /^\/v1\/score\/history/;
/** Whose bodies differ in what `withoutSwitch` leaves out, so that their tags do. */
const SWITCHED = /^\/v1\/(score\/history|campaigns|(score|audit\/\w+)\?.*\bexpand=)/;
const TAG = /"[\w-]{27}"/g;
const BARE_TAG = /(?<="if-none-match":")[\w-]{27}(?=")/;

/**
 * An answer as far as a new version of the formula leaves it what it was: without the scores of a history (its days stay), without
 * those that a running campaign began with, and without what explanations and confidences of old results tell now.
 */
export function withoutSwitch(line: Line): Line {
  if (!SWITCHED.test(line.path)) return line;
  const { etag, ...headers } = line.headers;
  // How it is quoted stays: a tag without quotes is none.
  const sent = line.sent.replace(BARE_TAG, "<bare tag>").replaceAll('\\"', '"').replace(TAG, "<tag>");
  return { ...line, sent, headers, body: withoutScores(line) };
}

function withoutScores({ path, body }: Line): string {
  const parsed = parse(body);
  if (typeof parsed !== "object" || parsed === null) return body;
  return JSON.stringify(HISTORY.test(path) && "data" in parsed ? onlyDays(parsed) : strip(parsed));
}

function onlyDays({ data, delta, ...rest }: { data: unknown; delta?: object }): object {
  const days = (data as { date: string }[]).map(({ date, ...scores }) => [date, ...Object.keys(scores)]);
  return { ...rest, days, delta: Object.keys(delta ?? {}) };
}

function strip(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(strip);
  if (typeof value !== "object" || value === null) return value;
  const isRunning = "score_at_start" in value && "status" in value && value.status === "active";
  const isNew = ([name, inner]: [string, unknown]) =>
    (name === "crisis" && inner === null) ||
    (name === "known_weight" && typeof inner === "number") ||
    (isRunning && (name === "score_at_start" || name === "score_delta"));
  const kept = Object.entries(value).filter((entry) => !isNew(entry));
  return Object.fromEntries(kept.map(([name, inner]) => [name, strip(inner)]));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
