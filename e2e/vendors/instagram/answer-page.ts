import type { Answer } from "../serve.ts";
import { refuse } from "./refuse.ts";

const HOST = "graph.instagram.com";

/** A page behind a cursor; the last one has a cursor too, but no `next`. */
export function answerPage(query: URLSearchParams, all: unknown[]): Answer {
  const size = Number(query.get("limit") ?? 25);
  if (!(size >= 1 && size <= 100)) return refuse(100, "limit must be 1 to 100.");
  const after = query.get("after");
  const start = after === null ? 0 : Number(/^QVFI-(\d+)$/.exec(after)?.[1] ?? Number.NaN);
  if (Number.isNaN(start)) return refuse(100, "Invalid cursors values");
  const data = all.slice(start, start + size);
  if (data.length === 0) return { body: { data } };
  const cursors = { before: `QVFI-${start}`, after: `QVFI-${start + data.length}` };
  const isLast = start + data.length >= all.length;
  const next = `https://${HOST}/v25.0/next?access_token=not-for-anybody&after=${cursors.after}`;
  return { body: { data, paging: { cursors, ...(!isLast && { next }) } } };
}

export function findUnknown(query: URLSearchParams, known: string[]): string | undefined {
  return (query.get("fields") ?? "id").split(",").find((field) => !known.includes(field));
}

/** The fields that were asked for; one that is not known is refused. */
export function pick(all: Record<string, unknown>, query: URLSearchParams, known: string[]): Answer {
  const unknown = findUnknown(query, known);
  if (unknown !== undefined) return refuse(100, `Tried accessing nonexisting field (${unknown})`);
  const fields = (query.get("fields") ?? "id").split(",");
  return { body: Object.fromEntries(fields.filter((name) => name in all).map((name) => [name, all[name]])) };
}

/** As Instagram writes times: without a colon in the zone. */
export function formatTime(at: number): string {
  return new Date(at).toISOString().replace(/\.\d+Z$/, "+0000");
}
