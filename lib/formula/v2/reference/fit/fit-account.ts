import { addDays } from "../../../../time.ts";
import type { FitAccount } from "../../../reference-set.ts";
import { levelPosts } from "../../count-posts.ts";
import { DAYS } from "../../parameters.ts";
import { type Placed, type Profile, prepareProfile } from "../../prepare-profile.ts";

/** Fewer posts say too little of an account. */
export const MIN_POSTS = 5;
/** Where the window holds too few posts, the account's newest ones. */
const MAX_POSTS = 200;

/** An account with the posts that the formula would look at, so that tables are of the same age as what is compared. */
export type FittedAccount = { account: FitAccount; profile: Profile; posts: Placed[]; size: number | null };

/**
 * Accounts with enough posts, each looked at a week after its last post, when figures have settled. Posts without a date stand for
 * a day of their own.
 */
export function prepareAccounts(accounts: readonly FitAccount[]): FittedAccount[] {
  return accounts.map(prepareOne).filter(({ posts }) => posts.length >= MIN_POSTS);
}

function prepareOne(account: FitAccount): FittedAccount {
  const { platform, followers } = account;
  const dated = account.posts.filter(({ date }) => date !== "");
  const days = dated.map(({ date }) => date).sort();
  const last = days.at(-1) ?? "2000-01-01";
  const asOf = addDays(last, DAYS.mature);
  const figures = followers === null ? [] : [{ date: asOf, count: followers }];
  const observed = { observedFrom: days[0] ?? last, observedTo: last };
  const input = { platform, ...observed, followers: figures, posts: dated, comments: [] };
  const profile = prepareProfile(input, asOf);
  const settled = levelPosts(profile);
  const plain = account.posts.filter(({ isReply }) => !isReply).slice(-MAX_POSTS);
  const posts = settled.length >= MIN_POSTS ? settled : plain.map((post, day) => ({ day, post }));
  return { account, profile, posts, size: followers === null ? null : Math.log10(followers) };
}
