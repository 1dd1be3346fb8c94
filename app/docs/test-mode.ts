import { PROBLEMS, type ProblemTitle, problemCode } from "#lib/problems.ts";

/** The page about test keys. */
export const TEST_MODE = {
  name: "test-mode",
  title: "Test mode",
  text: "Keys that see a made-up brand, so that a program can be tried, and its failures too.",
};

/** A part of the page: what it says, and what stands below in pairs. */
type Section = { id: string; title: string; text: string[]; rows: [name: string, text: string][] };

const DASHBOARD = "Only in the dashboard: the API never answers with it.";
const HEADER = "By the header.";

/** How each problem comes about by itself with a test key, where it does. The header can ask for all of those that an operation documents. */
const BY_ITSELF: Record<ProblemTitle, string> = {
  Unauthorized: "Send a key with one character changed, or one that was revoked.",
  "Plan Required": "On Pro, `GET /v1/campaigns`.",
  "Insufficient Scope": "With a key that has `read` alone, `POST /v1/audit/run`.",
  "Rate Limited": "Send more requests in a minute than your plan allows.",
  "Malformed Request": "Send a file to `POST /v1/imports` and stop halfway.",
  "Malformed JSON": "`POST /v1/audit/run` with the body `[]`.",
  "Unsupported Media Type": "`POST /v1/audit/run` with `Content-Type: text/plain` and a body.",
  "Content Too Large": "`POST /v1/studio/score` with a text of more than 10,000 characters.",
  "Invalid Request": "`POST /v1/audit/run` with `lookback_days: 0`.",
  "Invalid Content Type": "`POST /v1/studio/score` with `content_type: audio`.",
  "Invalid Format": "`POST /v1/studio/score` with `format: poster`.",
  "Invalid Dates": "`POST /v1/campaigns` with a `start_date` of last year.",
  "Invalid Duration": "`POST /v1/campaigns` with `duration_weeks: 105`.",
  "Invalid Phases": "`POST /v1/campaigns` with one phase whose `weeks` are `[2]`.",
  "Invalid Date Range": "`GET /v1/score/history` with equal `start_date` and `end_date`.",
  "Invalid Platform": '`POST /v1/audit/run` with `platforms: ["myspace"]`.',
  "Platform Not Connected": '`POST /v1/audit/run` with `platforms: ["tiktok"]`.',
  "No Platforms Connected": HEADER,
  "Invalid URL": "`POST /v1/webhooks` with an `http://` address.",
  "Invalid Events": "`POST /v1/webhooks` with `events: []`.",
  "Media Unavailable": "`POST /v1/studio/score` with an `http://` address of an image.",
  "Idempotency Key Reused": "Repeat a POST with the same `Idempotency-Key` and another body.",
  "Not Found": "`GET /v1/audit/aud_unknown`.",
  "No Data": "`GET /v1/score/history` of a range in 2020.",
  "No Recent Data": "Never an answer: an audit with `lookback_days: 361` ends with it as its `error`.",
  "No Score Available": HEADER,
  Moved:
    "Double a slash: `GET /v1//score`. The header cannot ask for it: a client that follows would come back for ever.",
  "Method Not Allowed": "`DELETE /v1/score`.",
  "Too Early": "Run an audit with `lookback_days: 364` and read it within half a minute.",
  "Audit Limit Reached": "On Pro, run more audits than the plan includes; a reset gives them back.",
  "Audit In Progress": "Run an audit with `lookback_days: 364`, and another one within half a minute.",
  "Request In Progress": "Send one POST twice at once with the same `Idempotency-Key`.",
  "Campaign Started": "`PATCH` the campaign of the fixtures with another `start_date`.",
  "Draft Changed": DASHBOARD,
  "Delivery Pending": "Replay a delivery whose next attempt is scheduled.",
  "Limit Reached": HEADER,
  "Already A Member": DASHBOARD,
  "Last Owner": DASHBOARD,
  "Main Workspace": DASHBOARD,
  "Not An Export": "Never an answer: an import of a file in no known format ends with it as its `error`.",
  "Sign-in Failed": DASHBOARD,
  "Already Registered": DASHBOARD,
  Forbidden: DASHBOARD,
  "Service Unavailable": HEADER,
  "Insufficient Storage": HEADER,
  "Internal Error": HEADER,
};

