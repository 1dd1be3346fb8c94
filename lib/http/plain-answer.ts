/** What is read of a request: the web's `Request` has it, and so has the light one of our own server. */
export type HttpRequest = Pick<Request, "method" | "url"> & {
  headers: Pick<Headers, "get" | "has">;
  body: Request["body"] | AsyncIterable<Uint8Array>;
  /** Of a request that this process makes itself, for an agent. */
  isWithinMcp?: true;
};

/** An answer whose whole text is at hand; a server writes it as it is, without a stream. */
export type PlainAnswer = { status: number; headers: Record<string, string>; text: string | null };

/** The answer as JSON. */
export function plainJson(value: unknown, status = 200, headers: Record<string, string> = {}): PlainAnswer {
  return { status, headers: { "Content-Type": "application/json", ...headers }, text: JSON.stringify(value) };
}

/** The answer as the framework takes it. */
export function toResponse({ status, headers, text }: PlainAnswer): Response {
  return new Response(text, { status, headers });
}
