import { AsyncLocalStorage } from "node:async_hooks";
import type { Span, SpanContext, Tracer } from "@opentelemetry/api";
import { nameStatement, shorten } from "./name-statement.ts";
import type { Details, Kind, Piece, Tracing, Watched, Watcher } from "./watch.ts";

/** Begin a trace where none is: the others belong to one of these, or to nobody who would look for them. */
const ROOTS: ReadonlySet<Kind> = new Set(["request", "job", "delivery"]);
const FAILED = /^5xx$|^failed$/;
const FINE: ReadonlySet<string> = new Set(["done", "succeeded", "left", "cut"]);

const NOTHING: Watched = { run: (work) => work(), end: () => {} };

type Api = typeof import("@opentelemetry/api");
type Read = (traceparent: string) => SpanContext | null;

/**
 * Writes a span of each piece that is watched, below the one in which it runs or that it names.
 * @param read parses a W3C trace context.
 */
export function tracePieces(api: Api, tracer: Tracer, read: Read): Watcher & Tracing {
  const spans = new AsyncLocalStorage<Span>();
  const begin = (piece: Piece): Watched => {
    const above = (piece.parent && read(piece.parent)) || spans.getStore()?.spanContext();
    if (!above && !ROOTS.has(piece.kind)) return NOTHING;
    const title = titleOf(piece);
    if (title === null) return NOTHING;
    const context = above ? api.trace.setSpanContext(api.ROOT_CONTEXT, above) : api.ROOT_CONTEXT;
    const span = tracer.startSpan(title, { kind: kindOf(api, piece.kind) }, context);
    if (span.isRecording()) span.setAttributes(attributesOf(piece));
    return {
      run: (work) => spans.run(span, work),
      end: (outcome, details) => {
        if (details) span.setAttributes(details);
        span.setAttribute("plinth.outcome", outcome);
        if (isFailure(piece.kind, outcome)) span.setStatus({ code: api.SpanStatusCode.ERROR });
        span.end();
      },
    };
  };
  return {
    begin,
    traceparent: () => {
      const span = spans.getStore();
      return span ? writeTraceparent(span.spanContext()) : null;
    },
    tell: (details) => void spans.getStore()?.setAttributes(details),
  };
}

function titleOf({ kind, title, labels }: Piece): string | null {
  if (kind === "statement") return nameStatement(title ?? "");
  return title ?? [kind, ...Object.values(labels)].join(" ");
}

function attributesOf({ kind, title = "", labels, details }: Piece): Details {
  if (kind === "statement") return { "db.system.name": "postgresql", "db.query.text": shorten(title) };
  const named = Object.entries(labels).map(([name, value]) => [`plinth.${name}`, value]);
  return { ...Object.fromEntries(named), ...details };
}

function kindOf({ SpanKind }: Api, kind: Kind) {
  if (kind === "request") return SpanKind.SERVER;
  if (kind === "job") return SpanKind.CONSUMER;
  return kind === "statement" || kind === "delivery" ? SpanKind.CLIENT : SpanKind.INTERNAL;
}

/** A refusal is an answer as any other; an attempt that has to be made again, or a platform that ended a sync, is not. */
function isFailure(kind: Kind, outcome: string): boolean {
  return kind === "request" ? FAILED.test(outcome) : !FINE.has(outcome);
}

function writeTraceparent({ traceId, spanId, traceFlags }: SpanContext): string {
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, "0")}`;
}
