import { Client } from "undici";
import { count, type Tally } from "./attack.ts";

type Flood = {
  url: string;
  clients: number;
  seconds: number;
  /** Sends one request; the number is different each time. */
  send: (client: Client, n: number) => Promise<number | string>;
  /** Each client comes from an address of its own of the loopback network. */
  apart?: boolean;
};

/** An address of this machine that no other `n` below 60,000 has. */
export function addressOf(n: number): string {
  return `127.${10 + (n >> 16)}.${(n >> 8) & 255}.${n & 255 || 1}`;
}

/** Clients that send one thing after the other, as fast as they are answered. */
export async function flood(
  { url, clients, seconds, send, apart = false }: Flood,
  tally: Tally,
): Promise<void> {
  const until = performance.now() + seconds * 1_000;
  const walk = async (place: number) => {
    const client = new Client(url, apart ? { localAddress: addressOf(place + 256) } : {});
    for (let n = place; performance.now() < until; n += clients)
      count(tally, await send(client, n).catch(nameFailure));
    await client.destroy();
  };
  await Promise.all(Array.from({ length: clients }, (_, place) => walk(place)));
}

/** How a request without an answer ended. */
export function nameFailure(error: unknown): string {
  const { code, name } = error as { code?: string; name?: string };
  return code ?? name ?? "none";
}

type Sent = { method?: "GET" | "POST" | "PATCH"; headers?: Record<string, string>; body?: string | Buffer };

/** Sends one request and reads its answer to the end. */
export async function ask(
  client: Client,
  path: string,
  { method = "GET", headers = {}, body }: Sent = {},
): Promise<number> {
  const answer = await client.request({ path, method, headers, ...(body !== undefined && { body }) });
  await answer.body.dump({ limit: 20_000_000 });
  return answer.statusCode;
}

/** The headers by which a key sends JSON. */
export function withKey(key: string): Record<string, string> {
  return { authorization: `Bearer ${key}`, "content-type": "application/json" };
}
