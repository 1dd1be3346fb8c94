/** A word of the product: `id` is its anchor on the page, `aka` what people also call it or how the API writes it. */
export type Term = { id: string; term: string; aka?: string; meaning: string };

/** What the words of the product mean, in alphabetical order. Screens, mails and docs use these and no others for the same thing. */
export const GLOSSARY: readonly Term[] = [
  {
    id: "account",
    term: "Account",
    meaning:
      "A customer of this installation: it has a plan and one or more workspaces. An account on a platform is called a profile.",
  },
  {
    id: "agent",
    term: "Agent",
    aka: "MCP client",
    meaning:
      "A program such as Claude or Cursor that works with Plinth for a person. It uses an API key, or is connected by an owner or admin, who chooses the workspace and what it may do.",
  },
  {
    id: "alert",
    term: "Alert",
    meaning:
      "Tells people that something has happened to the brand, once until it is over. A rule says what it watches, where it sends and when it keeps quiet.",
  },
  {
    id: "api-key",
    term: "API key",
    meaning:
      "Lets a program use the API for a workspace. Its scopes say what it may read and change. It is shown once, when it is made.",
  },
  {
    id: "audience",
    term: "Audience",
    aka: "followers, subscribers",
    meaning: "How many people follow a profile. On YouTube they are called subscribers.",
  },
  {
    id: "audit",
    term: "Audit",
    meaning:
      "A full look at a brand on one day. It collects the figures and freezes them, works out the score, explains every point of it and recommends what would help most.",
  },
  {
    id: "benchmark",
    term: "Benchmark",
    meaning:
      "What is usual for comparable accounts. Every value in an audit stands beside its benchmark and the source of that benchmark.",
  },
  {
    id: "campaign",
    term: "Campaign",
    meaning:
      "A plan divided into phases by week. It is scheduled until its start date, then active, then completed, and moves from phase to phase by itself. The API calls a scheduled campaign a draft.",
  },
  {
    id: "comment",
    term: "Comment",
    meaning:
      "What other people write under a brand's posts or about it. A critical comment is one that reads as negative; spam and promotion are left out of the score.",
  },
  {
    id: "score",
    term: "Composite score",
    aka: "score",
    meaning:
      "One number from 0 to 100 for the whole brand, made up of the five pillars. 50 is an account that is average in everything, or one of which nothing is known.",
  },
  {
    id: "connection",
    term: "Connection",
    meaning:
      "Permission to read a profile straight from its platform, every night. Plinth never posts. The alternative is an import.",
  },
  {
    id: "coverage",
    term: "Coverage",
    aka: "known_weight",
    meaning:
      "How much of the score rests on data: how many of the pillars are known, and what share of the weight they carry.",
  },
  {
    id: "delivery",
    term: "Delivery",
    meaning: "One event on its way to one webhook, with all attempts to hand it over.",
  },
  {
    id: "digest",
    term: "Digest",
    aka: "weekly digest",
    meaning:
      "The week of a brand by mail, for each member who switches it on: the score with a picture of its weeks, what changed and what to do next.",
  },
  {
    id: "draft",
    term: "Draft",
    meaning:
      "A post that has not been published yet. Plinth predicts how it is likely to do and suggests changes.",
  },
  {
    id: "engagement",
    term: "Engagement",
    aka: "interactions",
    meaning:
      "What people do with a post: likes, comments, shares and saves. The engagement rate divides it by followers, views, reach or impressions, and always says by which.",
  },
  {
    id: "equal-age",
    term: "Equal age",
    meaning:
      "Older posts have had more time to collect views and likes. Posts are compared as if all of them had been out equally long.",
  },
  {
    id: "evidence",
    term: "Evidence",
    aka: "confidence",
    meaning:
      "What a figure rests on, such as the number of posts or comments. The less there is, the closer a pillar stays to 50.",
  },
  {
    id: "formula",
    term: "Formula",
    aka: "formula_version",
    meaning:
      "The calculation behind the score. It has a version; scores of two versions cannot be compared, so no change is shown between them.",
  },
  {
    id: "goal",
    term: "Goal",
    meaning:
      "A value you want to reach by a day: of the score, of a pillar, of days with a post a week, or of followers. It shows whether you are on pace, and what would get you there.",
  },
  {
    id: "import",
    term: "Import",
    meaning:
      "Reading a file that was exported from a platform. Rows that cannot be read are left out and listed with their line and the reason.",
  },
  {
    id: "industry",
    term: "Industry",
    meaning:
      "The field a brand works in. Once enough brands of an installation share it, audits compare them with each other.",
  },
  {
    id: "invitation",
    term: "Invitation",
    meaning: "Lets somebody into a workspace with a role, by a link that works once and for seven days.",
  },
  {
    id: "likely-range",
    term: "Likely range",
    meaning:
      "Where a figure would lie without luck, as in “likely +4.4 to +11.2”, because no two posts do equally well. It holds nine cases of ten; of advice from your own posts eight of ten, of times and formats 19 of 20.",
  },
  {
    id: "live-score",
    term: "Live score",
    aka: "real-time scoring",
    meaning:
      "On the Enterprise plan, a score that is worked out from the newest figures and does not wait for the next audit.",
  },
  {
    id: "notice",
    term: "Notice",
    meaning:
      "A message from Plinth about something that needs you, such as a disabled webhook. The dashboard shows it until you dismiss it.",
  },
  {
    id: "pace",
    term: "Pace",
    meaning:
      "Where a goal will end if things go on as in the last 13 to 26 weeks, with bounds that hold nine cases of ten. It needs at least 13 weeks of history.",
  },
  {
    id: "phase",
    term: "Phase",
    meaning:
      "A part of a campaign, one or more weeks long. Without phases of your own they are Foundation, Build, Peak and Echo.",
  },
  {
    id: "pillar",
    term: "Pillar",
    meaning:
      "One of the five parts of the score. Presence: how regularly you post. Reach: how many people you get to. Impact: how they respond. Sentiment: how they talk about you. Momentum: whether all this is growing.",
  },
  {
    id: "place",
    term: "Place",
    aka: "percentile",
    meaning:
      "Where a value stands among comparable ones, as the share that it beats. “Ahead of 72 %” means that 72 of 100 are behind it.",
  },
  {
    id: "platform",
    term: "Platform",
    meaning:
      "A social network: Instagram, TikTok, YouTube, X, LinkedIn or Pinterest. The API calls X twitter.",
  },
  {
    id: "profile",
    term: "Profile",
    aka: "handle",
    meaning: "A brand's presence on a platform, named by its handle. There can be several on one platform.",
  },
  {
    id: "recommendation",
    term: "Recommendation",
    meaning:
      "Something to do that would raise the score, with the points the formula gives for it. If you mark one as done, what came of it is measured four weeks later.",
  },
  {
    id: "reference-set",
    term: "Reference set",
    meaning: "The public accounts that values and scores are compared with.",
  },
  {
    id: "role",
    term: "Role",
    aka: "owner, admin, editor, viewer",
    meaning:
      "What a member may do in a workspace. Viewers read results and reports, editors work in it, admins look after settings and team, and owners may hand it over.",
  },
  {
    id: "schedule",
    term: "Schedule",
    meaning:
      "When audits run by themselves: every week or month, at an hour of the workspace's time zone. Their reports go by mail to whoever is chosen.",
  },
  {
    id: "share-of-voice",
    term: "Share of voice",
    meaning:
      "A profile's part of all interactions, or of all posts, of the profiles that are compared in a period. Interactions are the kinds that are known of everyone on the platform, and whoever is not known on every day of the period has no share and is no part of the sum.",
  },
  {
    id: "test-key",
    term: "Test key",
    aka: "plk_test_…",
    meaning:
      "An API key that sees fixtures, a made-up brand that is the same everywhere, instead of its workspace. Nothing that it does counts towards the plan.",
  },
  {
    id: "time-zone",
    term: "Time zone",
    meaning:
      "The time zone in which the pages of a workspace tell times, weekdays and hours. Days of scores, comments and campaigns are UTC days.",
  },
  {
    id: "too-small-to-tell",
    term: "Too small to tell",
    aka: "within_noise, noise",
    meaning:
      "A change that chance alone may explain: its likely range includes no change at all. It is shown without a colour, for it is neither good nor bad.",
  },
  {
    id: "unknown",
    term: "Unknown",
    aka: "not known",
    meaning:
      "Something there is no data for. It is never counted as zero: an unknown pillar counts as 50 and moves the score neither way.",
  },
  {
    id: "watched-profile",
    term: "Watched profile",
    aka: "rival",
    meaning: "Somebody else's profile that you compare yourself with. It never counts towards your score.",
  },
  {
    id: "webhook",
    term: "Webhook",
    meaning:
      "An address of yours that is told about events, such as a completed audit, as soon as they happen. Every message is signed.",
  },
  {
    id: "workspace",
    term: "Workspace",
    meaning: "One brand, with its profiles, audits, campaigns, members and keys.",
  },
];
