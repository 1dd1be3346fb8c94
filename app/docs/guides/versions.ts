import { NOTICE_MONTHS } from "#lib/http/operation.ts";
import type { Guide, GuidePart } from "./guide.ts";

/** What callers got, newest first: the day, and what it is. */
const CHANGES: [string, string][] = [
  [
    "2026-11-24",
    "Test keys, `plk_test_…`: a made-up brand to build against; their answers carry `Plinth-Mode: test`.",
  ],
  ["2026-11-24", "/mcp: agents work with scores, audits, posts, drafts and campaigns."],
  [
    "2026-11-24",
    "The OpenAPI document names every body and every kind of refusal, lists all codes in `ProblemCode` and tells alternatives apart by discriminators; `webhook.test` is among its webhooks.",
  ],
  ["2026-11-24", "GET /v1/events and POST /v1/events/test: listen to events, and try a receiver."],
  ["2026-11-23", "POST /v1/imports, GET /v1/imports and GET /v1/imports/{import_id}: files over the API."],
  ["2026-11-23", "GET /v1/workspaces lists the workspaces that a key may name."],
  ["2026-11-20", "GET /v1/audit lists the audits of a workspace."],
  ["2026-11-20", "Version 1."],
];

export const VERSIONS: Guide = {
  name: "versions",
  title: "Versions and changes",
  summary: "What may change within a version, how an operation is retired, and what was added when.",
  parts: () => [VERSION, DEPRECATION, FORMULA, describeChanges()],
};

const VERSION: GuidePart = {
  title: "Versioning",
  paragraphs: [
    "The version is the first part of every path: `/v1`. What breaks a well-behaved client needs a new one.",
    "Within a version there may be new operations, new optional fields and parameters in requests, new fields in answers, new events and new codes of refusals. So ignore fields you do not know, treat an unknown `code` by its status, and answer 2xx to an unknown `type` of webhook.",
    "Within `/v1` nothing is renamed or removed, no type changes, no optional field becomes required, and no title, status or `code` of a refusal changes. The words of a `detail` may. What the service does against its own documentation is mended, and the changelog says so.",
    "Unknown fields and parameters in a request are ignored. Times are RFC 3339 in UTC.",
  ],
};

const DEPRECATION: GuidePart = {
  title: "Deprecation",
  paragraphs: [
    "An operation that should not be used in new code is marked `deprecated` in the OpenAPI document, which also says what to use instead. Its answers carry `Deprecation` (RFC 9745) with the time since when. It goes on working as before.",
    `An operation goes only together with its version. From the day of its mark you then have at least ${NOTICE_MONTHS} months: \`Sunset\` (RFC 8594) in its answers gives the day. The next version is there for all of that time, beside this one. Watch for both headers in your client.`,
  ],
};

const FORMULA: GuidePart = {
  title: "The formula",
  paragraphs: [
    "The score has a version of its own, `formula_version`. Scores of two versions cannot be compared; after a change of version, history is computed again, and GET /v1/score changes over with the next audit.",
  ],
};

function describeChanges(): GuidePart {
  return {
    title: "API changelog",
    paragraphs: ["What was added, newest first. Nothing has been removed."],
    table: { head: ["Day", "Change"], rows: CHANGES },
  };
}
