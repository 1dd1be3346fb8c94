import { describe, expect, it } from "vitest";
import { requireLiterals } from "./require-literals.ts";
import { openScreens, screenPatterns } from "./screen-patterns.ts";

describe("the strings that a pattern requires", () => {
  it.each([
    [
      /(?:slit|cut)\s+(?:my\s+)?throats?/gu,
      { all: [{ any: ["slit", "cut"] }, { any: ["\bthroats", "\bthroat"] }] },
    ],
    [/ab(?:c|d)?ef/u, { any: ["abcef", "abdef", "abef"] }],
    [/[kc]rise/u, { any: ["krise", "crise"] }],
    [/\bi-?phones?\b/iu, { any: ["\bi-phones", "\bi-phone", "\biphones", "\biphone"] }],
    [/foo(?=[^x]{0,3}bars)/u, { all: ["bars", "foo"] }],
    [/(?<!no\s)(?:Gift){1,2}(?! card)/u, "gift"],
    [/\u00e9t\u00e9s?/iu, { any: ["étés", "été"] }],
    [/one\s+two|three\W+four/u, { any: [{ all: ["one", "\btwo"] }, { all: ["three", "four"] }] }],
    [/(?=\S)(?<![\p{L}\p{N}])(?:war|(?:just\s+)?end)\s*/u, { any: ["\bwar", "\bend"] }],
    [/(?:a|just\s+)end|-\bend|one(?:\btwo)/u, { any: ["end", "-end", "onetwo"] }],
    [/\b-ended|(?:on\s+)+off/u, { any: ["-ended", "\boff"] }],
  ])("%s", (pattern, literals) => {
    expect(requireLiterals(pattern)).toEqual(literals);
  });

  it.each([/a|bcd/u, /(?:abc)*/u, /(?:abc)?/u, /\p{L}+/u, /[a-z]{5}/u, /x{0,2}/u, /(?!abc)d/u, /ΣΣΣ/u])(
    "%s requires none",
    (pattern) => {
      expect(requireLiterals(pattern)).toBeNull();
    },
  );
});

describe("a screen", () => {
  const patterns = [
    /\bfree\s+gifts?\b/iu,
    /^\d+$/u,
    /(?:kill|hurt)\s+(?:you|them)/u,
    /straße|kelvin|ships/iu,
    /(?<![\p{L}\p{N}])(?:war|end)|\bmend/u,
  ];
  const screen = screenPatterns(patterns);

  it("takes patterns in any number", () => {
    const patterns = Array.from({ length: 40_000 }, (_, at) => new RegExp(`\\bword${at}end\\b`));
    expect(screenPatterns(patterns)("word7end, word39999end")).toEqual([7, 39_999]);
  });

  it("tells patterns whose strings are there, and those that need none", () => {
    expect(screen("nothing of interest")).toEqual([1]);
    expect(screen("a FREE thing, no gift")).toEqual([0, 1]);
    expect(screen("it will not kill or hurt them")).toEqual([1, 2]);
    expect(screen("")).toEqual([1]);
    expect(screen("fr")).toEqual([1]);
    expect(screen("towards the weekend 2war")).toEqual([1]);
    expect(screen("the war")).toEqual([1, 4]);
  });

  it.each([
    "\u212aelvin",
    "STRASSE",
    "STRA\u1e9eE",
    "\u017fhip\u017f",
    "SHIPS",
    "free  GIFTS",
    "they hurt them",
    "12",
    "\u212amend",
    "-war",
    "war",
    "éend",
    "the end",
    "men\u00adwar",
  ])("leaves out no pattern that matches %s", (text) => {
    const matching = [...patterns.keys()].filter((at) => patterns[at]?.test(text));
    expect(screen(text)).toEqual(expect.arrayContaining(matching));
  });
});

describe("screens for several who ask", () => {
  const texts = ["a free gift", "the war is over", "a free war", "", "nothing", "\u212aelvin", "a free gift"];

  it("tell each what a screen of its own tells, whoever asks first, and also one that came later", () => {
    const add = openScreens();
    const lists = [[/free/iu, /\bwar\b/iu], [/gift|war/iu], [/^x/u]];
    const screens = lists.map((patterns) => ({ together: add(patterns), alone: screenPatterns(patterns) }));
    const ask = (order: typeof screens) => {
      for (const text of texts)
        for (const { together, alone } of order) expect(together(text)).toEqual(alone(text));
    };
    ask(screens);
    ask([...screens].reverse());
    const late = [/over/iu, /free/iu];
    ask([...screens, { together: add(late), alone: screenPatterns(late) }]);
  });
});
