import { request as open } from "undici";
import { explainFailure } from "../../outgoing/explain-failure.ts";
import { makeAgent } from "../../outgoing/make-agent.ts";
import type { Provider } from "../values.ts";
import { ProviderError } from "./provider-error.ts";
import { placeProviderAddress } from "./provider-settings.ts";

/** Somebody waits for it in front of their browser. */
const TIMEOUT_MS = 10_000;
const MAX_BYTES = 256 * 1024;

const agent = makeAgent();

type Asked = { method: string; headers: object; body?: unknown };

/**
 * The door to a provider in the shape of `fetch`. Redirects are not followed and nothing is unpacked.
 * @returns a function that throws ProviderError `away` when no whole answer came in time, and for one of more than 256 KiB.
 */
export function askProvider(provider: Provider): (url: string, asked: Asked) => Promise<Response> {
  return async (url, { method, headers, body }) => {
    const target = placeProviderAddress(provider, new URL(url));
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    try {
      const sent = { "user-agent": "Plinth", ...(headers as Record<string, string>) };
      const answer = await open(target, {
        method: method === "POST" ? "POST" : "GET",
        headers: sent,
        dispatcher: agent,
        signal,
        ...(body != null && { body: String(body) }),
      });
      const text = await readBounded(answer.body);
      const type = String(answer.headers["content-type"] ?? "");
      const isEmpty = answer.statusCode === 204 || answer.statusCode === 304;
      return new Response(isEmpty ? null : text, {
        status: answer.statusCode,
        headers: { "content-type": type },
      });
    } catch (error) {
      throw new ProviderError("away", explainFailure(error, target, signal).reason);
    }
  };
}

async function readBounded(body: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) throw new Error("too large");
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}
