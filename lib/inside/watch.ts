/**
 * What is watched: an answer to a request, a statement, the wait for a connection to the database or for an answer that is read for many,
 * and a worker's work.
 */
export type Kind = "request" | "statement" | "connection" | "shared" | "job" | "delivery" | "sync";

export type Details = Readonly<Record<string, string | number>>;

/** Something that takes time, as whoever watches is told of it. */
export type Piece = {
  kind: Kind;
  /** Each with a value of a short list, so that what is counted by them stays countable: no path, no id, nobody's name. */
  labels: Readonly<Record<string, string>>;
  /** What a trace says of it beyond the labels, in the words of OpenTelemetry. */
  details?: Details;
  /** What it is called in a trace; else by its kind. */
  title?: string;
  /** The W3C trace context of what asked for it, where that is not what it runs in. */
  parent?: string | null | undefined;
};

/** One piece while it lasts. */
export type Watched = {
  /** Runs what belongs to the piece. */
  run: <T>(work: () => T) => T;
  /** Says how it ended, by a word of a short list, and what a trace says beyond that. */
  end: (outcome: string, details?: Details) => void;
};

export type Watcher = { begin: (piece: Piece) => Watched };

/** What is known of the piece in which the caller runs, while traces are written. */
export type Tracing = {
  /** Its W3C trace context, to be handed on to what it asks for; null outside of any. */
  traceparent: () => string | null;
  /** Adds to what its trace says. */
  tell: (details: Details) => void;
};

type Inside = { watcher?: Watcher | undefined; tracing?: Tracing | undefined };

// The server and Next's pages and routes are separate module graphs of one process: who watches sees both.
const shared = globalThis as unknown as { [key: symbol]: Inside | undefined };
const KEY = Symbol.for("plinth.inside");
shared[KEY] ??= { watcher: undefined, tracing: undefined };

/** Who watches this process; nobody unless the operator has asked for it, and then whatever asks this pays for nothing else. */
export const inside: Inside = shared[KEY];

/**
 * Has `watcher` told of all that begins from now on, beside those that watch already.
 * @returns a function that ends it, to be called in the opposite order.
 */
export function startWatching(watcher: Watcher, tracing?: Tracing): () => void {
  const before = { ...inside };
  inside.watcher = before.watcher ? both(before.watcher, watcher) : watcher;
  inside.tracing = tracing ?? before.tracing;
  return () => {
    Object.assign(inside, before);
  };
}

function both(outer: Watcher, inner: Watcher): Watcher {
  return {
    begin: (piece) => {
      const [first, second] = [outer.begin(piece), inner.begin(piece)];
      return {
        run: (work) => first.run(() => second.run(work)),
        end: (outcome, details) => {
          second.end(outcome, details);
          first.end(outcome, details);
        },
      };
    },
  };
}

/** What came of a piece, as a word of a short list: `done` and `failed` where it is not said. */
type Outcomes<T> = {
  of?: (result: T) => string;
  ofError?: (error: unknown) => string;
  details?: (result: T) => Details;
};

/** Does `work` as a piece that is watched, if anybody watches. */
export async function watched<T>(
  piece: Piece,
  work: () => Promise<T>,
  { of, ofError, details }: Outcomes<T> = {},
): Promise<T> {
  if (!inside.watcher) return work();
  const { run, end } = inside.watcher.begin(piece);
  try {
    const result = await run(work);
    end(of?.(result) ?? "done", details?.(result));
    return result;
  } catch (error) {
    end(ofError?.(error) ?? "failed");
    throw error;
  }
}
