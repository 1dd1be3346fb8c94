import type { ExportComment, FormatRow } from "../../../imports/export-row.ts";
import type { VendorSession } from "../connector.ts";
import { at, idOf, textOf, withoutUnknown } from "../read-answer.ts";
import { askPage, encodeUrn, urnOf } from "./ask-rest.ts";
import { pageUrn } from "./read-page.ts";
import { millisToTime } from "./to-post.ts";

const COUNT = 100;

type Asked = { urn: string; postId: string; pageId: string; start: number };

/** A page of what others wrote under a post; what the page itself wrote is left out. LinkedIn tells nobody's name. */
export async function listComments(
  session: VendorSession,
  { urn, postId, pageId, start }: Asked,
): Promise<{ rows: FormatRow[]; next: number | null }> {
  const path = `socialActions/${encodeUrn(urn)}/comments`;
  const { found, next } = await askPage(session, path, { start, count: COUNT });
  return { rows: found.flatMap((comment) => toRow(comment, postId, pageUrn(pageId))), next };
}

function toRow(given: unknown, postId: string, own: string): FormatRow[] {
  const [id, text] = [idOf(at(given, "id")), textOf(at(given, "message", "text"))];
  const author = urnOf(at(given, "actor"));
  if (!id || !text || author === own) return [];
  const createdAt = millisToTime(at(given, "created", "time"));
  const comment = withoutUnknown({ id, postId, createdAt, author, text }) as ExportComment;
  return [{ kind: "comment", comment }];
}
