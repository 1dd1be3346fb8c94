/** An answer in markdown. */
export function markdownAnswer(text: string): Response {
  const headers = { "Content-Type": "text/markdown; charset=utf-8", "Cache-Control": "no-cache" };
  return new Response(text, { headers });
}
