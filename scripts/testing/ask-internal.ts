import { expect } from "vitest";
import type { Answer } from "./ask.ts";
import { call } from "./call.ts";
import { inDays } from "./campaigns.ts";
import { DRAFT } from "./drafts.ts";
import { expectProblemShape } from "./expect-problem.ts";
import type { Things } from "./furnish.ts";
import type { InternalRoute } from "./internal-routes.ts";
import { makePosts } from "./workspaces.ts";

type Sent = { query?: string; body?: object | string };

const FILE = makePosts(3);
const POST = { content_type: "text", content: "The new menu starts on Monday.", platform: "instagram" };
const NOTE = { day: "2026-11-02", text: "The shop was closed." };
const WEBHOOK = { url: "https://hooks.example.com/plinth", events: ["score.changed"] };
const SENT_FILE = "?platform=twitter&handle=brand&file_name=posts.csv";

/** What each endpoint is sent so that it does its work; what is not here is sent nothing, or an empty body. */
const VALID: Record<string, Sent> = {
  "POST uploads": { query: SENT_FILE, body: FILE },
  "POST uploads/preview": { query: SENT_FILE, body: FILE },
  "POST audits/{audit_id}/shares": { body: { expires_in_days: 7 } },
  "POST drafts": { body: DRAFT },
  "PATCH drafts/{draft_id}": { body: { status: "ready", version: 1 } },
  "POST drafts/check": { body: { platform: "instagram", format: "post", text: POST.content } },
  "POST drafts/score": { body: POST },
  "GET search/posts": { query: "?words=post" },
  "PATCH comments/{comment_id}": { body: { label: "neutral" } },
  "PATCH report-look": { body: { name: "Larkspur Tea House", colour: "#1d6b4f" } },
  "POST notes": { body: NOTE },
  "PATCH notes/{note_id}": { body: NOTE },
  "PATCH settings": { body: { industry: "cafe" } },
  "PATCH recommendations/{recommendation_id}": { body: { status: "accepted" } },
  "POST campaigns": { body: { name: "Spring menu", start_date: inDays(30) } },
  "PATCH campaigns/{campaign_id}": { body: { name: "Summer menu" } },
  "POST watched": { body: { platform: "linkedin", handle: "rival" } },
  "POST webhooks": { body: WEBHOOK },
  "PATCH webhooks/{webhook_id}": { body: { status: "active" } },
  "POST webhooks/{webhook_id}/replay": { body: { since: "2026-01-01T00:00:00Z" } },
};

const SIGN_UP = "POST /internal/sign-up";
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
  const { query = "", body } = name === SIGN_UP ? { body: newAccount() } : (VALID[name] ?? {});
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
