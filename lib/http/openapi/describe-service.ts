import { publicUrl } from "../../env.ts";
import { PLANS, planLimits, planName } from "../../plans.ts";
import { SCOPES } from "../../scopes.ts";
import type { Json } from "./name-schemas.ts";

/** What the document says of the service as a whole. */
export function describeService(): Json {
  return {
    title: "Plinth",
    version: "1",
    summary: "Where a brand stands on social media.",
    description: `${BEFORE_PLANS}\n\n${describePlans()}\n\n${AFTER_PLANS}`,
    contact: { name: "The operator of this installation", url: publicUrl() },
    license: { name: "Apache-2.0", url: "https://www.apache.org/licenses/LICENSE-2.0" },
  };
}

const listScopes = () => SCOPES.map((scope) => `\`${scope}\``).join(", ");

const BEFORE_PLANS = `
Scores, audits and what they rest on. Every success is 200; times are ISO 8601 in UTC; unknown fields and parameters of a
request are ignored; HEAD works where GET does. This document is served at \`/v1/openapi.json\`.

## Authentication

Send \`Authorization: Bearer <API_KEY>\`. A key belongs to a workspace. A key of the account's primary workspace may name any workspace of the account in
\`workspace_id\`; every other id answers 404. Keys do not belong in browsers: there is no CORS.

A key is made with scopes, and each operation needs one of them: ${listScopes()}. \`read\` stands for all that end in
\`:read\`, \`write\` for all that end in \`:write\`, also for those that come later. Give a program no more than it needs: one
that only starts audits and waits for them needs \`audits:write\` and \`audits:read\`.

## Plans and rate limits

Requests are counted per workspace, in windows of a minute that begin with the first request. \`RateLimit\` says what is left;
after 429 wait for the seconds of \`Retry-After\`.
`.trim();

function describePlans(): string {
  const rows = PLANS.map((plan) => {
    const limits = planLimits(plan);
    const {
      score_requests_per_minute: score,
      requests_per_minute: others,
      audits_per_month: audits,
    } = limits;
    const requests = limits.api ? [score, others] : ["no API", "no API"];
    return `| ${[planName(plan), ...requests, audits ?? "unlimited"].join(" | ")} |`;
  });
  const head = [
    "| Plan | GET /v1/score a minute | All else a minute | Audits a month |",
    "|---|---|---|---|",
  ];
  return [...head, ...rows].join("\n");
}

const AFTER_PLANS = `
## Errors

Every refusal is \`application/problem+json\` (RFC 9457): \`title\` and \`code\` say what it is, \`detail\` what is wrong this time,
\`type\` leads to a page with the way out, \`errors\` lists every wrong field by JSON pointer, and \`request_id\` finds the
request in the log. Checks come in this order: 401, 403, 429, the request itself, 404, the state of the resource. A request
that is refused changes nothing.

## Repeating and caching

Send an \`Idempotency-Key\` with a POST and repeat it as often as the network makes you: the work is done once, and its answer
is kept for 24 hours. Send the \`ETag\` of an answer as \`If-None-Match\` with the next GET: 304 says that it has not changed.

## Lists

Lists take \`limit\` (default 20, at most 100) and \`offset\`, and answer with \`total\`.

## Webhooks

Bodies are \`{ type, timestamp, data }\`, signed as [Standard Webhooks](https://www.standardwebhooks.com) has it. Deliveries
come at least once and in no promised order: \`webhook-id\` is the same on every attempt, \`data.sequence\` grows per workspace.
`.trim();
