const HOUR = 3_600_000;
/** Numbers hold the millisecond at which they were made in their upper bits, as LinkedIn's do. */
const numberAt = (at: number, n = 1) => String((BigInt(at) << 22n) + BigInt(n));

export type LinkedinComment = { id: string; actor: string; at: number; text: string };
export type CompanyPost = {
  urn: string;
  /** Its line in the feed, by which files name it. */
  activity: string;
  /** Milliseconds. */
  at: number;
  kind: "video" | "images" | "image" | "article" | "poll" | "text";
  comments: LinkedinComment[];
  isDraft: boolean;
};
export type Company = {
  id: string;
  vanityName: string;
  name: string;
  followers: number;
  /** Newest first. */
  posts: CompanyPost[];
  vanish: (urn: string) => void;
  addPost: (at: number) => CompanyPost;
};

const KINDS = ["text", "image", "images", "video", "article", "poll"] as const;

type Size = {
  posts: number;
  comments: number;
  now: number;
  id?: string;
  vanityName?: string;
  name?: string;
};

/** A page of a fictional mill: a post every second hour back from yesterday, comments spread over them evenly, one draft. */
export function makeCompany(size: Size): Company {
  const {
    posts: count,
    comments,
    now,
    id = "90011223",
    vanityName = "quarrymill",
    name = "Quarry Mill",
  } = size;
  const own = `urn:li:organization:${id}`;
  const start = Math.floor(now / 1_000) * 1_000 - 24 * HOUR;
  const makePost = (at: number, n: number, talk: number): CompanyPost => ({
    urn: n % 3 === 2 ? `urn:li:ugcPost:${numberAt(at)}` : `urn:li:share:${numberAt(at)}`,
    activity: `urn:li:activity:${numberAt(at + 140, 3)}`,
    at,
    kind: KINDS[n % KINDS.length] ?? "text",
    comments: Array.from({ length: talk }, (_, k) => ({
      id: numberAt(at + (k + 1) * 60_000, 5),
      // Now and then the page answers.
      actor: `urn:li:person:reader${(n + k) % 40}`,
      at: at + (k + 1) * 60_000,
      text: k % 2 === 0 ? "Great service at the trade fair." : "Still waiting for my order.",
    })),
    isDraft: false,
  });
  let posts = Array.from({ length: count }, (_, n) =>
    makePost(start - n * 2 * HOUR, n, Math.floor(comments / count) + (n < comments % count ? 1 : 0)),
  );
  const [first] = posts;
  // What the page itself answers is no comment of others.
  if (first && comments > 0)
    first.comments.push({
      id: numberAt(first.at + 1),
      actor: own,
      at: first.at + 900_000,
      text: "Thank you!",
    });
  posts.push({ ...makePost(start - 1_000, 0, 0), isDraft: true });
  return {
    id,
    vanityName,
    name,
    followers: 5_230,
    get posts() {
      return posts;
    },
    vanish: (urn) => {
      posts = posts.filter((post) => post.urn !== urn);
    },
    addPost: (at) => {
      const added = makePost(at, 0, 0);
      posts = [added, ...posts].toSorted((one, other) => other.at - one.at);
      return added;
    },
  };
}

const CONTENT: Record<CompanyPost["kind"], object | undefined> = {
  video: { media: { title: "A day at the mill", id: "urn:li:video:D4E05AQmill" } },
  image: { media: { id: "urn:li:image:D4E10AQmill" } },
  images: { multiImage: { images: [{ id: "urn:li:image:D1" }, { id: "urn:li:image:D2" }] } },
  article: { article: { source: "https://mill.example/jobs", title: "Jobs", description: "Join us" } },
  poll: { poll: { question: "Rye or spelt?", options: [{ text: "Rye" }, { text: "Spelt" }] } },
  text: undefined,
};

/** A post as the finder tells it. */
export function presentPost({ id }: Company, { urn, at, kind, isDraft }: CompanyPost): object {
  return {
    isReshareDisabledByAuthor: false,
    createdAt: at - 95,
    lifecycleState: isDraft ? "DRAFT" : "PUBLISHED",
    lastModifiedAt: at + 23,
    visibility: "PUBLIC",
    ...(!isDraft && { publishedAt: at }),
    author: `urn:li:organization:${id}`,
    id: urn,
    distribution: { feedDistribution: "MAIN_FEED", thirdPartyDistributionChannels: [] },
    commentary:
      "Fresh flour \\(stone-ground\\) for @[Fern Joinery](urn:li:organization:7) {hashtag|\\#|flour}",
    lifecycleStateInfo: { isEditedByAuthor: false },
    ...(CONTENT[kind] && { content: CONTENT[kind] }),
  };
}

/** What everybody who saw a post did. */
export function countPost({ urn, comments }: CompanyPost): object {
  const weight = Number(BigInt(urn.split(":").at(-1) ?? 0) % 97n);
  return {
    uniqueImpressionsCount: 900 + weight,
    shareCount: weight % 5,
    engagement: 0.06,
    clickCount: 20 + (weight % 7),
    likeCount: 40 + weight,
    impressionCount: 1_300 + weight,
    commentCount: comments.length,
    shareMentionsCount: 0,
    commentMentionsCount: 0,
  };
}
