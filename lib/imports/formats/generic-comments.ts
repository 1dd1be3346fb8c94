import type { ExportFormat, Header } from "../export-format.ts";

/** Columns that only posts have: a table with an author and one of these lists posts. */
const OF_POSTS = [
  "title",
  "media",
  "duration_s",
  "shares",
  "quotes",
  "saves",
  "views",
  "impressions",
  "reach",
  "clicks",
  "profile_clicks",
];

/** Comments in Plinth's own plain form: `id` and `text`, told from posts by `post_id` or `author`. */
export const genericComments: ExportFormat = {
  names: { csv: "generic_comments_csv", jsonl: "generic_comments_jsonl" },
  title: "comments",
  keyColumns: ["id", "post_id", "text"],
  fields: {
    id: ["id"],
    post_id: ["post_id"],
    created_at: ["created_at"],
    author: ["author"],
    text: ["text"],
  },
  recognises: (header) => header("id") && header("text") && namesAuthors(header),
  toRows: (fields) => {
    const comment = {
      id: fields.id("id"),
      postId: fields.reference("post_id"),
      createdAt: fields.time("created_at"),
      author: fields.name("author"),
      text: fields.text("text") ?? "",
    };
    if (comment.text === "" && fields.problems.length === 0) fields.require("text");
    return [{ kind: "comment", comment }];
  },
};

function namesAuthors(header: Header): boolean {
  return header("post_id") || (header("author") && !OF_POSTS.some(header));
}
