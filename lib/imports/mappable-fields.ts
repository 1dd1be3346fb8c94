export type MappableKind = "posts" | "comments" | "account_series";

/** A field that a column of an unknown file can be assigned to. */
export type MappableField = {
  kind: MappableKind;
  field: string;
  /** For people. */
  label: string;
  /** Without it a row of this kind cannot be kept. */
  required: boolean;
  /** What other programs call it, in lower case. */
  synonyms: readonly string[];
};

type Row = [field: string, label: string, synonyms: string];

const POSTS: Row[] = [
  ["id", "ID of the post", "post id,tweet id,video id,pin id,media id,content id"],
  ["url", "Address of the post", "link,permalink,post link,post url,video link,pin link,href,address"],
  [
    "created_at",
    "Published at",
    "date,time,created,published,publish date,publish time,post time,post date,posted at,posted on,published at,created date,publication date,timestamp,datum",
  ],
  ["text", "Text", "caption,post text,tweet text,message,content,description,body,copy"],
  ["title", "Title", "video title,post title,pin title,name,headline"],
  ["media", "Type of media", "type,post type,media type,content type,format"],
  ["duration_s", "Length in seconds", "duration,duration (sec),length,video length,duration (seconds)"],
  ["is_reply", "Is a reply", "reply,is answer"],
  ["likes", "Likes", "like count,reactions,reaction count,favorites,hearts"],
  ["comments", "Comments", "comment count,comments count,replies,reply count"],
  ["shares", "Shares or reposts", "share count,reposts,retweets,repost count"],
  ["quotes", "Quotes", "quote count,quote tweets,quote posts"],
  ["saves", "Saves", "saved,save count,bookmarks,bookmark count"],
  ["views", "Views", "view count,plays,video views,video plays"],
  ["impressions", "Impressions", "impression count,post impressions"],
  ["reach", "Reach", "unique impressions,accounts reached,people reached"],
  [
    "clicks",
    "Clicks on links",
    "link clicks,post link clicks,url clicks,outbound clicks,website clicks,click count",
  ],
  [
    "profile_clicks",
    "Profile clicks",
    "user profile clicks,profile visits,profile click count,visites du profil",
  ],
  ["followers", "Followers at the time", "follower count,subscribers"],
];
const COMMENTS: Row[] = [
  ["id", "ID of the comment", "comment id"],
  ["post_id", "ID of the post", "post,parent id,media id,video id,tweet id"],
  ["created_at", "Written at", "date,time,created,comment date,posted at,timestamp"],
  ["author", "Author", "user,username,user name,name,commenter,from,author name"],
  ["text", "Text", "comment,comment text,message,body,content"],
];
const ACCOUNT_SERIES: Row[] = [
  ["date", "Day", "day,time,created at,datum"],
  [
    "followers",
    "Followers",
    "follower count,total followers,audience,subscribers,subscriber count,total subscribers",
  ],
];
const REQUIRED: { [kind in MappableKind]: readonly string[] } = {
  posts: ["id"],
  comments: ["id", "text"],
  account_series: ["date", "followers"],
};

function build(kind: MappableKind, rows: Row[]): MappableField[] {
  return rows.map(([field, label, synonyms]) => ({
    kind,
    field,
    label,
    required: REQUIRED[kind].includes(field),
    synonyms: [field.replaceAll("_", " "), ...synonyms.split(",")],
  }));
}

/** All of them. The id of a post may be left to its address. */
export const MAPPABLE_FIELDS: readonly MappableField[] = [
  ...build("posts", POSTS),
  ...build("comments", COMMENTS),
  ...build("account_series", ACCOUNT_SERIES),
];
