import type { PostInput } from "#lib/formula/formula-input.ts";
import { medianHigh } from "#lib/statistics/quantile.ts";
import type { Account } from "../real-accounts.ts";
import type { Channel } from "./story.ts";

export const COUNTS = ["likes", "comments", "shares", "saves", "views", "impressions", "reach"] as const;
export type Figures = Partial<Record<(typeof COUNTS)[number], number>>;
/** Of accounts with fewer posts the same figures would come again and again. */
const MIN_POSTS = 12;
/** Of so many accounts nearest in size the one in the middle is the donor: a single one may be far from ordinary. */
const NEIGHBOURS = 9;

/**
 * Figures of posts as a real account of the same platform and size has them: counts alone, of a post drawn at random, brought
 * to the brand's own audience.
 *
 * @param channel with its donor's source
 * @param accounts of the reference data
 * @param random numbers from 0 to below 1
 * @returns a function of how many follow the brand and how many times as well as usual a post does
 * @throws Error when no account of the source is there
 */
export function openDonor(
  { platform, donor, followers }: Channel,
  accounts: readonly Account[],
  random: () => number,
): (audience: number, times: number) => Figures {
  const ofSource = accounts.filter(
    (one) => one.platform === platform && one.source === donor.source && one.posts.length >= MIN_POSTS,
  );
  const apart = ({ followers: own }: Account) =>
    Math.abs(Math.log((own ?? followers.first) / followers.first));
  const near = ofSource.toSorted((a, b) => apart(a) - apart(b)).slice(0, NEIGHBOURS);
  const account = near.toSorted((a, b) => levelOf(a) - levelOf(b))[near.length >> 1];
  if (account === undefined) throw new Error(`the reference data have no account of ${donor.source}`);
  const posts = account.posts.filter(
    (post) => !post.isReply && COUNTS.some((name) => post[name] !== undefined),
  );
  const known = COUNTS.filter(
    (name) => posts.filter((post) => post[name] !== undefined).length > posts.length / 2,
  );
  const usable = posts.filter((post) => known.every((name) => post[name] !== undefined));
  const main = known.find((name) => name === "views" || name === "impressions") ?? "likes";
  const usual = medianHigh(usable.map((post) => post[main] ?? 0)) ?? 1;
  return (audience, times) => {
    const post = usable[Math.floor(random() * usable.length)] as PostInput;
    const share = audience / followers.first;
    const scale =
      donor.typical === undefined
        ? audience / (account.followers ?? followers.first)
        : (share * donor.typical) / Math.max(1, usual);
    return Object.fromEntries(
      known.map((name) => [name, Math.floor((post[name] ?? 0) * scale * times + random())]),
    );
  };
}

function levelOf({ posts, followers }: Account): number {
  return (medianHigh(posts.map(({ views, likes }) => views ?? likes ?? 0)) ?? 0) / (followers ?? 1);
}
