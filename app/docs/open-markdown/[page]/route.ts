import { markdownAnswer } from "#app/docs/markdown/markdown-answer.ts";
import { writeMarkdown } from "#app/docs/markdown/write-pages.ts";

type Context = { params: Promise<{ page: string }> };

/** The markdown of a page beside the reference: `/methodology.md` leads here (next.config.mjs). */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const text = await writeMarkdown(`/${(await params).page}`);
  return text === null
    ? new Response("There is no such page.\n", { status: 404 })
    : markdownAnswer(`${text}\n`);
}

export const dynamic = "force-dynamic";
