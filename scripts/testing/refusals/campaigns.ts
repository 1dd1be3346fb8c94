import { inDays } from "../campaigns.ts";
import { peel, type Refusal, several, wrong } from "./refusal.ts";

const CREATE = "POST /v1/campaigns";
const CHANGE = "PATCH /v1/campaigns/{id}";
const INVALID = "400 Invalid Request";
const DATES = "400 Invalid Dates";
const DURATION = "400 Invalid Duration";
const PHASES = "400 Invalid Phases";

const NO_NAME = [null, "", "   ", 5, ["Winter"], "x".repeat(201), "🎉".repeat(201), "Winter\u0000launch"];
const NO_OBJECTIVE = [null, 5, {}, "x".repeat(2_001), "a\u0000b"];
const NO_DATE = [null, "", 5, "soon", 1_900_000_000, "2999-02-30", "2999-13-01", "01/02/2999"];
const NO_TIME = ["2999-01-01T09:30:00", "2999-01-01T25:00:00Z"];
const NO_FUTURE = [
  inDays(0),
  inDays(-1),
  new Date().toISOString(),
  "2001-01-01",
  "0001-01-01",
  "2020-06-01T10:00:00+02:00",
];
const NO_DURATION = [0, -1, 105, 1e20, 2_147_483_648];
const NO_WEEKS = [12.5, "12", null, true, [12]];

const named = (weeks: unknown[]) => weeks.map((given, n) => ({ name: `Phase ${n + 1}`, weeks: given }));
const one = (weeks: unknown) => [{ name: "A", weeks }];
const GAP = named([[1, 2], [4]]);

/** Weeks of phases that do not follow each other from the first week on, with the phases that are wrong. */
const NO_PLANS: [unknown[], number[]][] = [
  [
    [
      [1, 2, 3],
      [3, 4],
    ],
    [1],
  ],
  [[[1, 1, 2]], [0]],
  [
    [
      [1, 2],
      [4, 5],
    ],
    [1],
  ],
  [
    [
      [1, 3],
      [2, 4],
    ],
    [0, 1],
  ],
  [
    [[2, 3], [4]],
    [0, 1],
  ],
  [[[0, 1, 2]], [0]],
  [
    [
      [3, 4],
      [1, 2],
    ],
    [0, 1],
  ],
  [[[1, 2], undefined], [1]],
  [[undefined, 4], [0]],
  [[2, [3, 4]], [1]],
];

/** What is no list of phases at all, with every place that is wrong in it. */
const NO_PHASES: [unknown, string[]][] = [
  [[], ["/phases"]],
  [{ name: "A" }, ["/phases"]],
  [null, ["/phases"]],
  ["four", ["/phases"]],
  [Array.from({ length: 51 }, (_, n) => ({ name: `P${n}` })), ["/phases"]],
  [["Teaser"], ["/phases/0"]],
  [[{ name: "A" }, { weeks: 2 }], ["/phases/1/name"]],
  [[{ name: " " }], ["/phases/0/name"]],
  [[{ name: "x".repeat(101) }], ["/phases/0/name"]],
  [one(0), ["/phases/0/weeks"]],
  [one(1.5), ["/phases/0/weeks"]],
  [one("two"), ["/phases/0/weeks"]],
  [one([]), ["/phases/0/weeks"]],
  [one(null), ["/phases/0/weeks"]],
  [one([1, "two"]), ["/phases/0/weeks"]],
];

/** What is wrong in a new campaign and in a changed one alike. */
const refuseAlike = (name: string): Refusal[] => [
  ...wrong(name, "name", INVALID, NO_NAME),
  ...wrong(name, "objective", INVALID, NO_OBJECTIVE),
  ...wrong(name, "start_date", INVALID, [...NO_DATE, ...NO_TIME]),
  ...wrong(name, "start_date", DATES, NO_FUTURE),
  ...wrong(name, "duration_weeks", DURATION, NO_DURATION),
  ...wrong(name, "duration_weeks", INVALID, NO_WEEKS),
  ...NO_PLANS.flatMap(([weeks, places]) => {
    const pointers = places.map((n) => `/phases/${n}/weeks`);
    return [
      several(name, PHASES, { phases: named(weeks) }, pointers),
      several(name, PHASES, { phases: named(weeks), duration_weeks: 4 }, pointers),
    ];
  }),
  ...NO_PHASES.map(([phases, pointers]) => several(name, INVALID, { phases }, pointers)),
  several(name, DURATION, { duration_weeks: 10, phases: one(9) }, ["/duration_weeks"]),
  several(name, DURATION, { duration_weeks: 2, phases: one([1, 2, 3]) }, ["/duration_weeks"]),
  several(name, DURATION, { phases: named([100, 5]) }, ["/duration_weeks"]),
  several(name, DURATION, { phases: one(Number.MAX_SAFE_INTEGER) }, ["/duration_weeks"]),
  ...peel(
    name,
    ["/name", " ", "Spring menu", INVALID],
    ["/objective", 5, "More visits", INVALID],
    ["/start_date", inDays(0), "2999-01-01", DATES],
    ["/duration_weeks", 105, 4, DURATION],
    ["/phases/1/weeks", GAP, undefined, PHASES],
  ),
  several(name, DATES, { start_date: inDays(-1), duration_weeks: 1.5, phases: one(1.5) }, [
    "/start_date",
    "/duration_weeks",
    "/phases/0/weeks",
  ]),
  several(name, DATES, { start_date: inDays(-1), duration_weeks: 3, phases: one([1]) }, [
    "/start_date",
    "/duration_weeks",
  ]),
];

export const CAMPAIGNS: Refusal[] = [
  ...wrong(CREATE, "name", INVALID, [undefined]),
  ...wrong(CREATE, "start_date", INVALID, [undefined]),
  ...refuseAlike(CREATE),
  ...refuseAlike(CHANGE),
];
