import type { KnownAudience } from "#lib/platforms/schemas.ts";

/** As it stands in the fields of the form. */
export type TypedAudience = { followers: string; on: string };
/** What goes along with a file in its address. */
export type StatedAudience = { followers: number; followers_on: string };

/** Whether the form asks for the audience, offers to take it, or leaves it out. */
export type Asking = "asks" | "offers" | "silent";

const FRESH_DAYS = 365;
const DAY_MS = 86_400_000;
const GROUPED = /^\d{1,3}(?:([ ,.'\u2019\u00a0\u202f])\d{3})(?:\1\d{3})*$/;

/** The profile that files with this handle go to, in any capitals, with or without the @; undefined for a new one. */
export function findKnown(
  known: readonly KnownAudience[],
  account: { platform: string; handle: string },
): KnownAudience | undefined {
  return known.find(
    (one) => one.platform === account.platform && plainHandle(one.handle) === plainHandle(account.handle),
  );
}

function plainHandle(handle: string): string {
  return handle
    .trim()
    .replace(/^@+\s*/, "")
    .toLowerCase();
}

/**
 * Asks where no figure of the last year is known and no chosen file has one, offers where one is known; a watched profile has
 * no score that needs it.
 * @param today UTC day, YYYY-MM-DD.
 */
export function howToAsk(account: KnownAudience | undefined, fileTells: boolean, today: string): Asking {
  if (fileTells || account?.role === "watched") return "silent";
  const day = account?.newest?.day;
  return day && Date.parse(today) - Date.parse(day) <= FRESH_DAYS * DAY_MS ? "offers" : "asks";
}

/**
 * What the fields say; nothing while the number is empty.
 * @param today UTC day, YYYY-MM-DD, the last that is taken.
 * @returns the audience, or what is wrong with each field, in words.
 */
export function readTyped(
  { followers, on }: TypedAudience,
  today: string,
): { audience: StatedAudience | null; wrong: Partial<TypedAudience> } {
  const text = followers.trim();
  if (text === "") return { audience: null, wrong: {} };
  const count = /^\d{1,15}$/.test(text) || GROUPED.test(text) ? Number(text.replace(/\D/g, "")) : Number.NaN;
  const wrong: Partial<TypedAudience> = {};
  if (!(count <= 1e15)) wrong.followers = "Enter a whole number, such as 12,400.";
  if (!/^\d{4}-\d{2}-\d{2}$/.test(on)) wrong.on = "Choose the day you looked it up.";
  else if (on > today) wrong.on = "This day is in the future.";
  const isRight = !wrong.followers && !wrong.on;
  return { audience: isRight ? { followers: count, followers_on: on } : null, wrong };
}
