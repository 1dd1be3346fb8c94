import { COUNTS, type Counts, type DescribedPost, type StrategyPost } from "./described-post.ts";
import { FUNCTION_WORDS } from "./function-words.ts";

const LINK = /https?:\/\/\S+|\bwww\.\S+/giu;
const HASHTAG = /(?<![\p{L}\p{N}_&])#[\p{L}\p{M}\p{N}_]*\p{L}[\p{L}\p{M}\p{N}_]*/gu;
const MENTION = /(?<![\p{L}\p{N}_.])@[\p{L}\p{N}_.]*[\p{L}\p{N}_]/gu;
const WORD = /[\p{L}\p{M}\p{N}]+(?:['’]\p{L}+)*/gu;
const EMOJI = /\p{Extended_Pictographic}/u;
const QUESTION = /[?？؟]/u;
/** Shorter words of scripts with an alphabet hardly ever are a topic. */
const TOPIC = /^(?=.*\p{L})(?:.{4,}|.*[^\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}].*)$/u;
const MAX_CHARACTERS = 5_000;
const MANY_HASHTAGS = 4;
const HOURS_A_BLOCK = 4;
const WEEKDAYS = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];

/**
 * What posts are like: format, topic words, weekday and hour, and whether there are links, questions, hashtags, mentions or
 * emoji in their text. Length and duration are told as they are, since what is long depends on the brand.
 *
 * @param posts as they are stored, in any order
 * @param options `timeZone`: IANA name of the zone of weekdays and hours; `handle` of the profile: its words are no topics
 * @returns the posts without their texts, in the same order
 * @throws RangeError when there is no such zone
 */
export function describePosts(
  posts: readonly StrategyPost[],
  { timeZone = "UTC", handle = "" }: { timeZone?: string; handle?: string } = {},
): DescribedPost[] {
  const name = handle.toLowerCase();
  const clock = new Intl.DateTimeFormat("en-US", {
    timeZone,
    weekday: "short",
    hour: "2-digit",
    hourCycle: "h23",
  });
  return posts.map((post) => describePost(post, clock, name));
}

function describePost(post: StrategyPost, clock: Intl.DateTimeFormat, name: string): DescribedPost {
  const { id, createdAt, title, text, media, durationS } = post;
  const isKnown = title !== null || text !== null;
  const whole = [title, text].filter(Boolean).join("\n").slice(0, MAX_CHARACTERS);
  const format = media === null || media === "" ? [] : [`format:${media}`];
  return {
    id,
    at: createdAt.getTime(),
    traits: [...format, ...momentTraits(createdAt, clock), ...(isKnown ? textTraits(whole, name) : [])],
    unknown: [...(format.length === 0 ? ["format"] : []), ...(isKnown ? [] : ["text"])],
    length: isKnown ? [...whole.replace(LINK, " ").trim()].length : null,
    durationS,
    counts: countsOf(post),
  };
}

function momentTraits(at: Date, clock: Intl.DateTimeFormat): string[] {
  const parts = clock.formatToParts(at);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? "";
  const day = WEEKDAYS.indexOf(part("weekday"));
  const block = Math.floor(Number(part("hour")) / HOURS_A_BLOCK) * HOURS_A_BLOCK;
  return [`weekday:${day}`, `days:${day === 0 || day === 6 ? "weekend" : "working"}`, `hour:${block}`];
}

function textTraits(whole: string, name: string): string[] {
  const plain = whole.replace(LINK, " ");
  const tags = (plain.match(HASHTAG) ?? []).map((tag) => tag.toLowerCase());
  const words = plain.replace(HASHTAG, " ").replace(MENTION, " ").toLowerCase().match(WORD) ?? [];
  const topics = words.map((word) => word.replaceAll("’", "'")).filter(isTopic);
  const marks: [string, boolean][] = [
    ["link", plain !== whole],
    ["question", QUESTION.test(plain)],
    ["hashtag", tags.length > 0],
    ["many-hashtags", tags.length >= MANY_HASHTAGS],
    ["mention", plain.search(MENTION) >= 0],
    ["emoji", EMOJI.test(plain)],
  ];
  return [
    ...marks.filter(([, has]) => has).map(([name]) => name),
    ...new Set([...tags, ...topics].filter((word) => !isName(word, name)).map((word) => `word:${word}`)),
  ];
}

function isName(word: string, name: string): boolean {
  return name.includes(word.replace("#", ""));
}

/** Whether a word, in small letters, says what a text is about. */
export function isTopic(word: string): boolean {
  return TOPIC.test(word) && !FUNCTION_WORDS.has(word);
}

function countsOf(post: StrategyPost): Counts {
  const known = COUNTS.map((name) => [name, post[name] ?? null] as const);
  return Object.fromEntries(known.filter(([, value]) => value !== null));
}
