import type { z } from "zod";
import type { Caller } from "../caller.ts";
import type { StatusOf, TitleOf } from "./parse-input.ts";

export type Shape = z.ZodObject;
type Parsed<S> = S extends Shape ? z.infer<S> : Record<never, never>;

export type Input<P, Q, B> = {
  caller: Caller;
  params: Parsed<P>;
  query: Parsed<Q>;
  body: Parsed<B>;
  /** The body as it arrives, for an endpoint that takes a file and no JSON. */
  file: AsyncIterable<Uint8Array>;
  now: Date;
};

/** A method of a path: what it takes, does and answers. Who may use it is declared beside, in the terms of its door. */
export type Endpoint<
  R extends z.ZodType = z.ZodType,
  P extends Shape | undefined = Shape | undefined,
  Q extends Shape | undefined = Shape | undefined,
  B extends Shape | undefined = Shape | undefined,
> = {
  summary: string;
  params?: P;
  query?: Q;
  body?: B;
  /** The body's schema with the checks that need the time of the request; `body` is what the document shows. */
  bodyAt?: (now: Date) => B;
  response: R;
  /** It computes and changes nothing: a repeatable request then holds no transaction while it runs. */
  effect?: "none";
  titleOf?: TitleOf;
  /** Status of a title of invalid input where this endpoint has another than the usual one. */
  statusOf?: StatusOf;
  handle: (input: Input<P, Q, B>) => Promise<z.input<R>>;
};
