import { addDays, utcDay } from "#lib/time.ts";

/** What posts say. */
export const TEXTS = [
  "Our new roast is here. Which cup would you take home?",
  "Behind the scenes: from the green bean to the bag, step by step",
  "This weekend: Saturday from ten to six #coffee #weekend",
  "Wir rösten heute frisch, kommt vorbei!",
  "LAST CHANCE!!! Order now https://brand.example/shop",
  "Your questions about grinding, answered",
];
const COMMENTS = [
  "Love this, ordering again tomorrow!",
  "Best I have tried this year, thank you",
  "This is so beautiful, great work",
  "My parcel arrived broken and nobody answers, very disappointed",
  "When will it be back in stock?",
  "コーヒー最高です",
  "The shop opens at nine, right?",
];

/** Posts in the plain form: one every `every` days, seen by about `exposure`. */
export function plainPosts(
  today: string,
  options: { count: number; every: number; exposure: number },
): string {
  const { count, every, exposure } = options;
  const lines = repeat(count, (n) => {
    const seen = exposure + vary(n, exposure);
    const likes = Math.round(seen * (0.01 + vary(n + 3, 30) / 1_000));
    const created = `${addDays(today, -n * every)}T${10 + (n % 9)}:30:00Z`;
    return `p${n},${created},"${TEXTS[n % TEXTS.length]}",image,${likes},${vary(n, 9)},${vary(n, 5)},${seen}`;
  });
  return ["id,created_at,text,media,likes,comments,shares,impressions", ...lines, ""].join("\n");
}

/** Comments on the plain posts. */
export function comments(today: string, count: number): string {
  const lines = repeat(count, (n) => {
    const created = `${addDays(today, -(n % 30))}T18:00:00Z`;
    return `c${n},p${n % 20},${created},reader${vary(n, 12)},"${COMMENTS[n % COMMENTS.length]}"`;
  });
  return ["id,post_id,created_at,author,text", ...lines, ""].join("\n");
}

export function followers(today: string, first: number, days: number): string {
  const lines = repeat(days, (n) => `${addDays(today, n - days + 1)},${first + n * 7 + vary(n, 11)}`);
  return ["date,followers", ...lines, ""].join("\n");
}

export function followersAsLines(today: string): string {
  return repeat(90, (n) => JSON.stringify({ date: addDays(today, n - 89), followers: 5_200 + n * 9 })).join(
    "\n",
  );
}

export function postsAsLines(today: string): string {
  const post = (n: number) => ({
    id: `pin-${n}`,
    created_at: addDays(today, -3 * n),
    title: TEXTS[n % 3],
    saves: n,
  });
  return repeat(20, (n) => JSON.stringify(post(n))).join("\n");
}

export function repeat(count: number, make: (n: number) => string): string[] {
  return Array.from({ length: count }, (_, n) => make(n));
}

/** A number below `most` that looks like chance and is the same for the same place. */
export function vary(n: number, most: number): number {
  return (n * 7_919 + 104_729) % most;
}

/** The UTC day that a preparation or recording happens on. */
export function today(): string {
  return utcDay(new Date());
}
