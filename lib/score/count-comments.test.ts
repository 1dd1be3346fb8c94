import { describe, expect, it } from "vitest";
import { seededRandom } from "../statistics/seeded-random.ts";
import { comment, comments, countRows, totalOf } from "./comment-rows.fixture.ts";
import { firstDayToRead } from "./remember-comments.ts";

const WORDS =
  "cake coffee morning window counter rain garden street music waiter price corner light bread".split(" ");

/** Sentences of eight words, hardly two alike. */
function sentence(random: () => number): string {
  return Array.from({ length: 8 }, () => WORDS[Math.floor(random() * WORDS.length)]).join(" ");
}

describe("openCommentCounter", () => {
  it("counts the same words of one author once, however they are dressed up", () => {
    const dresses = [
      "Love this place",
      "love this place!!!",
      "LOVE THIS PLAAACE 😍",
      "@blue.cup love this place 2026",
      "love this place https://x.example/a",
    ];
    const days = countRows(dresses.map((text, n) => comment({ id: `c${n}`, text })));
    expect(days).toEqual([
      { date: "2026-11-02", positive: 1, neutral: 0, negative: 0, unknown: 0, reading: 2, repeated: 4 },
    ]);
  });

  it("counts 300 identical comments of one author as one, whether in an hour or over two quarters", () => {
    const hour = comments(300, () => ({}));
    expect(totalOf(countRows(hour))).toEqual({ counted: 1, repeated: 299, chorus: 0 });
    const spread = comments(300, (n) => ({ createdAt: new Date(Date.UTC(2026, 6, 1, n * 12)) }));
    expect(totalOf(countRows(spread)).counted).toBe(1);
  });

  it("counts the same words of 300 authors, or of none, as ten; of the others it is said what they are", () => {
    for (const author of [(n: number) => `fan${n}`, () => null]) {
      const days = countRows(comments(300, (n) => ({ author: author(n) })));
      expect(totalOf(days)).toEqual({ counted: 10, repeated: 290, chorus: 290 });
    }
  });

  it("leaves short honest praise of a few people as it is", () => {
    const few = comments(4, (n) => ({ author: `fan${n}`, text: "nice! ❤️" }));
    expect(totalOf(countRows(few))).toEqual({ counted: 4, repeated: 0, chorus: 0 });
  });

  it("finds long comments that are nearly the same, and tells different ones apart", () => {
    const varied = comments(40, (n) => ({
      author: `fan${n}`,
      text: `the best little bakery in the whole old town and friendly people too ${WORDS[n % WORDS.length]}`,
    }));
    expect(totalOf(countRows(varied)).counted).toBe(7);
    const random = seededRandom("sentences");
    const apart = comments(200, (n) => ({ author: `fan${n}`, text: sentence(random) }));
    expect(totalOf(countRows(apart)).counted).toBeGreaterThan(180);
  });

  it("counts two comments of an author a week", () => {
    const random = seededRandom("talker");
    const day = (n: number) => new Date(Date.UTC(2026, 10, 2 + n));
    const rows = comments(14, (n) => ({ text: sentence(random), createdAt: day(n) }));
    expect(countRows(rows).map(({ repeated = 0 }) => repeated)).toEqual([
      0, 0, 1, 1, 1, 1, 1, 0, 0, 1, 1, 1, 1, 1,
    ]);
  });

  it("counts nothing of what promotes something, and remembers none of it", () => {
    const promotion = "I earn $900 weekly trading crypto, message me on whatsapp";
    const days = countRows(comments(3, (n) => ({ author: `fan${n}`, text: promotion })));
    expect(days).toEqual([
      { date: "2026-11-02", positive: 0, neutral: 0, negative: 0, unknown: 0, reading: 2, spam: 3 },
    ]);
  });

  it("counts nothing of the brand itself, with and without an @, in any case", () => {
    for (const author of ["blue.cup", "@Blue.Cup", " BLUE.CUP"])
      expect(totalOf(countRows([comment({ author })]))).toEqual({ counted: 0, repeated: 1, chorus: 0 });
    expect(totalOf(countRows([comment({ author: "blue.cup.fan" })])).counted).toBe(1);
  });

  it("counts words once that an author leaves on two profiles, on the one where they stood first", () => {
    const rows = [
      comment({ id: "b", profile: "second", at: "2026-11-02T09:00:01Z" }),
      comment({ id: "a", profile: "p", at: "2026-11-02T09:00:00Z" }),
    ];
    expect(countRows(rows, "2000-01-01", "p")[0]).toMatchObject({ positive: 1 });
    expect(countRows(rows, "2000-01-01", "second")[0]).toMatchObject({ positive: 0, repeated: 1 });
  });

  it("comes to the same in any order of the rows, and from any first day", () => {
    const random = seededRandom("orders");
    const texts = [
      "love it",
      "awful service",
      "nice",
      "never again",
      ...Array.from({ length: 20 }, () => sentence(random)),
    ];
    const rows = comments(1_500, (n) => ({
      createdAt: new Date(Date.UTC(2026, 0, 1, n * 12)),
      author: random() < 0.2 ? null : `fan${Math.floor(random() * 60)}`,
      text: texts[Math.floor(random() * texts.length)],
    }));
    const all = countRows(rows);
    expect(countRows(rows.toSorted(() => random() - 0.5))).toEqual(all);
    for (const from of ["2026-05-20", "2026-10-01", "2027-12-01"]) {
      const read = rows.filter(({ createdAt }) => createdAt >= new Date(firstDayToRead(from)));
      expect(countRows(read, from)).toEqual(all.filter(({ date }) => date >= from));
    }
  });

  it("reads comments of nothing but emoji, signs or names", () => {
    const texts = ["🔥", "🔥🔥🔥", "🔥🔥 🔥", "...", "?!", "10/10", "@anna", ""];
    const rows = texts.map((text, n) => comment({ id: `c${n}`, author: `fan${n}`, text }));
    expect(totalOf(countRows(rows))).toMatchObject({ counted: 8 });
    const alone = texts.map((text, n) =>
      comment({ id: `c${n}`, text, at: `2026-1${n % 3}-0${n + 1}T00:00:00Z` }),
    );
    expect(totalOf(countRows(alone)).counted).toBeLessThan(6);
  });
});

describe("firstDayToRead", () => {
  it.each([
    ["2026-11-20", "2026-07-01"],
    ["2026-01-01", "2025-10-01"],
    ["2026-04-30", "2026-01-01"],
  ])("of %s is the first of the quarter before: %s", (from, first) => {
    expect(firstDayToRead(from)).toBe(first);
  });
});
