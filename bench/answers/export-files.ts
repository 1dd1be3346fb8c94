import type { Platform } from "#lib/formula/names.ts";
import { addDays } from "#lib/time.ts";
import { comments, followers, followersAsLines, postsAsLines, repeat, TEXTS, vary } from "./plain-files.ts";

export type ExportFile = { platform: Platform; name: string; text: string };

/**
 * Export files of every format that the import knows, made up: the same for the same day.
 * @param today the last day of the figures.
 */
export function exportFiles(today: string): ExportFile[] {
  return [
    { platform: "instagram", name: "content.csv", text: instagramContent(today) },
    { platform: "instagram", name: "comments.csv", text: comments(today, 160) },
    { platform: "instagram", name: "followers.jsonl", text: followersAsLines(today) },
    { platform: "twitter", name: "account_analytics_content.csv", text: xContent(today) },
    { platform: "twitter", name: "followers.csv", text: followers(today, 18_000, 200) },
    { platform: "twitter", name: "account_overview_analytics.csv", text: xOverview(today) },
    { platform: "tiktok", name: "Content.csv", text: tiktokContent(today) },
    { platform: "tiktok", name: "FollowerHistory.csv", text: tiktokFollowers(today) },
    { platform: "youtube", name: "Table data.csv", text: youtubeTable(today) },
    { platform: "youtube", name: "Chart data.csv", text: youtubeChart(today) },
    { platform: "linkedin", name: "content.csv", text: linkedinContent(today) },
    { platform: "linkedin", name: "followers.csv", text: followers(today, 900, 120) },
    { platform: "pinterest", name: "pins.csv", text: pinterestPins() },
    { platform: "pinterest", name: "posts.jsonl", text: postsAsLines(today) },
  ];
}

function instagramContent(today: string): string {
  const header =
    "Post ID,Account ID,Account username,Account name,Description,Duration (sec),Publish time,Permalink,Post type,Data comment,Date,Views,Reach,Likes,Shares,Follows,Comments,Saves";
  const lines = repeat(60, (n) => {
    const reach = 2_000 + vary(n, 1_500) + (n % TEXTS.length) * 300;
    const head = `${1_789 + n},1784,brand,Brand,"${TEXTS[n % TEXTS.length]}",${n % 3 === 0 ? 24 : 0}`;
    const kind = n % 3 === 0 ? "IG reel" : "IG image";
    const figures = `${reach * 2},${reach},${vary(n, 90) + 20},${vary(n, 9)},1,${vary(n, 14)},${vary(n, 21)}`;
    return `${head},${american(addDays(today, -2 * n))} 18:00,https://www.instagram.com/p/C${n}/,${kind},,Lifetime,${figures}`;
  });
  return [header, ...lines, ""].join("\n");
}

function xContent(today: string): string {
  const header =
    "Post id,Date,Post text,Post Link,Impressions,Likes,Engagements,Bookmarks,Shares,New follows,Replies,Reposts,Profile visits,Detail Expands,URL Clicks,Hashtag Clicks,Permalink Clicks";
  const lines = repeat(70, (n) => {
    const id = `20740000000000000${10 + n}`;
    const seen = 3_000 + vary(n, 2_500) + (n % TEXTS.length) * 500;
    const head = `${id},${addDays(today, -n)},"${TEXTS[n % TEXTS.length]}",https://x.com/brand/status/${id}`;
    return `${head},${seen},${vary(n, 80)},300,4,9,1,${vary(n, 7)},${vary(n, 12)},129,200,${vary(n, 66)},0,0`;
  });
  return [header, ...lines, ""].join("\n");
}

function xOverview(today: string): string {
  const header =
    "Date,Impressions,Likes,Engagements,Bookmarks,Shares,New follows,Unfollows,Replies,Reposts,Profile visits,Create Post,Video views,Media views";
  return [header, `${today},100,10,20,1,2,5,3,1,2,7,1,8,9`, ""].join("\n");
}

function tiktokContent(today: string): string {
  const header =
    '"Time","Video title","Video link","Post time","Total likes","Total comments","Total shares","Total views"';
  const lines = repeat(35, (n) => {
    const day = addDays(today, -3 * n);
    const id = String((BigInt(Date.parse(day) / 1_000) << 32n) + BigInt(n));
    const link = `https://www.tiktok.com/@brand/video/${id}`;
    const figures = `"${vary(n, 900)}","${vary(n, 40)}","${vary(n, 70)}","${9_000 + vary(n, 20_000)}"`;
    return `"${spoken(today)}","${TEXTS[n % TEXTS.length]}","${link}","${spoken(day)}",${figures}`;
  });
  return [header, ...lines, ""].join("\n");
}

function tiktokFollowers(today: string): string {
  const lines = repeat(28, (n) => `"${spoken(addDays(today, n - 27))}","${4_000 + n * 5}","5"`);
  return ['"Date","Followers","Difference in followers from previous day"', ...lines, ""].join("\n");
}

function youtubeTable(today: string): string {
  const header =
    "Content,Video title,Video publish time,Duration,Likes,Dislikes,Shares,Comments added,Average view duration,Views,Watch time (hours),Subscribers,Impressions,Impressions click-through rate (%)";
  const lines = repeat(12, (n) => {
    const head = `abcDEF123${String(n).padStart(2, "0")},"${TEXTS[n % TEXTS.length]}",${addDays(today, -9 * n)},${60 + n}`;
    return `${head},${vary(n, 60)},1,2,3,0:00:31,${2_500 + vary(n, 900)},11.2,7,${4_000 + n},4.12`;
  });
  return [header, ...lines, ""].join("\n");
}

function youtubeChart(today: string): string {
  const row = `${today},abcDEF12300,"Cups, all",${addDays(today, -90)},3600,10`;
  return `Date,Content,Video title,Video publish time,Duration,Views\n${row}\n`;
}

function linkedinContent(today: string): string {
  const header =
    "Post title,Post link,Post type,Campaign name,Posted by,Created date,Campaign start date,Campaign end date,Audience,Impressions,Views,Offsite Views,Clicks,Click through rate (CTR),Likes,Comments,Reposts,Follows,Engagement rate,Content Type";
  const lines = repeat(15, (n) => {
    const link = `https://www.linkedin.com/feed/update/urn:li:activity:73000000000000000${10 + n}`;
    const head = `"${TEXTS[n % TEXTS.length]}",${link},Organic,,Ana,${american(addDays(today, -6 * n))},,,All followers`;
    return `${head},${900 + vary(n, 500)},,,31,0.0257,${vary(n, 44)},5,2,,0.068,Image`;
  });
  return [header, ...lines, ""].join("\n");
}

function pinterestPins(): string {
  const lines = repeat(8, (n) => {
    return `https://www.pinterest.com/pin/11000000000000000${10 + n}/,Organic,Your Pins,Image,${1_500 + n},31,4`;
  });
  const header = "Pinterest Link,Content Type,Source,Format,Impressions,Saves,Outbound clicks";
  return ["Top Pins", header, ...lines, ""].join("\n");
}

function american(day: string): string {
  const [year, month, date] = day.split("-");
  return `${month}/${date}/${year}`;
}

function spoken(day: string): string {
  return new Date(day).toLocaleDateString("en-GB", { day: "numeric", month: "long", timeZone: "UTC" });
}
