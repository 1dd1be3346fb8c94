import { request as open } from "undici";
import { explainFailure } from "../../outgoing/explain-failure.ts";
import { makeAgent } from "../../outgoing/make-agent.ts";
import type { VendorAnswer } from "../connectors/connector.ts";
import { VendorFailure } from "../connectors/vendor-failure.ts";

/** Bounds of one answer: a page of the largest vendor has some hundred KB. */
const MAX_BYTES = 8 * 1024 * 1024;
const TIMEOUT_MS = 20_000;

export type RawRequest = {
  method: "GET" | "POST";
  url: URL;
  headers: Record<string, string>;
  body?: string;
};
/** `text` is the body as it came. */
export type RawAnswer = { status: number; headers: Record<string, string>; text: string };
export type BytesAnswer = Omit<RawAnswer, "text"> & { bytes: Uint8Array };

const agent = makeAgent();

/** Sends one request and reads its answer whole, as text. @throws as `exchangeBytes` does */
export async function exchangeWhole(request: RawRequest): Promise<RawAnswer> {
  const { bytes, ...answer } = await exchangeBytes(request);
  return { ...answer, text: new TextDecoder().decode(bytes) };
}

/**
 * Sends one request and reads its answer whole. Redirects are not followed and nothing is unpacked.
 * @param maxBytes of the answer's body
 * @throws VendorFailure `vendor_down` when no whole answer came in time, `contract_changed` when it is larger. Neither tells more of
 *   the address than its host.
 */
export async function exchangeBytes(request: RawRequest, maxBytes = MAX_BYTES): Promise<BytesAnswer> {
  const { method, url, body } = request;
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const headers = { accept: "application/json", "user-agent": "Plinth", ...request.headers };
  try {
    const sent = { method, headers, dispatcher: agent, signal, ...(body !== undefined && { body }) };
    const answer = await open(url, sent);
    const chunks: Uint8Array[] = [];
    let bytes = 0;
    for await (const chunk of answer.body) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw tooLarge(url);
      chunks.push(chunk);
    }
    return {
      status: answer.statusCode,
      headers: flatten(answer.headers),
      bytes: Buffer.concat(chunks),
    };
  } catch (error) {
    if (error instanceof VendorFailure) throw error;
    const { reason } = explainFailure(error, url, signal);
    throw new VendorFailure("vendor_down", `${reason}.`);
  }
}

function tooLarge(url: URL): VendorFailure {
  return new VendorFailure("contract_changed", `${url.host} answered with more than can be read.`);
}

function flatten(headers: Record<string, string | string[] | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name.toLowerCase(), Array.isArray(value) ? value.join(", ") : value]],
    ),
  );
}

/** The answer with its body parsed; undefined where that is no JSON. */
export function parseAnswer({ status, headers, text }: RawAnswer): VendorAnswer {
  try {
    return { status, headers, body: JSON.parse(text) as unknown };
  } catch {
    return { status, headers, body: undefined };
  }
}
