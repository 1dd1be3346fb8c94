import { makeAccount } from "../vendors/instagram/account.ts";
import type { InstagramStandIn } from "../vendors/instagram/serve-instagram.ts";
import type { TwitterStandIn } from "../vendors/twitter/serve-twitter.ts";
import { makeXAccount } from "../vendors/twitter/x-account.ts";
import { makeChannel } from "../vendors/youtube/channel.ts";
import type { YoutubeStandIn } from "../vendors/youtube/serve-youtube.ts";

type StandIns = { instagram: InstagramStandIn; twitter: TwitterStandIn; youtube: YoutubeStandIn };

/** Accounts that nobody connects: others in the field, some of a kind that cannot be read. Handles are made up. */
export function addOthers({ instagram, twitter, youtube }: StandIns, now: number): void {
  const size = { posts: 100, comments: 0, now, hours: 22 };
  const bread = {
    id: "UCstonerowstonerowstone1",
    handle: "@stonerow",
    title: "Stone Row",
    subscribers: 3_100,
  };
  youtube.channels.set("stonerow", makeChannel({ ...size, ...bread, prefix: "row" }));
  const crumb = {
    id: "UCcrumbcrumbcrumbcrumb01",
    handle: "@crumbandco",
    title: "Crumb & Co",
    subscribers: 260_000,
  };
  youtube.channels.set("crumb", makeChannel({ ...size, ...crumb, hours: 36, prefix: "crm" }));
  const x = (handle: string, id: string, other: object) =>
    twitter.accounts.set(
      handle,
      makeXAccount({ posts: 60, mentions: 0, now, hours: 30, handle, id, ...other }),
    );
  x("openroast", "2300000000000000103", { name: "Open Roast", followers: 910 });
  x("quietroast", "2300000000000000101", { isProtected: true });
  x("goneroast", "2300000000000000102", { isSuspended: true });
  instagram.accounts.set("stonerow.bread", {
    ...makeAccount({ ...size, posts: 300 }),
    id: "17841499000000000201",
    username: "stonerow.bread",
    name: "Stone Row Bread",
    followers: 7_700,
  });
}
