import type { Platform } from "../formula/names.ts";

/** Whose file it may be; what nothing tells is null. */
export type Named = { platform: Platform | null; handle: string | null };

type Address = { platform: Platform; host: RegExp; handle?: RegExp };

/** Addresses of posts; those of YouTube, Pinterest and most of Instagram do not say whose they are. */
const ADDRESSES: Address[] = [
  { platform: "twitter", host: /^(?:[\w-]+\.)?(?:x|twitter)\.com\//, handle: /^[^/]+\/(\w+)\/status/ },
  { platform: "tiktok", host: /^(?:[\w-]+\.)?tiktok\.com\//, handle: /^[^/]+\/@([\w.]+)\// },
  {
    platform: "instagram",
    host: /^(?:[\w-]+\.)?instagram\.com\//,
    handle: /^[^/]+\/(?!(?:p|reels?|tv|stories)\/)([\w.]+)\/(?:p|reels?|tv)\//,
  },
  { platform: "linkedin", host: /^(?:[\w-]+\.)?linkedin\.com\// },
  { platform: "pinterest", host: /^(?:[\w-]+\.)?pinterest\.[a-z.]{2,6}\// },
  { platform: "youtube", host: /^(?:(?:[\w-]+\.)?youtube\.com|youtu\.be)\// },
];
/** Parts of addresses that stand where a handle does: `x.com/i/web/status/1`. */
const NOBODY = new Set(["i", "web"]);

const WORDS: [Platform, RegExp][] = [
  ["instagram", /(?<!\p{L})(?:instagram|insta)(?!\p{L})/iu],
  ["tiktok", /(?<!\p{L})tik[ _-]?tok(?!\p{L})/iu],
  ["youtube", /(?<!\p{L})youtube(?!\p{L})/iu],
  ["twitter", /(?<!\p{L})(?:twitter|tweets?)(?!\p{L})/iu],
  ["linkedin", /(?<!\p{L})linkedin(?!\p{L})/iu],
  ["pinterest", /(?<!\p{L})pinterest(?!\p{L})/iu],
];
/** `tweet_activity_metrics_teahouse_20260801_20260901_en.csv`: X writes whose file it is into its name. */
const OF_X = /^tweet_activity_metrics_(\w{1,15}?)_\d{8}_\d{8}(?!\d)/i;
/** `teahouse_content_1764000000000.csv`: so does LinkedIn, with the moment of the download. */
const OF_LINKEDIN = /^([\w.-]{2,100}?)_content_\d{10,13}(?!\d)/i;
/** `teahouse - Table data.csv`: what somebody put before the name that the platform gave. */
const PREFIX = /^@?([\w.]{2,50}?)(?: - content|[ _-]+(?:table data|chart data|followerhistory|all posts))\b/i;

/**
 * Reads from the address of a post at which platform it is, and whose.
 *
 * @param url an http or https address
 */
export function nameFromAddress(url: string): Named {
  const address = url.trim().replace(/^https?:\/\//i, "");
  const known = ADDRESSES.find(({ host }) => host.test(address.toLowerCase()));
  const handle = known?.handle?.exec(address)?.[1];
  const isSomebody = handle !== undefined && !NOBODY.has(handle.toLowerCase());
  return { platform: known?.platform ?? null, handle: isSomebody ? handle : null };
}

/**
 * Reads from the name of a file whose it is. A guess, but for the names that X gives.
 *
 * @param name as the user has the file
 */
export function nameFromFile(name: string): Named {
  const named = WORDS.filter(([, word]) => word.test(name.replaceAll("_", " ")));
  const handle = [OF_X, OF_LINKEDIN, PREFIX].map((pattern) => pattern.exec(name)?.[1]).find(Boolean);
  const lone = named.length === 1 ? named[0]?.[0] : undefined;
  const isPlatform = WORDS.some(([, word]) => handle !== undefined && word.test(handle));
  return { platform: lone ?? null, handle: isPlatform ? null : (handle ?? null) };
}
