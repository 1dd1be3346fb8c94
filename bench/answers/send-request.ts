import { type IncomingHttpHeaders, request } from "node:http";
import { gunzipSync } from "node:zlib";

export type Request = {
  method: string;
  /** With its query, sent as it stands. */
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
};
export type Answer = { status: number; headers: IncomingHttpHeaders; body: string };

/** Sends a request on a connection of its own, so that none is reused that the server is about to close. */
export function sendRequest(url: string, { method, path, headers = {}, body }: Request): Promise<Answer> {
  const { hostname, port } = new URL(url);
  const length = body === undefined ? {} : { "content-length": String(Buffer.byteLength(body)) };
  return new Promise((resolve, reject) => {
    const options = { hostname, port, method, path, headers: { ...length, ...headers }, agent: false };
    const sent = request(options, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      const bytes = Buffer.concat(chunks);
      const isPacked = response.headers["content-encoding"] === "gzip";
      const text = (isPacked ? gunzipSync(bytes) : bytes).toString();
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text });
    });
    sent.on("error", reject);
    sent.end(body);
  });
}

/** The headers and body by which a key asks for an operation. */
export function asKey(key: string, body?: unknown): Pick<Request, "headers" | "body"> {
  const authorization = { authorization: `Bearer ${key}` };
  if (body === undefined) return { headers: authorization };
  return { headers: { ...authorization, "content-type": "application/json" }, body: JSON.stringify(body) };
}
