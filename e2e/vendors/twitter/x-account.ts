/** A post of the fictional account, or of somebody who wrote to it. */
export type XPost = {
  id: string;
  at: number;
  text: string;
  likes: number;
  /** What its key begins with: 3 for a photo, 13 for a video. */
  media: "3" | "13" | null;
  answers: string | null;
  author: string;
};
export type XAccount = {
  id: string;
  handle: string;
  name: string;
  followers: number;
  isProtected: boolean;
  isSuspended: boolean;
  posts: XPost[];
  mentions: XPost[];
  vanish: (id: string) => void;
  addPost: (text: string, at: number) => string;
};

const HOUR = 3_600_000;
/** Ids of X begin with the milliseconds since this instant, in 42 bits. */
const EPOCH = 1_288_834_974_657;
const TEXTS = ["I love this tea!", "Far too bitter for me.", "When do you open?"];

/** An id as X gives it at an instant: of 19 digits, beyond what a double holds. */
export function idAt(at: number, n = 0): string {
  return String((BigInt(Math.floor(at) - EPOCH) << 22n) + BigInt(n));
}

type Size = {
  posts: number;
  mentions: number;
  now: number;
  id?: string;
  handle?: string;
  name?: string;
  followers?: number;
  isProtected?: boolean;
  isSuspended?: boolean;
  /** Between two posts; 2 when left out. */
  hours?: number;
};

/** The account of a fictional tea house: a post every two hours back from yesterday, answers to them every half hour. */
export function makeXAccount({
  posts,
  mentions,
  now,
  id = "2300000000000000007",
  handle = "lindentea",
  name = "Linden Tea",
  followers = 8_400,
  isProtected = false,
  isSuspended = false,
  hours = 2,
}: Size): XAccount {
  let own: XPost[] = Array.from({ length: posts }, (_, n) => {
    const at = now - (24 + n * hours) * HOUR;
    const media = ([null, "3", "13", null] as const)[n % 4] ?? null;
    const text =
      n % 10 === 9 ? `@guest${n} see you &amp; your friends on Sunday` : `Leaves of the day, no. ${n}`;
    return { id: idAt(at), at, text, likes: n % 30, media, answers: null, author: id };
  });
  const others = Array.from({ length: mentions }, (_, n): XPost => {
    const at = now - (1 + n / 2) * HOUR;
    const answers = own[Math.floor(n / 4)]?.id ?? null;
    const text = `@${handle} ${TEXTS[n % 3]}`;
    return { id: idAt(at, 1), at, text, likes: 0, media: null, answers, author: `77${n % 40}` };
  });
  return {
    id,
    handle,
    name,
    followers,
    isProtected,
    isSuspended,
    get posts() {
      return own;
    },
    mentions: others,
    vanish: (gone) => {
      own = own.filter((post) => post.id !== gone);
    },
    addPost: (text, at) => {
      const made = idAt(at);
      own = [{ id: made, at, text, likes: 0, media: null, answers: null, author: id }, ...own];
      return made;
    },
  };
}
