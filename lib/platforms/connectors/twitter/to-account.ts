import type { VendorAccount } from "../connector.ts";
import { at, countOf, idOf, textOf } from "../read-answer.ts";

/** A user of X as an account, and how many posts it has in all; null without an id and a name. */
export function toAccount(user: unknown): { account: VendorAccount; posts: number | null } | null {
  const [id, handle] = [idOf(at(user, "id")), textOf(at(user, "username"))];
  if (!id || !handle) return null;
  const metrics = at(user, "public_metrics");
  const picture = textOf(at(user, "profile_image_url"));
  return {
    account: {
      id,
      handle,
      name: textOf(at(user, "name")) ?? null,
      picture: picture ?? null,
      followers: countOf(at(metrics, "followers_count")) ?? null,
    },
    posts: countOf(at(metrics, "tweet_count")) ?? countOf(at(metrics, "post_count")) ?? null,
  };
}
