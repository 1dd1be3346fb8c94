/** What the accounts of a source may be a norm for. */
export type Says = {
  /** Composite and exposure: neither its accounts nor its posts were chosen by how well they did. */
  level: boolean;
  /** Posts a week: the posts are consecutive, none left out. */
  cadence: boolean;
  /** Engagement by followers, of the size the account has: its audience is known, its posts were not picked. */
  byFollowers: boolean;
  /** Engagement by views, impressions or reach: they are known, and posts were not picked for reactions. */
  byViews: boolean;
  why: string;
};

type Metric = Exclude<keyof Says, "why">;

const all = (why: string): Says => ({
  level: true,
  cadence: true,
  byFollowers: true,
  byViews: true,
  why,
});
const none = (why: string): Says => ({
  level: false,
  cadence: false,
  byFollowers: false,
  byViews: false,
  why,
});
const but = (says: Says, ...not: Metric[]): Says => ({
  ...says,
  ...Object.fromEntries(not.map((metric) => [metric, false])),
});

/**
 * Which source of the reference data may speak for which metric, and why. A source that was chosen by success never speaks
 * for levels. The facts are those of the README of the data directory and of medians over the files.
 */
export const SOURCES: Record<string, Says> = {
  export: all("owners' own export files, whole"),

  tw_delibraries2014: but(all("whole timelines of small organisations; no view counts"), "byViews"),
  tw_noaa2018: but(all("the last 600 to 1,200 posts of public offices; no view counts"), "byViews"),
  tw_skincarebrands: but(all("five brands' timelines, most of it replies; no view counts"), "byViews"),
  tw_sportsbrands: but(all("five brands' timelines; neither audience nor views"), "byFollowers", "byViews"),
  tw_frenchmedia: but(
    all("media timelines; some posts measured young, so a little low; no view counts"),
    "byViews",
  ),
  tw_nepalpoliticians: all("timelines of politicians, views from December 2022"),
  tw_airesearchers: but(
    all("timelines of three researchers; neither audience nor views"),
    "byFollowers",
    "byViews",
  ),
  tw_financegroup: but(
    all("ten years of one organisation, with impressions; audience unknown"),
    "byFollowers",
  ),
  tw_538ratio: none("two presidents, chosen by fame; neither audience nor views"),
  tw_brightdata_media_sport: none("a vendor's sample of posts; how it was drawn is unknown"),
  tw_brightdata_x: none("a vendor's sample of posts that went viral, one an author"),
  tw_sameauthor_users: none("only posts with reactions that form pairs"),

  yt_techchannels: all("the last uploads of 200 channels, all counts at one time"),
  yt_frenchmedia: all("whole upload histories of media"),
  yt_uscampaign2016: all("whole upload histories of candidates"),
  yt_stelive_kr: but(
    all("whole upload histories; comments unknown, so rates are of likes alone"),
    "byFollowers",
  ),
  yt_brdata2023: all("whole upload histories of seven channels"),
  yt_nike: but(all("the last uploads of two channels; audience unknown"), "byFollowers"),
  yt_studio_gaming: but(
    all("an owner's table of all uploads; no reactions, audience unknown"),
    "byFollowers",
    "byViews",
  ),
  yt_studio_design: none("a short window over old uploads: its counts are not those of a post's life"),
  yt_vegan2025: { ...none("found by search: views are inflated, most where small"), byViews: true },
  yt_meditation2024: { ...none("the most viewed results of a search"), byViews: true },
  yt_trending2017: none("trending videos only, without dates"),

  ig_influencers2017: but(
    all("17 posts in a row of creators, chosen by audience and not by post; likes alone"),
    "byViews",
  ),
  ig_isb_insights: but(all("one school's insights; audience unknown"), "byFollowers"),
  ig_creator_insights: but(all("one creator's insights; audience unknown"), "byFollowers"),
  ig_outdoorclub: but(all("one brand's insights; audience unknown"), "byFollowers"),
  ig_campusfans: but(all("one page with reach, 0 where not reported; audience unknown"), "byFollowers"),
  ig_financegroup: but(
    all("ten years of one organisation, with impressions; audience unknown"),
    "byFollowers",
  ),
  ig_itcommunity: but(all("seven years of one organisation; no view counts"), "byViews"),
  ig_localparty: but(all("a local branch of 476 followers; no view counts"), "byViews"),
  ig_lagosfashion: but(
    all("four brands; old posts pinned among the new; no view counts"),
    "cadence",
    "byViews",
  ),
  ig_natgeo: but(all("one brand, without dates, audience or views"), "cadence", "byFollowers", "byViews"),
  ig_nike: none("forty posts of collaborators that a brand was named in"),

  tt_topcreators2020: all("28 videos in a row of creators, chosen by audience and not by post"),
  tt_vnhotels: { ...none("found by search: median views seven times the audience"), byViews: true },
  tt_vndrinks2026: {
    ...none("promotion is likely and not marked: views and rates are not a post's own"),
    cadence: true,
  },
  tt_vietnam2025: none("viral videos only"),
  tt_english2025: none("trending videos only, one an author"),
  tt_trending2020: none("trending videos only"),

  li_financegroup: but(
    all("ten years of one organisation, with impressions; audience unknown"),
    "byFollowers",
  ),
  li_adidas_gates: but(
    all("ten years of a brand and a person; neither audience nor views"),
    "byFollowers",
    "byViews",
  ),
  li_bypoddar: but(all("one creator's posts; neither audience nor views"), "byFollowers", "byViews"),
  li_creators2026: but(
    all("posts on one subject, few an author; no sign of a choice by success (.12 % of followers)"),
    "cadence",
    "byViews",
  ),
  li_africa_cyber_ai: none("found by search, likes alone, dates approximate"),
  li_influencers: none("pairs of posts picked for the gap between their reactions, without dates"),

  pin_brightdata: but(
    all("a vendor's sample of pins; no sign of a choice by success (.02 % of followers)"),
    "cadence",
    "byViews",
  ),
  pin_influencers2024: none("pins without an account or a date"),
};

/**
 * Whether a source of the reference data may speak for a metric.
 *
 * @throws RangeError for a source that the table does not know: it has to be judged first
 */
export function maySpeak(source: string, metric: Metric): boolean {
  const says = SOURCES[source];
  if (says === undefined) throw new RangeError(`The source ${source} is not judged in sources.ts`);
  return says[metric];
}
