import { withWorkspace } from "#lib/db.ts";
import { seededRandom } from "#lib/statistics/seeded-random.ts";
import { addDays, DAY_MS, utcDay } from "#lib/time.ts";

/** On so many days after it went out, the figures of a post were read. */
const DAYS_READ = 14;
/** What a post has at once, of all that it will have. */
const AT_ONCE = 0.25;
/** Days in which what is still to come shrinks to a third: each post has a pace of its own between these. */
const SLOWEST = 2.4;
const QUICKEST = 0.8;

/** How much of what a demo post will have it has after so many days, 0 to 1. */
export function grownAfter(postId: string, days: number): number {
  const pace = QUICKEST + seededRandom(`pace of ${postId}`)() * (SLOWEST - QUICKEST);
  return 1 - (1 - AT_ONCE) * Math.exp(-days / pace);
}

const FIGURES = ["likes", "comments", "shares", "views", "impressions", "reach"] as const;

/** Gives the posts of a demo workspace the figures of their first days, as if a platform had been read each night. */
export async function keepDemoFigures(workspaceId: string, now: Date): Promise<void> {
  const today = utcDay(now);
  await withWorkspace(workspaceId, async (tx) => {
    const posts = await tx.post.findMany({ where: { workspaceId } });
    for (const { profileId, id: postId, createdAt, ...post } of posts) {
      if (!createdAt) continue;
      const ages = Array.from({ length: DAYS_READ }, (_, age) => age);
      const figuresAt = (age: number) => {
        const share = grownAfter(postId, age + 0.5) / grownAfter(postId, daysSince(createdAt, now));
        return Object.fromEntries(
          FIGURES.map((name) => [name, post[name] === null ? null : Math.round(Number(post[name]) * share)]),
        );
      };
      const data = ages
        .map((age) => ({ day: addDays(utcDay(createdAt), age), age }))
        .filter(({ day }) => day < today)
        .map(({ day, age }) => ({ workspaceId, profileId, postId, day: new Date(day), ...figuresAt(age) }));
      await tx.postFigures.createMany({ data });
    }
  });
}

function daysSince(at: Date, now: Date): number {
  return (now.getTime() - at.getTime()) / DAY_MS;
}
