import { markdownAnswer } from "../markdown-answer.ts";
import { writeMarkdown } from "../write-pages.ts";

type Context = { params: Promise<{ page?: string[] }> };

/** The markdown of a page of the documentation: `/docs/audits.md` leads here (next.config.mjs). */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { page = [] } = await params;
  const text = await writeMarkdown(["/docs", ...page].join("/"));
  return text === null
    ? new Response("There is no such page.\n", { status: 404 })
    : markdownAnswer(`${text}\n`);
}

export const dynamic = "force-dynamic";
