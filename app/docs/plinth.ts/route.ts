import { readClientFile } from "../recipes/read-client-file.ts";

/** The TypeScript client, to copy. */
export async function GET(): Promise<Response> {
  const headers = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-cache" };
  return new Response(`${await readClientFile("plinth.ts")}\n`, { headers });
}

export const dynamic = "force-dynamic";