/** The parts of the page, for its two forms. */
export const TEST_MODE_SECTIONS: readonly Section[] = [
  {
    id: "test-keys",
    title: "Test keys",
    text: [
      "Owners and admins make a test key in the settings of their workspace, under API keys, as they make a live one. It begins with `plk_test_`; whoever operates the installation makes one by `key create --test`.",
      "The plan, the scopes, the rate limits and every answer are those of a live key, and requests count for themselves: nothing that a test key does is charged to the live workspace. Every answer to a test key carries `Plinth-Mode: test`; no answer to a live key does.",
    ],
    rows: [],
  },
  {
    id: "fixtures",
    title: "Fixtures",
    text: [
      "Each workspace has fixtures of its own, made with its first test key. Live keys and the dashboard never see them, and a test key sees nothing else. They are the same everywhere, apart from identifiers and times: you can compare an answer as it is.",
      "Their figures end with the Sunday before they were made, and every audit scores that day, however long ago it was. Reset fixtures in the settings, under API keys, brings all of it back and dates it anew; what test keys have made since is deleted, and the keys stay.",
    ],
    rows: [
      ["Brand", "Lumen Lamps, @lumenlamps on every platform."],
      ["Platforms", "Instagram, YouTube and LinkedIn, with 91 days of followers."],
      ["Posts", "One every four days on each platform, with a comment under each."],
      ["Audits", "Two that are completed: 28 days before the last day, and on it. They are not counted."],
      [
        "Campaign",
        "Long evenings, eight weeks, which began 16 days before the last day; with a plan that has campaigns.",
      ],
      ["Webhooks", "None: add your own."],
    ],
  },
  {
    id: "audits",
    title: "Audits",
    text: [
      "An audit of a test key ends within about a second and gives the score of the fixtures, with no change. `lookback_days` makes it end in another way:",
    ],
    rows: [
      ["361", "Fails with `No Recent Data`. The run is given back."],
      ["362", "Fails with `Audit Failed`, as one a step of which keeps failing. The run is given back."],
      [
        "363",
        "Completes without the figures of its first platform: another score, and `score.changed` is sent.",
      ],
      ["364", "Takes 30 seconds: until then 425, with progress, and 409 for a second one."],
    ],
  },
  {
    id: "provoke",
    title: "Problems",
    text: [
      "The header `Plinth-Test` asks for a problem by its code, such as `Plinth-Test: rate_limited`. The request does nothing and is answered as the real one would be, with its status, its body and its `Retry-After`. An operation can be asked for every problem that its page lists; for any other code it answers 400 and lists them. Live keys ignore the header.",
      "Many problems also come about by themselves:",
    ],
    rows: (Object.keys(PROBLEMS) as ProblemTitle[]).map((title) => [problemCode(title), BY_ITSELF[title]]),
  },
  {
    id: "test-webhooks",
    title: "Webhooks",
    text: [
      "Webhooks of test keys are sent for real: signed, tried again and held to public HTTPS addresses like all others. `POST /v1/webhooks/{webhook_id}/test` sends one at once, and `GET /v1/events` and `plinth webhooks listen` hear what happens to the fixtures.",
      "Which secret a message is signed with:",
    ],
    rows: [
      [
        "plinth webhooks listen",
        "The `whsec_` secret that it prints when it starts, or the one given with `--secret`. Needs no address that the internet reaches.",
      ],
      [
        "POST /v1/webhooks",
        "The `secret` of the request. Without one, `POST /v1/webhooks/{webhook_id}/rotate-secret` makes one and returns it, once.",
      ],
      [
        "webhook_url of a run",
        "The signing secret of test keys. Owners and admins see it in the dashboard, under Webhooks, Secret for audit runs.",
      ],
    ],
  },
];
