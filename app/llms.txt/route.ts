import { writeGuide } from "./write-guide.ts";

/** https://llmstxt.org */
export function GET(): Response {
  const headers = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-cache" };
  return new Response(writeGuide(), { headers });
}

export const dynamic = "force-dynamic";
