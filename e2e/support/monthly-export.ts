const FIGURES = [
  "impressions",
  "engagements",
  "engagement rate",
  "retweets",
  "replies",
  "likes",
  "user profile clicks",
  "url clicks",
  "hashtag clicks",
  "detail expands",
  "permalink clicks",
  "app opens",
  "app installs",
  "follows",
  "email tweet",
  "dial phone",
  "media views",
  "media engagements",
];
const COLUMNS = [
  "Tweet id",
  "Tweet permalink",
  "Tweet text",
  "time",
  ...FIGURES,
  ...FIGURES.map((figure) => `promoted ${figure}`),
];
const SUBJECTS = [
  "First flush from the hills",
  'How we roll "gunpowder"',
  "Open on Sunday,\nwith cake",
  "Iced & easy",
];
const DAY_MS = 86_400_000;
const DAYS = 110;

/** How often posts of each subject are seen, against the others: what repeats like this is advised. */
const SEEN = [1, 0.4, 2.2, 1];

/** X's monthly export of a fictional tea house: a post every other day up to yesterday, with slowly growing figures. */
export function writeMonthlyExport(now: Date): string {
  const lines = Array.from({ length: DAYS / 2 }, (_, index) =>
    line(index, new Date(now.getTime() - (DAYS - 2 * index) * DAY_MS)),
  );
  return [COLUMNS.map(quote).join(","), ...lines, ""].join("\n");
}

function line(index: number, at: Date): string {
  const id = String(1_860_000_000_000_000_000n + BigInt(index) * 7_919n);
  const impressions = Math.round((900 + 25 * index + 130 * (index % 5)) * (SEEN[index % SEEN.length] ?? 1));
  const known: Record<string, string> = {
    "Tweet id": id,
    "Tweet permalink": `https://twitter.com/larkspurtea/status/${id}`,
    "Tweet text": `${SUBJECTS[index % SUBJECTS.length]} (${index + 1})`.replaceAll("&", "&amp;"),
    time: `${at.toISOString().slice(0, 16).replace("T", " ")} +0000`,
    impressions: `${impressions}.0`,
    likes: `${Math.round(impressions * 0.018)}.0`,
    retweets: `${2 + (index % 4)}.0`,
    replies: `${index % 3}.0`,
    "url clicks": `${5 + (index % 6)}.0`,
  };
  return COLUMNS.map((column) => quote(known[column] ?? (column.startsWith("promoted ") ? "-" : "0.0"))).join(
    ",",
  );
}

function quote(cell: string): string {
  return `"${cell.replaceAll('"', '""')}"`;
}
