import type { ExportPost } from "../../../imports/export-row.ts";
import { at, countOf, fieldsOf, listOf, textOf, withoutUnknown } from "../read-answer.ts";
import { urnOf } from "./ask-rest.ts";
import { readCommentary } from "./read-commentary.ts";

/** A post of a page; `urn` is LinkedIn's name for it, by which its figures and comments are asked for. */
export type LinkedinPost = { urn: string; createdAt: Date | undefined; post: ExportPost };

/** Milliseconds since 1970. */
export function millisToTime(value: unknown): Date | undefined {
  const at = countOf(value);
  return at && at < 1e14 ? new Date(at) : undefined;
}

/** https://learn.microsoft.com/linkedin/marketing/community-management/shares/posts-api; undefined for drafts and what is no post. */
export function toPost(given: unknown): LinkedinPost | undefined {
  const urn = urnOf(at(given, "id"));
  const state = at(given, "lifecycleState");
  if (!urn || (state !== undefined && state !== "PUBLISHED")) return undefined;
  const createdAt = millisToTime(at(given, "publishedAt")) ?? millisToTime(at(given, "createdAt"));
  const content = at(given, "content");
  const post = withoutUnknown({
    id: urn,
    createdAt,
    text: readCommentary(textOf(at(given, "commentary"))),
    title: textOf(at(content, "media", "title")) ?? textOf(at(content, "article", "title")),
    url: `https://www.linkedin.com/feed/update/${urn}/`,
    media: readKind(content),
  }) as ExportPost;
  return { urn, createdAt, post };
}

/** The kind of a post, by the key of its content and what kind of file that names, in the words that files are read with. */
function readKind(content: unknown): string {
  const fields = fieldsOf(content);
  if (fields.media !== undefined) {
    const file = urnOf(at(fields.media, "id")) ?? "";
    if (file.startsWith("urn:li:video:")) return "video";
    return file.startsWith("urn:li:document:") ? "document" : "image";
  }
  if (fields.multiImage !== undefined)
    return listOf(at(fields.multiImage, "images")).length === 1 ? "image" : "carousel";
  for (const kind of ["carousel", "poll", "article"] as const) if (fields[kind] !== undefined) return kind;
  return "text";
}
