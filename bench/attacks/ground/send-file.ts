import { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { request } from "undici";
import { nameFailure } from "./flood.ts";
import type { Site, Tenant } from "./site.ts";

const HALF = 65_536;
const PATIENCE_MS = 300_000;

/** Sends a file for import as the dashboard does. @returns the status, or how the connection ended. */
export async function sendFile(
  { url }: Site,
  { workspaceId, session }: Tenant,
  body: Iterable<string | Buffer> | AsyncIterable<string | Buffer>,
  signal?: AbortSignal,
): Promise<{ answer: number | string; id: string }> {
  const about = "platform=twitter&handle=brand&file_name=posts.csv";
  try {
    const sent = await request(`${url}/internal/workspaces/${workspaceId}/uploads?${about}`, {
      method: "POST",
      headers: { ...session, "content-type": "application/octet-stream" },
      body: Readable.from(body),
      headersTimeout: PATIENCE_MS,
      bodyTimeout: PATIENCE_MS,
      signal: signal ?? null,
    });
    const text = await sent.body.text();
    const id = sent.statusCode === 200 ? (JSON.parse(text) as { id: string }).id : "";
    return { answer: sent.statusCode, id };
  } catch (error) {
    return { answer: nameFailure(error), id: "" };
  }
}

/** So many bytes of what looks like the rows of a file, and then nothing more while the connection stays open. */
export async function* drip(bytes: number, end: AbortSignal): AsyncGenerator<Buffer> {
  const part = Buffer.alloc(HALF, "id,created_at,text\n");
  for (let sent = 0; sent < bytes && !end.aborted; sent += HALF) yield part;
  while (!end.aborted) await sleep(100);
}

/** Rows of a file, in pieces of about a megabyte, that hold `bytes` in all. */
export function* rows(head: string, row: (n: number) => string, bytes: number): Generator<string> {
  let held = `${head}\n`;
  let sent = 0;
  for (let n = 0; sent + held.length < bytes; n++) {
    held += `${row(n)}\n`;
    if (held.length < 1_000_000) continue;
    yield held;
    sent += held.length;
    held = "";
  }
  yield held;
}
