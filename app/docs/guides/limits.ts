import { MAX_BODY_BYTES } from "#lib/http/read-body.ts";
import { KEEP_ALIVE_MS } from "#lib/http/server/keep-alive.ts";
import { maxPixels } from "#lib/media/max-pixels.ts";
import { MAX_MEDIA_BYTES } from "#lib/outgoing/download.ts";
import { DEFAULT_PER_PAGE, MAX_PER_PAGE } from "#lib/paging/schemas.ts";
import { PLANS, type PlanLimits, planLimits, planName, planWithApi } from "#lib/plans.ts";
import { MAX_CHARACTERS } from "#lib/studio/values.ts";
import { MAX_IMPORT_BYTES } from "#lib/uploads/start-import.ts";
import { type Guide, type GuidePart, megabytes, writeDuration } from "./guide.ts";

const count = (value: number | null) => (value === null ? "unlimited" : value.toLocaleString("en"));
const perMinute = (key: "score_requests_per_minute" | "requests_per_minute") => (limits: PlanLimits) =>
  limits.api ? count(limits[key]) : "no API";

const ROWS: [string, (limits: PlanLimits) => string][] = [
  ["API", ({ api }) => (api ? "yes" : "no")],
  ["Audits a month", ({ audits_per_month: most }) => count(most)],
  ["GET /v1/score a minute", perMinute("score_requests_per_minute")],
  ["All other requests a minute", perMinute("requests_per_minute")],
  ["Team members", ({ team_members: most }) => count(most)],
  ["Connected profiles", ({ platforms: most }) => count(most)],
  ["Watched profiles", ({ watched_profiles: most }) => count(most)],
  ["Workspaces", ({ workspaces: most }) => count(most)],
  ["Real-time score", ({ real_time: has }) => (has ? "can be switched on" : "no")],
];

export const LIMITS: Guide = {
  name: "limits",
  title: "Plans and limits",
  summary: "What each plan allows, how requests are counted, and how large things may be.",
  parts: () => [describePlans(), RATES, QUOTA, describeSizes(), describeMedia(), describeConnections()],
};

function describePlans(): GuidePart {
  const limits = PLANS.map(planLimits);
  return {
    title: "Plans",
    paragraphs: [
      `The API starts with the ${planName(planWithApi())} plan; each operation names the lowest plan that has it. Below that, every answer is 403 \`plan_required\`. These are the limits of this installation.`,
    ],
    table: {
      head: ["", ...PLANS.map(planName)],
      rows: ROWS.map(([name, read]) => [name, ...limits.map(read)]),
    },
  };
}

const RATES: GuidePart = {
  title: "Rates",
  paragraphs: [
    "Requests are counted per workspace, in windows of a minute that start with the first request. GET /v1/score has its own count, all other operations share one.",
    '`RateLimit-Policy: "pro";q=600;w=60` names the limit that a request counts towards, with `q` requests in `w` seconds. `RateLimit: "pro";r=599;t=42` says that `r` requests are left in the `t` seconds until the window ends. Both are in every answer to a valid key.',
    "Over the limit you get 429 `rate_limited`. Wait for the number of seconds in `Retry-After`; the clients do it for you. Requests refused with 429 do no work.",
  ],
};

const QUOTA: GuidePart = {
  title: "Audits of a month",
  paragraphs: [
    "Audits are counted per month from the day your plan began, in UTC. GET /v1/workspace gives `audits_used` and `audits_limit`; null means unlimited.",
    "When all are used, POST /v1/audit/run answers 402 `audit_limit_reached`, and its `detail` says when the next month starts. A failed audit does not count. A workspace runs one audit at a time: a second one gets 409 `audit_in_progress`.",
  ],
};

function describeSizes(): GuidePart {
  const rows = [
    ["JSON body", megabytes(MAX_BODY_BYTES)],
    ["Text to be scored", `${count(MAX_CHARACTERS)} characters (Unicode code points)`],
    ["Image or video to be scored", megabytes(MAX_MEDIA_BYTES)],
    ["File to import", megabytes(MAX_IMPORT_BYTES)],
    ["Entries of a page", `${MAX_PER_PAGE}, ${DEFAULT_PER_PAGE} by default`],
  ];
  return {
    title: "Sizes",
    paragraphs: [
      "What is larger gets 413 `content_too_large`; a `limit` above the most is served as the most.",
    ],
    table: { head: ["What", "At most"], rows },
  };
}

const millions = (type: string) => maxPixels(type) / 1_000_000;

function describeMedia(): GuidePart {
  return {
    title: "Media",
    paragraphs: [
      `POST /v1/studio/score takes the address of an image or video: public, https, without a user name, and at most ${megabytes(MAX_MEDIA_BYTES)}. Redirects are not followed, so give the final address. An address that breaks these rules, or leads to another kind of file or to a picture of more than ${millions("jpeg")} million pixels (AVIF and HEIF ${millions("avif")} million), gets 422 \`media_unavailable\`.`,
      "If the address is fine but the file cannot be read (nobody answers, it is damaged or breaks off), you still get 200: the score then rests on platform and format alone, and the first piece of feedback says so. With `expand=evidence`, `evidence.media` is `{ read: false, reason }`; for a file that was read it is `{ read: true, reason: null }`, for a text null.",
    ],
  };
}

function describeConnections(): GuidePart {
  return {
    title: "Connections",
    paragraphs: [
      `Any HTTP/1.1 client will do. A connection is kept for ${writeDuration(KEEP_ALIVE_MS)} of silence, which \`Keep-Alive\` names in every answer. Many clients notice when it was closed meanwhile; if yours does not, as \`http.client\` of Python, open a new connection when an old one gives no answer at all. With an \`Idempotency-Key\`, a POST can be repeated then, too.`,
      "A client may ask for HTTP/2 by `Upgrade: h2c`, as Java's and `curl --http2` do: it is answered over HTTP/1.1. A body may be chunked, and `Expect: 100-continue` is answered. A body with `Content-Encoding` is refused.",
    ],
  };
}
