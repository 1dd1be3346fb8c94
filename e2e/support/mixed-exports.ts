const DAY_MS = 86_400_000;
const MONTHS = 24;

export type MadeFile = { name: string; text: string };

/**
 * 39 small export files of one fictional brand on four platforms, as a person has them in a folder of downloads; the newest posts
 * are of the days before `now`.
 */
export function makeMixedExports(now: Date): MadeFile[] {
  const dayBack = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const day = (at: Date) => at.toISOString().slice(0, 10);
  const months = Array.from({ length: MONTHS }, (_, at) => {
    const rows = [0, 1, 2].map((post) => {
      const id = `18600000000000${at + 10}${post}`;
      const time = `${day(dayBack(3 + 30 * at + 8 * post))} 09:00 +0000`;
      return `${id},https://twitter.com/larkspurtea/status/${id},Tea ${at}.${post},${time},${900 + at},${20 + post},3,1`;
    });
    const text = ["Tweet id,Tweet permalink,Tweet text,time,impressions,likes,retweets,replies", ...rows, ""];
    return { name: `tweets (${at + 1}).csv`, text: text.join("\n") };
  });
  const reels = Array.from({ length: 6 }, (_, at) => {
    const time = day(dayBack(5 + 20 * at)).split("-");
    const row = `1789${at},larkspur.tea,First pour ${at},${time[1]}/${time[2]}/${time[0]} 18:00,https://www.instagram.com/reel/DAb${at}/,IG reel,Lifetime,${1_500 + at},41,2`;
    const header =
      "Post ID,Account username,Description,Publish time,Permalink,Post type,Date,Views,Likes,Comments";
    return { name: `Export ${at + 1}.csv`, text: `${header}\n${row}\n` };
  });
  const clips = Array.from({ length: 4 }, (_, at) => {
    const time = dayBack(4 + 15 * at);
    const id = String((BigInt(Math.floor(time.getTime() / 1000)) << 32n) + 7n);
    const date = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", timeZone: "UTC" });
    const header =
      "Time,Video title,Video link,Post time,Total likes,Total comments,Total shares,Total views";
    const row = `${date.format(now)},Chai ${at},https://www.tiktok.com/@larkspurtea/video/${id},${date.format(time)},52,17,12,2859`;
    return { name: `Content (${at}).csv`, text: `${header}\n${row}\n` };
  });
  const videos = ["Table data", "Table data (1)"].map((title, at) => ({
    name: `larkspurtea - ${title}.csv`,
    text: `Content,Video title,Video publish time,Duration,Views,Likes\nabcdefghij${at},Brewing ${at},"${day(dayBack(9 + at))}",60,${700 + at},30\n`,
  }));
  return [
    ...months,
    ...reels,
    ...clips,
    ...videos,
    ...["youtube", "tiktok", "twitter"].map((platform, at) => ({
      name: `${platform}_followers_larkspurtea.csv`,
      text: `date,followers\n${day(dayBack(40))},${1_000 + at}\n${day(dayBack(1))},${1_100 + at}\n`,
    })),
  ];
}
