import { describe, expect, it } from "vitest";
import { seededRandom } from "../statistics/seeded-random.ts";
import { addDays } from "../time.ts";
import { nameCrisis } from "./crisis-words.ts";
import { findCrisis } from "./find-crisis.ts";
import type { CommentDay } from "./formula-input.ts";
import type { Platform } from "./names.ts";
import { ORDINARY_BEFORE } from "./v2/ordinary-comments-before.ts";

const TURN = "2026-06-12";

/** A day of so many comments, this share of them negative, the others half positive. */
function day(date: string, count: number, share: number): CommentDay {
  const negative = Math.round(count * share);
  const positive = Math.ceil((count - negative) / 2);
  return { date, positive, neutral: count - negative - positive, negative, unknown: 0 };
}

/** The 13 weeks before the turn, each day alike. */
function earlier(count: number, share: number): CommentDay[] {
  return Array.from({ length: 91 }, (_, n) => day(addDays(TURN, n - 91), count, share));
}

function find(comments: CommentDay[], asOf = TURN, platform: Platform = "instagram") {
  return findCrisis({ asOf, platforms: [{ platform, comments }] });
}

describe("findCrisis", () => {
  it("tells 3,000 comments with 80 % negative on the day on which they are written", () => {
    const crisis = find([...earlier(10, 0.1), day(TURN, 3_000, 0.8)]);
    expect(crisis).toEqual({
      ...{ platform: "instagram", since: TURN, comments: 3_000, negative_share: 0.8 },
      ordinary_share: 0.102,
    });
    expect(crisis && nameCrisis(crisis)).toBe(
      "Negative comments on Instagram since 12 June: 80 % of 3,000, usually 10 %",
    );
  });

  it("tells twelve angry comments of fourteen to a small brand, and to one that has just begun; not nine", () => {
    expect(find([...earlier(0.5, 0), day(TURN, 14, 0.86)])).toMatchObject({ since: TURN, comments: 14 });
    expect(find([day(TURN, 14, 0.86)])).toMatchObject({ ordinary_share: 0.16 });
    expect(find([...earlier(1, 0), day(TURN, 9, 1)])).toBeNull();
  });

  it("leans on the median brand where the brand has few comments of its own", () => {
    expect(find([day(TURN, 100, 0.9)])?.ordinary_share).toBeCloseTo(ORDINARY_BEFORE.negativeShare.median, 2);
  });

  it("is none for whom people always speak badly of, however many do", () => {
    for (const count of [2, 20, 2_000]) {
      const few = Array.from({ length: 12 }, (_, n) => day(addDays(TURN, -n), count, 0.6));
      expect(find(few)).toBeNull();
      const days = Array.from({ length: 126 }, (_, n) => day(addDays(TURN, -n), count, 0.6));
      for (let n = 0; n < 60; n++) expect(find(days, addDays(TURN, -n))).toBeNull();
    }
  });

  it("is none when many more comments come, as friendly as ever", () => {
    expect(find([...earlier(10, 0.15), day(TURN, 2_000, 0.17)])).toBeNull();
  });

  it("is seen over two or three days where no single one is enough", () => {
    const slow = [0, 1, 2].map((n) => day(addDays(TURN, n), 8, 0.65));
    expect(find([...earlier(3, 0.1), ...slow], addDays(TURN, 2))).toMatchObject({ since: TURN });
  });

  it("goes on while comments are negative, and is over when they are ordinary again", () => {
    const days = [...earlier(10, 0.1), ...[0, 1, 2, 3].map((n) => day(addDays(TURN, n), 60, 0.6))];
    const after = [4, 5, 6].map((n) => day(addDays(TURN, n), 10, 0.1));
    expect(find(days, addDays(TURN, 3))).toMatchObject({ since: TURN, comments: 240 });
    expect(find([...days, ...after], addDays(TURN, 6))).toBeNull();
  });

  it("holds later days against ordinary ones, not against the crisis before", () => {
    const first = [0, 1, 2].map((n) => day(addDays(TURN, n), 300, 0.8));
    const calm = Array.from({ length: 10 }, (_, n) => day(addDays(TURN, n + 3), 10, 0.1));
    const again = day(addDays(TURN, 13), 60, 0.6);
    const crisis = find([...earlier(10, 0.1), ...first, ...calm, again], addDays(TURN, 13));
    expect(crisis).toMatchObject({ since: addDays(TURN, 13), comments: 60 });
    expect(crisis?.ordinary_share).toBeLessThan(0.12);
  });

  it("is told for two weeks where nothing newer is known, and for four where it does not end", () => {
    const once = [...earlier(10, 0.1), day(TURN, 60, 0.7)];
    expect(find(once, addDays(TURN, 14))).toMatchObject({ since: TURN });
    expect(find(once, addDays(TURN, 15))).toBeNull();
    const lasting = Array.from({ length: 40 }, (_, n) => day(addDays(TURN, n), 60, 0.7));
    expect(find([...earlier(10, 0.1), ...lasting], addDays(TURN, 27))).toMatchObject({ since: TURN });
    expect(find([...earlier(10, 0.1), ...lasting], addDays(TURN, 39))).toBeNull();
  });

  it("looks at what many said in the same words, too", () => {
    const slogan = {
      ...day(TURN, 14, 0.7),
      repeated: 400,
      chorus: { positive: 0, neutral: 0, negative: 400 },
    };
    expect(find([...earlier(10, 0.1), slogan])).toMatchObject({ comments: 414 });
    expect(find([...earlier(10, 0.1), { ...day(TURN, 10, 0.2), repeated: 400 }])).toBeNull();
  });

  it("names the worst platform, and takes the profiles of one together", () => {
    const bad = [...earlier(10, 0.1), day(TURN, 100, 0.6)];
    const worse = [...earlier(10, 0.1), day(TURN, 400, 0.6)];
    const half = [...earlier(5, 0.1), day(TURN, 300, 0.6)];
    const platforms = [
      { platform: "tiktok" as const, comments: bad },
      { platform: "youtube" as const, comments: worse },
      { platform: "instagram" as const, comments: half },
      { platform: "instagram" as const, comments: half },
    ];
    expect(findCrisis({ asOf: TURN, platforms })).toMatchObject({ platform: "instagram", comments: 600 });
    expect(findCrisis({ asOf: TURN, platforms: platforms.slice(0, 3) })?.platform).toBe("youtube");
    expect(findCrisis({ asOf: TURN, platforms: [] })).toBeNull();
  });

  it("does not depend on the order of the data, nor on what is dated later", () => {
    const random = seededRandom("crises");
    for (let n = 0; n < 40; n++) {
      const days = Array.from({ length: 126 }, (_, ago) =>
        day(addDays(TURN, -ago), Math.floor(random() * 12), random() * 0.4),
      );
      const turned = [...days, day(addDays(TURN, 1), 40, random()), day(addDays(TURN, 2), 5_000, 1)];
      const asOf = addDays(TURN, 1);
      const told = find(turned.slice(0, -1), asOf);
      expect(
        find(
          turned.toSorted(() => random() - 0.5),
          asOf,
        ),
      ).toEqual(told);
      if (told) expect(told.negative_share).toBeGreaterThan(told.ordinary_share);
    }
  });
});
