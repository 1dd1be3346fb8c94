import { makeAccount as makeInstagramAccount } from "../vendors/instagram/account.ts";
import { DISCOVERY } from "../vendors/instagram/discovery.ts";
import { INSTAGRAM_CLIENT, serveInstagram } from "../vendors/instagram/serve-instagram.ts";
import { LINKEDIN_CLIENT, serveLinkedin } from "../vendors/linkedin/serve-linkedin.ts";
import { makePins } from "../vendors/pinterest/pins.ts";
import { PINTEREST_CLIENT, servePinterest } from "../vendors/pinterest/serve-pinterest.ts";
import type { StandIn } from "../vendors/serve.ts";
import { serveTiktok, TIKTOK_CLIENT } from "../vendors/tiktok/serve-tiktok.ts";
import { serveTwitter, TWITTER_CLIENT } from "../vendors/twitter/serve-twitter.ts";
import { serveYoutube, YOUTUBE_CLIENT } from "../vendors/youtube/serve-youtube.ts";
import { addOthers } from "./add-others.ts";

const SIZE = { posts: 60, comments: 90 };
/** Whoever wants to see the product with X's newer names sets it to `post`. */
const DIALECT = process.env.PLINTH_E2E_X === "post" ? "post" : "tweet";

/**
 * Starts the stand-ins of all platforms. Tests run in other processes: they reach each by the address in `PLINTH_E2E_<PLATFORM>`.
 * @returns what the product is set up with, and what ends them
 */
export async function startVendors(): Promise<{
  settings: Record<string, string>;
  close: () => Promise<void>;
}> {
  const now = Date.now();
  const [instagram, pinterest] = [await serveInstagram(SIZE), await servePinterest({ pins: SIZE.posts })];
  // Accounts of a kind that cannot be read.
  instagram.accounts.set("personal", {
    ...makeInstagramAccount({ ...SIZE, now }),
    id: "17841499000000000002",
    type: "Personal",
  });
  pinterest.accounts.set("personal", makePins({ pins: 1, now, type: "PINNER" }));
  const [youtube, twitter] = [
    await serveYoutube(SIZE),
    await serveTwitter({ posts: SIZE.posts, mentions: SIZE.comments, dialect: DIALECT }),
  ];
  addOthers({ instagram, twitter, youtube }, now);
  const linkedin = await serveLinkedin(SIZE);
  linkedin.people.set("nobody", []);
  const all: [string, StandIn, { id: string; secret: string }][] = [
    ["INSTAGRAM", instagram, INSTAGRAM_CLIENT],
    ["LINKEDIN", linkedin, LINKEDIN_CLIENT],
    ["PINTEREST", pinterest, PINTEREST_CLIENT],
    ["TIKTOK", await serveTiktok(SIZE), TIKTOK_CLIENT],
    ["TWITTER", twitter, TWITTER_CLIENT],
    ["YOUTUBE", youtube, YOUTUBE_CLIENT],
  ];
  for (const [name, { base }] of all) process.env[`PLINTH_E2E_${name}`] = base;
  const settings = all.flatMap(([name, { base }, { id, secret }]) => [
    [`${name}_BASE_URL`, base],
    [`${name}_CLIENT_ID`, id],
    [`${name}_CLIENT_SECRET`, secret],
  ]);
  return {
    settings: {
      ...Object.fromEntries(settings),
      TWITTER_VOCABULARY: DIALECT,
      INSTAGRAM_DISCOVERY_TOKEN: DISCOVERY.token,
      INSTAGRAM_DISCOVERY_ACCOUNT: DISCOVERY.account,
    },
    close: async () => {
      await Promise.all(all.map(([, { close }]) => close()));
    },
  };
}
