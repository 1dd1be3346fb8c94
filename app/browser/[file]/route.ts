import { readScript } from "../script-files.ts";

type Context = { params: Promise<{ file: string }> };

/** A script that pages load by themselves. Its name changes with what it holds, so that browsers keep it. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const text = await readScript((await params).file);
  if (text === null)
    return new Response("not found", { status: 404, headers: { "Content-Type": "text/plain" } });
  const headers = {
    "Content-Type": "text/javascript; charset=utf-8",
    "Cache-Control": "public, max-age=31536000, immutable",
  };
  return new Response(text, { headers });
}
