import type { Brand } from "./story.ts";

const CALM = { positive: 0.5, negative: 0.1 };

const BAKERY: Brand = {
  key: "bakery",
  name: "Crumb & Corner",
  handle: "crumbandcorner",
  kind: "a small bakery with 400 followers",
  subjects: ["the sourdough", "our cinnamon buns", "the rye loaf", "the counter", "the new oven"],
  channels: [
    {
      platform: "instagram",
      donor: { source: "ig_localparty" },
      followers: { first: 400, last: 560 },
      perWeek: 3,
      media: { image: 0.6, reel: 0.25, carousel: 0.15 },
      events: [
        { kind: "format", media: "reel", times: 2.5 },
        { kind: "weekday", day: 6, times: 1.8 },
        { kind: "viral", week: 44, times: 60, audienceTimes: 1.25 },
        { kind: "pause", fromWeek: 56, weeks: 5 },
      ],
      comments: { perPost: 1.5, positive: 0.65, negative: 0.03 },
      form: "csv with followers",
    },
  ],
  expected: [
    "one viral post does not carry the score",
    "the pause shows in presence, and nothing rises in it",
    "reels, and Saturdays, are worth a recommendation",
  ],
};

const MUSEUM: Brand = {
  key: "museum",
  name: "Tidewater Museum",
  handle: "tidewatermuseum",
  kind: "a museum with one large exhibition",
  subjects: ["the harbour room", "a ship's bell", "the map collection", "our restorers", "the evening tour"],
  channels: [
    {
      platform: "instagram",
      donor: { source: "ig_itcommunity" },
      followers: { first: 9_800, last: 12_400 },
      perWeek: 4,
      media: { image: 0.7, carousel: 0.2, reel: 0.1 },
      events: [
        { kind: "cadence", fromWeek: 40, perWeek: 6 },
        { kind: "trend", fromWeek: 40, toWeek: 44, times: 3 },
        { kind: "trend", fromWeek: 54, toWeek: 60, times: 0.4 },
        { kind: "cadence", fromWeek: 55, perWeek: 4 },
        { kind: "format", media: "carousel", times: 1.7 },
      ],
      comments: { perPost: 1, ...CALM },
      form: "csv",
    },
    {
      platform: "twitter",
      donor: { source: "tw_noaa2018" },
      followers: { first: 7_700, last: 8_100 },
      perWeek: 6,
      media: { text: 0.5, image: 0.5 },
      events: [{ kind: "weekday", day: 4, times: 1.6 }],
      comments: { perPost: 0, ...CALM },
      form: "csv",
    },
  ],
  expected: ["the score rises with the exhibition (weeks 40 to 54) and falls after it", "X stays as it is"],
};

const SOFTWARE: Brand = {
  key: "software",
  name: "Ledgerlight",
  handle: "ledgerlight",
  kind: "a software maker whose audience moves from X to LinkedIn",
  subjects: ["the new release", "our changelog", "a customer's month-end", "the import", "an open question"],
  channels: [
    {
      platform: "twitter",
      donor: { source: "tw_financegroup", typical: 1_500 },
      followers: { first: 5_200, last: 5_000 },
      perWeek: 8,
      media: { text: 0.6, image: 0.4 },
      events: [{ kind: "trend", fromWeek: 34, toWeek: 66, times: 0.35 }],
      comments: { perPost: 0.4, ...CALM },
      form: "json lines",
    },
    {
      platform: "linkedin",
      donor: { source: "li_financegroup", typical: 700 },
      followers: { first: 1_900, last: 4_600 },
      perWeek: 2,
      media: { text: 0.4, image: 0.4, video: 0.2 },
      events: [
        { kind: "trend", fromWeek: 30, toWeek: 64, times: 2.6 },
        { kind: "cadence", fromWeek: 40, perWeek: 4 },
        { kind: "weekday", day: 2, times: 1.5 },
      ],
      comments: { perPost: 0.6, ...CALM },
      form: "csv",
    },
  ],
  expected: [
    "LinkedIn rises and X falls; the whole moves little",
    "Tuesdays on LinkedIn are worth a recommendation",
  ],
};

