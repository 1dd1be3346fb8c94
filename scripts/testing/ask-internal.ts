import { expect } from "vitest";
import { askForConsent } from "./agents.ts";
import type { Answer } from "./ask.ts";
import { call } from "./call.ts";
import { inDays } from "./campaigns.ts";
import { DRAFT } from "./drafts.ts";
import { expectProblemShape } from "./expect-problem.ts";
import type { Things } from "./furnish.ts";
import type { InternalRoute } from "./internal-routes.ts";
import { ownerDb } from "./owner-db.ts";
import { makePosts } from "./workspaces.ts";

type Sent = { query?: string; body?: object | string };

const FILE = makePosts(3);
const POST = { content_type: "text", content: "The new menu starts on Monday.", platform: "instagram" };
const NOTE = { day: "2026-11-02", text: "The shop was closed." };
const GOAL = { measure: "composite", target: 98, due_on: inDays(40).slice(0, 10) };
const SCHEDULE = {
  ...{ every: "month", day: 31, hour: 8, platforms: [], lookback_days: 90 },
  ...{ members: [], addresses: [] },
};
const ALERT_RULE = {
  ...{ kinds: ["score", "crisis"], points: 3, silent_days: 7, quiet: null, time_zone: "UTC", is_on: true },
  channels: [{ kind: "https", address: "https://hooks.example.com/alerts" }],
};
const WEBHOOK = { url: "https://hooks.example.com/plinth", events: ["score.changed"] };
const SENT_FILE = "?platform=twitter&handle=brand&file_name=posts.csv";

/** What each endpoint is sent so that it does its work; what is not here is sent nothing, or an empty body. */
const VALID: Record<string, Sent> = {
  "POST uploads": { query: SENT_FILE, body: FILE },
  "POST uploads/preview": { query: SENT_FILE, body: FILE },
  "POST audits/{audit_id}/shares": { body: { expires_in_days: 7 } },
  "PATCH digest": { body: { is_on: true, weekday: 1, hour: 8, time_zone: "UTC" } },
  "POST drafts": { body: DRAFT },
  "PATCH drafts/{draft_id}": { body: { status: "ready", version: 1 } },
  "PATCH drafts/{draft_id}/match": { body: { posted_as: "none" } },
  "POST drafts/check": { body: { platform: "instagram", format: "post", text: POST.content } },
  "POST drafts/score": { body: POST },
  "GET search/posts": { query: "?words=post" },
  "GET webhooks/{webhook_id}/replay": { query: "?since=2026-01-01T00:00:00Z" },
  "PATCH comments/{comment_id}": { body: { label: "neutral" } },
  "PATCH report-look": { body: { name: "Larkspur Tea House", colour: "#1d6b4f" } },
  "POST keys": { body: { name: "Reporting", scopes: ["read"], ends: "90" } },
  "POST keys/{key_id}/replace": { body: { overlap_hours: 24 } },
  "POST invitations": { body: { email: "invited@example.com", role: "editor" } },
  "PATCH members/{user_id}": { body: { role: "editor" } },
  "POST schedules": { body: SCHEDULE },
  "PATCH schedules/{schedule_id}": { body: SCHEDULE },
  "PATCH schedules/{schedule_id}/paused": { body: { paused: true } },
  "POST alerts": { body: ALERT_RULE },
  "PATCH alerts/{rule_id}": { body: { points: 4 } },
  "POST goals": { body: GOAL },
  "POST goals/check": { body: GOAL },
  "PATCH goals/{goal_id}": { body: { target: 96 } },
  "POST notes": { body: NOTE },
  "PATCH notes/{note_id}": { body: NOTE },
  "PATCH settings": { body: { industry: "cafe" } },
  "PATCH recommendations/{recommendation_id}": { body: { status: "accepted" } },
  "POST campaigns": { body: { name: "Spring menu", start_date: inDays(30) } },
  "PATCH campaigns/{campaign_id}": { body: { name: "Summer menu" } },
  "POST campaigns/{campaign_id}/plan": {
    body: { csv: "platform,date,text\ninstagram,2026-12-01,A new tea", is_preview: false },
  },
  "POST watched": { body: { platform: "linkedin", handle: "rival" } },
  "POST webhooks": { body: WEBHOOK },
  "PATCH webhooks/{webhook_id}": { body: { status: "active" } },
  "POST webhooks/{webhook_id}/replay": { body: { since: "2026-01-01T00:00:00Z" } },
};

/** What needs no session is sent something new each time. */
const NEW: Record<string, () => object> = {
  "POST /internal/sign-up": newAccount,
  "POST /internal/sign-in-links": () => ({ email: newAccount().email, purpose: "reset" }),
};
let accounts = 0;

function newAccount() {
  accounts++;
  return {
    brand: "Harbour Bakery",
    name: "Ada",
    email: `ada${accounts}@example.com`,
    password: "a long one",
  };
}

/** A valid request; some name what is only there once. */
async function validFor(name: string, workspaceId: string): Promise<Sent> {
  const made = NEW[name];
  if (made) return { body: made() };
  if (name === "POST agents") return { body: { ...(await askForConsent()).asked, allowed: ["read"] } };
  if (name !== "POST members/{user_id}/ownership") return VALID[name] ?? {};
  const found = await ownerDb().workspace.findUnique({ where: { id: workspaceId } });
  return { body: { brand: found?.name ?? "" } };
}

/** What a page of the dashboard sends along. */
export const OWN_PAGE = { "sec-fetch-site": "same-origin" };

/**
 * Sends an endpoint of the dashboard a request that is valid in itself, as whoever is signed in.
 * @param ids what the path names; @param headers of the page that sends it
 */
export async function askInternal(
  { name, method, template, handler }: InternalRoute,
  ids: Things & { workspace_id: string },
  headers: Record<string, string> = OWN_PAGE,
): Promise<Answer> {
  const { query = "", body } = await validFor(name, ids.workspace_id);
  const isWrite = method !== "GET";
  const type = typeof body === "string" ? "application/octet-stream" : "application/json";
  const path = template.replace(/\{(\w+)\}/g, (_, param: keyof typeof ids) => ids[param]);
  const answer = await call(handler, method, `${path}${query}`, {
    headers: { ...(isWrite && { "content-type": type }), ...headers },
    params: ids,
    ...(isWrite && { body: body ?? {} }),
  });
  if (answer.status >= 400) expectProblemShape(answer);
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  return answer;
}
