const HOUR = 3_600_000;

export type InstagramMedia = {
  id: string;
  /** Milliseconds. */
  at: number;
  type: "IMAGE" | "VIDEO" | "CAROUSEL_ALBUM";
  product: "FEED" | "REELS" | "STORY";
  views: number;
  /** The owner may hide them. */
  likes: number;
  hidesLikes: boolean;
  comments: number;
  /** Those who saw a story. */
  viewers: number;
};
export type InstagramAccount = {
  /** Of the professional account, and of it within the app. */
  id: string;
  appScopedId: string;
  username: string;
  name: string;
  type: "Business" | "Media_Creator" | "Personal";
  /** Shown to grown-ups only, and not to business discovery. */
  isAgeGated?: boolean;
  followers: number;
  /** Newest first. */
  media: InstagramMedia[];
  stories: InstagramMedia[];
  vanish: (id: string) => void;
  add: (at: number) => InstagramMedia;
};

/** Ids of media are of 17 digits, beyond 2^53, and tell nothing of the time. */
const mediaId = (n: number) => String(17_900_000_000_000_001n + BigInt(n) * 7_919n);

const KINDS = [
  { type: "IMAGE", product: "FEED" },
  { type: "VIDEO", product: "REELS" },
  { type: "CAROUSEL_ALBUM", product: "FEED" },
] as const;

/** An account of a fictional bakery: a post every third hour back from yesterday, comments spread over them evenly, two stories of today. */
export function makeAccount({ posts, comments, now }: { posts: number; comments: number; now: number }) {
  const start = Math.floor(now / 1_000) * 1_000 - 24 * HOUR;
  const make = (n: number, at: number): InstagramMedia => ({
    id: mediaId(n),
    at,
    ...(KINDS[n % 3] ?? KINDS[0]),
    views: 3_000 + n,
    likes: 120 + (n % 13),
    hidesLikes: n % 10 === 4,
    comments: Math.floor(comments / posts) + (n < comments % posts ? 1 : 0),
    viewers: 900,
  });
  const story = (n: number, viewers: number): InstagramMedia => ({
    ...make(1_000_000 + n, start + (20 + n) * HOUR),
    type: "IMAGE",
    product: "STORY",
    comments: 0,
    viewers,
  });
  const account: InstagramAccount = {
    id: "17841499000000000001",
    appScopedId: "25099000000000001",
    username: "millstonebakery",
    name: "Millstone Bakery",
    type: "Business",
    followers: 18_400,
    media: Array.from({ length: posts }, (_, n) => make(n, start - n * 3 * HOUR)),
    stories: [story(1, 3), story(0, 240)],
    vanish: (id) => {
      account.media = account.media.filter((media) => media.id !== id);
    },
    add: (at) => {
      const added = { ...make(2_000_000 + account.media.length, at), comments: 0 };
      account.media = [added, ...account.media].toSorted((one, other) => other.at - one.at);
      return added;
    },
  };
  return account;
}

export function shortcodeOf({ id }: InstagramMedia): string {
  return Buffer.from(BigInt(id).toString(16).padStart(16, "0"), "hex").toString("base64url");
}
