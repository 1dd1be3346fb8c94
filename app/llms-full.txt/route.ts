import { writeEverything } from "#app/docs/markdown/write-pages.ts";

/** The whole documentation in one text, for programs that read: https://llmstxt.org */
export async function GET(): Promise<Response> {
  const headers = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-cache" };
  return new Response(await writeEverything(), { headers });
}

export const dynamic = "force-dynamic";