const CLUB: Brand = {
  key: "club",
  name: "Northquay Rovers",
  handle: "northquayrovers",
  kind: "a sports club with a season",
  subjects: ["match day", "the away win", "training", "the youth team", "our number nine"],
  channels: [
    {
      platform: "instagram",
      donor: { source: "ig_outdoorclub", typical: 14_000 },
      followers: { first: 27_000, last: 34_000 },
      perWeek: 7,
      media: { image: 0.5, reel: 0.4, carousel: 0.1 },
      events: [
        { kind: "cadence", fromWeek: 26, perWeek: 2 },
        { kind: "cadence", fromWeek: 34, perWeek: 7 },
        { kind: "weekday", day: 0, times: 1.8 },
      ],
      comments: { perPost: 4, positive: 0.55, negative: 0.15 },
      form: "csv",
    },
    {
      platform: "tiktok",
      donor: { source: "tt_topcreators2020" },
      followers: { first: 14_000, last: 24_000 },
      perWeek: 3,
      media: { video: 1 },
      events: [
        { kind: "pause", fromWeek: 26, weeks: 8 },
        { kind: "trend", fromWeek: 44, toWeek: 70, times: 2 },
      ],
      comments: { perPost: 2, ...CALM },
      form: "csv",
    },
  ],
  expected: [
    "the summer (weeks 26 to 34) is a fall of presence that ends with it",
    "TikTok grows from week 44 on",
  ],
};

const CREATOR: Brand = {
  key: "creator",
  name: "Ada Makes Maps",
  handle: "adamakesmaps",
  kind: "a creator with one video that went round the world",
  subjects: [
    "a map of every bench",
    "the old tram lines",
    "a river in one take",
    "your questions",
    "the desk",
  ],
  channels: [
    {
      platform: "tiktok",
      donor: { source: "tt_topcreators2020" },
      followers: { first: 60_000, last: 90_000 },
      perWeek: 5,
      media: { video: 1 },
      events: [
        { kind: "viral", week: 30, times: 80, audienceTimes: 1.6 },
        { kind: "pause", fromWeek: 58, weeks: 4 },
        { kind: "trend", fromWeek: 62, toWeek: 72, times: 0.6 },
      ],
      comments: { perPost: 5, positive: 0.6, negative: 0.08 },
      form: "csv",
    },
    {
      platform: "youtube",
      donor: { source: "yt_techchannels" },
      followers: { first: 9_000, last: 14_500 },
      perWeek: 1.2,
      media: { video: 0.6, short: 0.4 },
      events: [{ kind: "format", media: "short", times: 0.5 }],
      comments: { perPost: 3, positive: 0.6, negative: 0.08 },
      form: "csv with followers",
    },
  ],
  expected: [
    "the viral video lifts the audience and hardly the score",
    "after the pause the level is lower than before",
  ],
};

const CRISIS: Brand = {
  key: "crisis",
  name: "Larkfield Oats",
  handle: "larkfieldoats",
  kind: "a brand in a crisis",
  subjects: ["breakfast", "the new carton", "our mill", "a recipe", "the recall"],
  channels: [
    {
      platform: "instagram",
      donor: { source: "ig_financegroup", typical: 18_000 },
      followers: { first: 58_000, last: 61_000 },
      perWeek: 5,
      media: { image: 0.6, reel: 0.3, carousel: 0.1 },
      events: [{ kind: "crisis", week: 72, days: 4, comments: 3_000, negative: 0.8 }],
      comments: { perPost: 5, ...CALM },
      form: "csv",
    },
    {
      platform: "twitter",
      donor: { source: "tw_nepalpoliticians" },
      followers: { first: 22_000, last: 24_500 },
      perWeek: 6,
      media: { text: 0.6, image: 0.4 },
      events: [{ kind: "crisis", week: 72, days: 3, comments: 700, negative: 0.85 }],
      comments: { perPost: 1, ...CALM },
      form: "json lines",
    },
  ],
  expected: [
    "a crisis is told on the day it begins, in week 72",
    "sentiment falls, impact is not read as a success",
  ],
};

export const BRANDS: readonly Brand[] = [BAKERY, MUSEUM, SOFTWARE, CLUB, CREATOR, CRISIS];
