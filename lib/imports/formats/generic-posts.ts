import type { ExportFormat } from "../export-format.ts";
import { readPostId } from "../read-post-id.ts";

const FIGURES = [
  "likes",
  "comments",
  "shares",
  "quotes",
  "saves",
  "views",
  "impressions",
  "reach",
  "clicks",
  "followers",
] as const;
const COLUMNS = [
  ...["created_at", "text", "title", "media", "duration_s", "is_reply", "url", "profile_clicks"],
  ...FIGURES,
];

/**
 * Posts in Plinth's own plain form: `id` and any of the other columns. Where columns are assigned by hand, the address
 * of a post can stand for its id.
 */
export const genericPosts: ExportFormat = {
  names: { csv: "generic_posts_csv", jsonl: "generic_posts_jsonl" },
  title: "posts",
  keyColumns: ["id"],
  fields: Object.fromEntries(["id", ...COLUMNS].map((column) => [column, [column]])),
  listsAllPosts: true,
  recognises: (header) => header("id") && COLUMNS.some(header),
  toRows: (fields) => {
    const figures = Object.fromEntries(FIGURES.map((figure) => [figure, fields.count(figure)]));
    const url = fields.url("url");
    return [
      {
        kind: "post",
        post: {
          id: readPostId(fields, url),
          createdAt: fields.time("created_at"),
          text: fields.text("text"),
          title: fields.text("title"),
          url,
          media: fields.name("media")?.toLowerCase(),
          durationS: fields.duration("duration_s"),
          isReply: fields.flag("is_reply"),
          ...figures,
          profileClicks: fields.count("profile_clicks"),
        },
      },
    ];
  },
};
