import { referencePercentile } from "#lib/formula/industry-benchmark.ts";
import type { Pillar } from "#lib/formula/names.ts";
import { formula } from "#lib/formula/versions.ts";

const AHEAD_AT_65 = referencePercentile(65, formula().benchmarks.reference);

/** What the score says, before how. */
export const IN_SHORT = [
  {
    title: "50 is an account that is average in everything.",
    words: `In a pillar 80 is ahead of most accounts, 20 is behind most. Hardly anybody is strong in all five, so scores gather near the middle: 65 is already ahead of ${AHEAD_AT_65} % of the reference accounts.`,
  },
  {
    title: "Like with like.",
    words:
      "A brand is compared with accounts of its platform and its size: nobody asks a bakery with 400 followers for the reach of a national chain.",
  },
  {
    title: "Luck is not told as news.",
    words:
      "One post hardly counts, twenty count nearly in full. A change comes with its likely range, and is too small to tell when that range includes no change at all.",
  },
  {
    title: "Unknown is not zero.",
    words:
      "A pillar without data counts as 50 and is shown as not known. Every score says how much of it rests on data.",
  },
];

/** From a figure to points, in order. */
export const STEPS = [
  {
    title: "A level",
    words:
      "What each post achieved is divided by what is typical of accounts of that size. The level is the mean of the logarithms; each post is held within 2.2 times of the account’s own middle post, so that one viral post does not carry a brand, and no day counts with more than three posts.",
  },
  {
    title: "A place",
    words: "The reference tables say which share of accounts the level is ahead of, from 0.5 to 99.5 %.",
  },
  {
    title: "Its evidence",
    words:
      "Where there are few posts the place is pulled towards the middle, by n/(n + k), and in proportion below 20 posts. Where the size of an account is not known, or a table is an assumption, it counts half.",
  },
  {
    title: "A pillar",
    words:
      "The places of its inputs are taken together by their weights and by how they go together among real accounts. An audit lists every input with its value, the typical account’s value, its place, its evidence and its points, which add up to the score.",
  },
  {
    title: "The score",
    words: "The pillars are added up by their weights.",
  },
];

/** What each pillar looks at. */
export const LOOKS_AT: Record<Pillar, string> = {
  presence:
    "Days with a post a week, over 13 weeks and over 4. A day counts once, however many posts it has.",
  reach:
    "What the typical post gets to, by impressions, reach and views together (two thirds), and the audience (a third).",
  impact:
    "Interactions of the typical post against accounts of the size, how deep they go, and a little of their rate by exposure.",
  sentiment:
    "Positive minus negative comments, against what is ordinary under brands’ posts. The brand’s own comments and repeats count for nothing.",
  momentum:
    "Audience, exposure, interactions and days with a post of the last 8 weeks against the 8 before, each against how accounts usually move.",
};

/** What keeps a score from being bent. */
export const RULES = [
  {
    title: "Silence",
    words:
      "Where files or a connection show that nothing was posted, presence falls at once; after two weeks the other pillars fade. Taking down what did badly changes nothing: its figures stay.",
  },
  {
    title: "Missing days",
    words:
      "Where days between covered ones are missing, the best may have been picked, so the places are lowered by as much as picking could have raised them. What nobody knows keeps its last value for 13 weeks; after that there is no score.",
  },
  {
    title: "Several accounts",
    words:
      "Each is measured by itself and weighs by the square root of its audience. One that is disconnected goes on counting for 13 weeks.",
  },
  {
    title: "Comments",
    words:
      "What an author says again in the same or nearly the same words does not count for two quarters, and at most two of their comments a week do. The same words by different authors count in full for four of them, then once for each doubling: the 8th, the 16th, the 32nd. Case, digits, emoji and punctuation make no difference. Both sides are corrected for how often the classifier is mistaken.",
  },
];

/** How the lift of a campaign is told. */
export const LIFT = [
  {
    title: "What is compared.",
    words:
      "The engagements of all posts in the whole weeks of the campaign that have passed, a week after the last of them so that figures have settled, with what the weeks before it let expect.",
  },
  {
    title: "What was to be expected.",
    words:
      "The mean of the twenty-six weeks before, the newest counting most: a week counts half as much as the one six weeks later. Whole weeks hold every weekday alike.",
  },
  {
    title: "How sure that is.",
    words:
      "Windows of the same length before the campaign are projected in the same way, each from the weeks before it alone. How wrong that was there is the 90 % interval here: of ten such intervals nine hold the true lift.",
  },
  {
    title: "When nothing is told.",
    words:
      "With less history than four weeks and three windows of the same length, where days are not known, while another campaign runs, or where so few engagements were to be expected that a share of them is chance.",
  },
];
