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
Scores, audits and the evidence behind them. Every success is 200; times are RFC 3339 in UTC; unknown fields and parameters
in a request are ignored; HEAD works wherever GET does. This document is served at \`/v1/openapi.json\`.

## Authentication

Send \`Authorization: Bearer <API_KEY>\`. A key belongs to a workspace. A key of the account's primary workspace may name any
workspace of the account in \`workspace_id\`; any other ID answers 404. Keys do not belong in browsers: there is no CORS.

A key has scopes, and each operation needs one of them: ${listScopes()}. \`read\` covers every scope that ends in
\`:read\`, \`write\` every one that ends in \`:write\`, including any added later. Give a program no more than it needs: one
that only starts audits and waits for them needs \`audits:write\` and \`audits:read\`.

## Test mode

A key that begins with \`plk_test_\` sees a made-up brand, with the plan and the limits of its workspace: audits end within a second, and
the header \`Plinth-Test: rate_limited\` has a request answered with that problem, or with any other that the operation documents. Every answer to
such a key carries \`Plinth-Mode: test\`. \`/docs/test-mode\` has all of it.

## Plans and rate limits

Requests are counted per workspace, in windows of a minute that start with the first request. \`RateLimit\` says how many are
left; after 429, wait for the number of seconds in \`Retry-After\`.
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
    "| Plan | GET /v1/score per minute | Other requests per minute | Audits per month |",
    "|---|---|---|---|",
  ];
  return [...head, ...rows].join("\n");
}

const AFTER_PLANS = `
## Errors

Every refusal is \`application/problem+json\` (RFC 9457): \`title\` and \`code\` say what kind it is, \`detail\` what went wrong this
time, \`type\` links to a page on how to resolve it, \`errors\` lists every wrong field by JSON pointer, and \`request_id\`
identifies the request in the log. Checks happen in this order: an unknown path is 404, then 401, 403, 429, the request
itself, 404, the state of the resource. A refused request changes nothing.

## Repeating and caching

Send an \`Idempotency-Key\` with a POST and repeat it as often as you need to: the work is done once, and its answer is kept
for 24 hours. Send the \`ETag\` of an answer as \`If-None-Match\` with the next GET: 304 means nothing has changed.

## Lists

Lists take \`limit\` (default 20, at most 100) and \`offset\`, and return \`total\`.

## Webhooks

Bodies are \`{ type, timestamp, data }\`, signed according to [Standard Webhooks](https://www.standardwebhooks.com). Each
event is delivered at least once, in no guaranteed order: \`webhook-id\` stays the same on every attempt, and
\`data.sequence\` grows within a workspace.
`.trim();
