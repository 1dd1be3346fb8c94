import { Agent, request } from "undici";

const agent = new Agent({ connections: 64, pipelining: 1 });

export type Answer = { status: number; body: Record<string, never>; ms: number };

/** Asks a web server as a client would; a connection that cannot be made, or breaks, is status 0. */
export async function ask(
  { url }: { url: string },
  method: "GET" | "POST",
  path: string,
  { key, body }: { key: string; body?: object },
): Promise<Answer> {
  const begun = performance.now();
  try {
    const answer = await request(`${url}${path}`, {
      method,
      dispatcher: agent,
      headers: { authorization: `Bearer ${key}`, ...(body && { "content-type": "application/json" }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const read = (await answer.body.json()) as Record<string, never>;
    return { status: answer.statusCode, body: read, ms: performance.now() - begun };
  } catch {
    return { status: 0, body: {}, ms: performance.now() - begun };
  }
}
