import type { CommentDay, FormulaInput, PlatformInput, PostInput } from "#lib/formula/formula-input.ts";
import type { Platform } from "#lib/formula/names.ts";
import { measurePast, type OwnPast } from "#lib/formula/own-window.ts";
import { formula } from "#lib/formula/versions.ts";
import { seededRandom } from "#lib/statistics/seeded-random.ts";
import { addDays } from "#lib/time.ts";

const AS_OF = "2026-06-30";
const DAYS = 728;
const PLATFORMS: Platform[] = ["twitter", "instagram"];

/** A brand of the last two years whose quarters differ, on one platform or two: what a score looks at of it, and its past. */
export function makeBrand(seed: string): { input: FormulaInput; past: OwnPast[] } {
  const random = seededRandom(seed);
  const count = random() < 0.2 ? 2 : 1;
  const whole: FormulaInput = {
    asOf: AS_OF,
    platforms: PLATFORMS.slice(0, count).map((platform) => makeProfile(platform, random)),
  };
  const first = addDays(AS_OF, 1 - formula().days.posts - 14);
  const platforms = whole.platforms.map((own) => ({
    ...own,
    posts: own.posts.filter(({ date }) => date >= first),
    comments: own.comments.filter(({ date }) => date >= first),
  }));
  return { input: { ...whole, platforms }, past: measurePast(whole, DAYS / 91) };
}

function makeProfile(platform: Platform, random: () => number): PlatformInput {
  const quarters = Array.from({ length: DAYS / 91 }, () => ({
    often: 0.03 + 0.4 * random(),
    level: 200 * 10 ** (1.2 * random()),
    critical: 0.05 + 0.3 * random(),
  }));
  const posts: PostInput[] = [];
  const comments: CommentDay[] = [];
  for (let ago = DAYS - 1; ago >= 0; ago--) {
    const { often, level, critical } = quarters[Math.floor(ago / 91)] as (typeof quarters)[number];
    const date = addDays(AS_OF, -ago);
    if (random() >= often) continue;
    const impressions = Math.round(level * 10 ** (0.8 * (random() + random() - 1)));
    const likes = Math.round(impressions * 0.06 * random());
    const answers = Math.round(likes / 8);
    const said = {
      impressions,
      views: impressions,
      likes,
      comments: answers,
      shares: Math.round(likes / 15),
    };
    posts.push({ id: `${platform} ${ago}`, date, ...said });
    const negative = Math.round(5 * critical * random() * 2);
    comments.push({ date, positive: 2, neutral: 3, negative, unknown: 0, reading: 2 });
  }
  return {
    ...{ platform, profile: `prf_${platform}`, posts, comments },
    ...{ observedFrom: addDays(AS_OF, 1 - DAYS), observedTo: AS_OF },
    covered: [{ from: addDays(AS_OF, 1 - DAYS), to: AS_OF }],
    postsKnown: { from: addDays(AS_OF, 1 - DAYS), to: AS_OF },
    followers: [0, 60, 120, 180].map((ago) => ({
      date: addDays(AS_OF, -ago),
      count: Math.round(4_000 - ago),
    })),
  };
}
