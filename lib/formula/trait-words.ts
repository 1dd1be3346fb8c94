/** How advice speaks of a trait: to do more of it, to do less of it, to leave it, and what posts with it are called. */
type TraitWords = { more: string; fewer: string; none: string; posts: string };

const FORMATS: Record<string, string> = {
  image: "images",
  photo: "photos",
  video: "videos",
  carousel: "carousels",
  album: "albums",
  reel: "Reels",
  short: "Shorts",
  text: "text-only posts",
  article: "articles",
  story: "stories",
};
const WEEKDAYS = ["Sundays", "Mondays", "Tuesdays", "Wednesdays", "Thursdays", "Fridays", "Saturdays"];
const HOURS_A_BLOCK = 4;

const MARKS: Record<string, TraitWords> = {
  link: {
    more: "Put a link in more of your posts",
    fewer: "Put a link in fewer of your posts",
    none: "Leave links out",
    posts: "posts with a link",
  },
  question: {
    more: "Ask a question in more of your posts",
    fewer: "Ask a question in fewer of your posts",
    none: "Stop asking questions",
    posts: "posts with a question",
  },
  hashtag: {
    more: "Use hashtags in more of your posts",
    fewer: "Use hashtags in fewer of your posts",
    none: "Drop hashtags",
    posts: "posts with hashtags",
  },
  "many-hashtags": {
    more: "Use four hashtags or more in more of your posts",
    fewer: "Use four hashtags or more in fewer of your posts",
    none: "Use at most three hashtags",
    posts: "posts with four hashtags or more",
  },
  mention: {
    more: "Mention other accounts in more of your posts",
    fewer: "Mention other accounts in fewer of your posts",
    none: "Stop mentioning other accounts",
    posts: "posts that mention an account",
  },
  emoji: {
    more: "Use emoji in more of your posts",
    fewer: "Use emoji in fewer of your posts",
    none: "Leave emoji out",
    posts: "posts with emoji",
  },
};

/**
 * A trait of posts in the words of an analyst.
 *
 * @param trait key of `lib/strategy`, such as "format:video"
 * @param limit of a range: characters, or seconds
 */
export function traitWords(trait: string, limit = 0): TraitWords {
  const at = trait.indexOf(":");
  const [kind, value] = at < 0 ? [trait, ""] : [trait.slice(0, at), trait.slice(at + 1)];
  switch (kind) {
    case "format":
      return formatWords(value);
    case "weekday":
      return timeWords(`on ${WEEKDAYS[Number(value)]}`);
    case "days":
      return timeWords(value === "weekend" ? "at weekends" : "on working days");
    case "hour":
      return timeWords(`between ${clock(Number(value))} and ${clock(Number(value) + HOURS_A_BLOCK)} UTC`);
    case "word":
      return wordWords(value);
    case "length":
      return rangeWords("posts", `${Math.round(limit)} characters`, value);
    case "duration":
      return rangeWords("videos", spanWords(limit), value);
    default:
      return MARKS[kind] ?? formatWords(trait);
  }
}

function formatWords(format: string): TraitWords {
  const posts = FORMATS[format] ?? `${format} posts`;
  return { more: `Post more ${posts}`, fewer: `Post fewer ${posts}`, none: `Stop posting ${posts}`, posts };
}

function timeWords(when: string): TraitWords {
  return {
    more: `Publish more of your posts ${when}`,
    fewer: `Publish fewer of your posts ${when}`,
    none: `Stop publishing ${when}`,
    posts: `posts published ${when}`,
  };
}

function wordWords(word: string): TraitWords {
  if (word.startsWith("#"))
    return {
      more: `Use ${word} in more of your posts`,
      fewer: `Use ${word} in fewer of your posts`,
      none: `Drop ${word}`,
      posts: `posts with ${word}`,
    };
  return {
    more: `Write about “${word}” in more of your posts`,
    fewer: `Write about “${word}” in fewer of your posts`,
    none: `Stop writing about “${word}”`,
    posts: `posts with “${word}”`,
  };
}

function rangeWords(noun: string, limit: string, end: string): TraitWords {
  const posts = `${noun} of ${end === "short" ? `${limit} or less` : `more than ${limit}`}`;
  return {
    more: `Publish more ${posts}`,
    fewer: `Publish fewer ${posts}`,
    none: `Stop publishing ${posts}`,
    posts,
  };
}

/** "45 seconds", "5:37 minutes" */
function spanWords(seconds: number): string {
  const whole = Math.round(seconds);
  if (whole < 90) return `${whole} seconds`;
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")} minutes`;
}

function clock(hour: number): string {
  return `${String(hour).padStart(2, "0")}:00`;
}
