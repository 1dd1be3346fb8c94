import type { z } from "zod";
import type { Action } from "../audit-log/actions.ts";
import type { Recorder } from "../audit-log/recorder.ts";
import type { Detail } from "../audit-log/write-entry.ts";
import type { Caller } from "../caller.ts";
import type { StatusOf, TitleOf } from "./parse-input.ts";
import type { HttpRequest } from "./plain-answer.ts";
import type { FileRules } from "./take-file.ts";

export type Shape = z.ZodObject;
type Parsed<S> = S extends Shape ? z.infer<S> : Record<never, never>;

export type Input<P, Q, B> = {
  caller: Caller;
  params: Parsed<P>;
  query: Parsed<Q>;
  body: Parsed<B>;
  /** The body as it arrives, for an endpoint that takes a file and no JSON. */
  file: AsyncIterable<Uint8Array>;
  /** What `upload.receive` gave; empty without one. */
  received: string;
  now: Date;
  /** Writes the entry of the change into the audit log, for a handler that has to do so in a transaction of its own. */
  record: Recorder;
};

type Done<R extends z.ZodType, P, Q, B> = Input<P, Q, B> & { result: z.input<R> };

/**
 * What the audit log keeps of a change, in the one transaction of all that the handler does. A handler that waits for
 * something else meanwhile, or that has to have several transactions, writes the entry itself by `record`.
 */
export type Effect<R extends z.ZodType, P, Q, B> = { action: Action } & (
  | {
      /** Id of the thing that it was done to. */
      subject: (done: Done<R, P, Q, B>) => string;
      /** Id of the workspace that has the thing; the caller's own when left out. */
      workspace?: (done: Done<R, P, Q, B>) => string;
      /** Names, counts and choices; never a secret. */
      detail?: (done: Done<R, P, Q, B>) => Detail;
    }
  | { writtenBy: "handler" }
);

/**
 * A body that is a file: it is taken in before the work, piece by piece and outside of its transaction, which may then be short and
 * holds the answer that is kept for an `Idempotency-Key`.
 */
type Upload<P, Q, B> = FileRules & {
  /** @returns what names the file that has arrived whole; of one that does not nothing stays. */
  receive: (input: Input<P, Q, B>) => Promise<string>;
  /** Lets go of a file that was received, when the work is refused or was done before. */
  discard: (input: Input<P, Q, B>, received: string) => Promise<void>;
};

/** A method of a path: what it takes, does and answers. Who may use it is declared beside, in the terms of its door. */
export type Endpoint<
  R extends z.ZodType = z.ZodType,
  P extends Shape | undefined = Shape | undefined,
  Q extends Shape | undefined = Shape | undefined,
  B extends Shape | undefined = Shape | undefined,
> = {
  /** Of an operation of the API. */
  id?: string;
  summary: string;
  params?: P;
  query?: Q;
  body?: B;
  /** The body's schema with the checks that need the time of the request; `body` is what the document shows. */
  bodyAt?: (now: Date) => B;
  /** A file as the body in the place of JSON. */
  upload?: Upload<P, Q, B>;
  response: R;
  /**
   * What it changes, which every method but GET declares. "none": it computes and changes nothing, and a repeatable request
   * holds no transaction while it runs.
   */
  effect?: "none" | Effect<R, P, Q, B>;
  titleOf?: TitleOf;
  /**
   * The workspace that a request is about, where it may be another one than the caller's: the handler gets the caller as one of
   * that workspace.
   */
  placeOf?: (input: Input<P, Q, B>) => Promise<string>;
  /** Status of a title of invalid input where this endpoint has another than the usual one. */
  statusOf?: StatusOf;
  /**
   * Of a read that costs much more than to see whether it changed: everything that its answer depends on beside the question and the
   * caller's plan, as one text that begins with its name. It refuses what the handler would refuse by who asks.
   */
  versionOf?: (input: Input<P, Q, B>) => Promise<string>;
  /**
   * Whether a request is one of those that are read together with others in one statement, and cost no more than that: many of an account
   * may be under way at once.
   */
  isLight?: (caller: Caller, request: HttpRequest) => boolean;
  handle: (input: Input<P, Q, B>) => Promise<z.input<R>>;
};
