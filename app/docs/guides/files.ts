import { accountSeries } from "#lib/imports/formats/account-series.ts";
import { genericComments } from "#lib/imports/formats/generic-comments.ts";
import { genericPosts } from "#lib/imports/formats/generic-posts.ts";
import { MAX_IMPORT_BYTES } from "#lib/uploads/start-import.ts";
import { type Guide, type GuidePart, megabytes } from "./guide.ts";

/** What each column of the plain forms holds; which there are, their formats say. */
const MEANINGS: Record<string, string> = {
  id: "any text, unique within the profile",
  post_id: "the `id` of the post it stands under",
  created_at: "RFC 3339, or a date as people write it; without a zone it is UTC",
  author: "whoever wrote it; without it, repeats cannot be told from many voices",
  text: "the whole text",
  title: "of a video or article",
  media: "`image`, `video`, `carousel`, `text` or what the platform calls it",
  duration_s: "seconds of a video",
  is_reply: "`true` for an answer to somebody else",
  url: "https address of the post",
  date: "a day, YYYY-MM-DD",
  followers: "the audience on that day",
};
const COUNT = "a whole number";

export const FILES: Guide = {
  name: "files",
  title: "Files to import",
  summary:
    "What POST /v1/imports reads: the platforms' own files, and three plain forms for everything else.",
  parts: () => [
    SENDING,
    describeForm("Posts", genericPosts, "`id` and at least one other column.", [
      "id,created_at,text,likes,comments,shares,impressions",
      'p1,2026-03-01T10:30:00Z,"New blend, new cup",12,3,1,900',
    ]),
    describeForm(
      "Comments",
      genericComments,
      "`id`, `text`, and `post_id` or `author`. Sentiment rests on them.",
      ["id,post_id,created_at,author,text", "c1,p1,2026-03-01T11:00:00Z,Ana,Lovely!"],
    ),
    describeForm("Followers by day", accountSeries, "Both columns.", ["date,followers", "2026-03-01,10450"]),
    READING,
  ],
};

const SENDING: GuidePart = {
  title: "Send a file",
  paragraphs: [
    `Each request takes one file of one profile, up to ${megabytes(MAX_IMPORT_BYTES)}: a file as the platform's export made it, or one of the plain forms below, as CSV or as JSON Lines. Posts, comments and followers are three files, so three imports.`,
    "Keep the names of files. One that contains its dates, such as `posts_2026-08-01_2026-10-31.csv`, also says on which days nothing was posted.",
    "Sending a file again changes nothing twice: posts and comments are known by their `id`, days by their date, and newer figures replace older ones.",
  ],
};

function describeForm(
  title: string,
  { fields }: { fields: Record<string, readonly unknown[]> },
  needed: string,
  example: string[],
): GuidePart {
  return {
    title,
    paragraphs: [`Needed: ${needed} Columns may come in any order.`],
    table: {
      head: ["Column", "What it holds"],
      rows: Object.keys(fields).map((name) => [`\`${name}\``, MEANINGS[name] ?? COUNT]),
    },
    commands: example.join("\n"),
  };
}

const READING: GuidePart = {
  title: "How rows are read",
  paragraphs: [
    "An empty figure is not known, never 0. `18,400`, `18.400` and `1.2K` are read as people write them; a figure that may mean two numbers is refused.",
    "A row with a value that cannot be read is left out as a whole. The import goes on and lists it in `rejected`, with its line and the reason; `rejected_total` counts all of them.",
    "The import of a file that is none of these ends as `failed`, with `not_an_export` and a detail that names the columns it lacks. The Platforms page of the dashboard lets you assign columns of other names.",
    "Of comments in the same or nearly the same words, the first four authors count, then one for each doubling (the 8th, the 16th); numbers, case and emoji make no difference. Of one author at most two a week count.",
    "Figures of a post count for the score once it is a week old, so that they have settled.",
  ],
};
