import type { Scope } from "#lib/scopes.ts";
import { addDays, utcDay } from "#lib/time.ts";

type Method = "GET" | "POST" | "PATCH" | "DELETE";
type Plan = "pro" | "agency";
/** The fields of a JSON body, or a file with its type. */
type Body = Record<string, unknown> | Blob;

export type Operation = {
  /** Method and path as the contract writes them: `GET /v1/audit/{audit_id}`. */
  name: string;
  method: Method;
  template: string;
  /** A path that reaches it, with the parameters that it needs; the ids in it are of nothing. */
  path: string;
  /** The lowest plan that has it. */
  plan: Plan;
  scope: Scope;
  /** The least that it takes, where it has a body. */
  body?: Body;
};

/** The paths of things, with the id of a thing that nobody has. */
const UNKNOWN_IDS: Record<string, string> = {
  "/v1/audit/{audit_id}": "/v1/audit/aud_unknown",
  "/v1/imports/{import_id}": "/v1/imports/upl_unknown",
  "/v1/campaigns/{id}": "/v1/campaigns/cmp_unknown",
  "/v1/webhooks/{id}": "/v1/webhooks/wh_unknown",
  "/{delivery_id}": "/dlv_unknown",
};

const POST_SCORE = { content_type: "text", content: "The new menu starts on Monday.", platform: "instagram" };
const CAMPAIGN = { name: "Spring menu", start_date: addDays(utcDay(new Date()), 30) };
const WEBHOOK = { url: "https://hooks.example.com/plinth", events: ["audit.completed"] };

const FILE = new Blob(["id,created_at,text\np1,2026-01-05T09:00:00Z,The new menu starts on Monday.\n"], {
  type: "text/csv",
});
const OF_A_FILE = "?platform=twitter&handle=brand&file_name=posts.csv";

/** Every operation of the API, as the contract and its decisions list them. */
export const OPERATIONS: Operation[] = [
  row("GET /v1/workspace", "pro", "workspace:read"),
  row("GET /v1/workspaces", "pro", "workspace:read"),
  row("GET /v1/platforms", "pro", "platforms:read"),
  { ...row("POST /v1/imports", "pro", "imports:write", FILE), path: `/v1/imports${OF_A_FILE}` },
  row("GET /v1/imports", "pro", "imports:read"),
  row("GET /v1/imports/{import_id}", "pro", "imports:read"),
  row("GET /v1/score", "pro", "score:read"),
  row("GET /v1/score/history", "pro", "score:read"),
  row("POST /v1/audit/run", "pro", "audits:write", {}),
  row("GET /v1/audit", "pro", "audits:read"),
  row("GET /v1/audit/{audit_id}", "pro", "audits:read"),
  row("POST /v1/studio/score", "agency", "studio:write", POST_SCORE),
  row("POST /v1/campaigns", "agency", "campaigns:write", CAMPAIGN),
  row("GET /v1/campaigns", "agency", "campaigns:read"),
  row("GET /v1/campaigns/{id}", "agency", "campaigns:read"),
  row("PATCH /v1/campaigns/{id}", "agency", "campaigns:write", { name: "Summer menu" }),
  row("DELETE /v1/campaigns/{id}", "agency", "campaigns:write"),
  row("POST /v1/webhooks", "agency", "webhooks:write", WEBHOOK),
  row("GET /v1/webhooks", "agency", "webhooks:read"),
  row("GET /v1/webhooks/{id}", "agency", "webhooks:read"),
  row("PATCH /v1/webhooks/{id}", "agency", "webhooks:write", { status: "paused" }),
  row("DELETE /v1/webhooks/{id}", "agency", "webhooks:write"),
  row("POST /v1/webhooks/{id}/rotate-secret", "agency", "webhooks:write", {}),
  row("POST /v1/webhooks/{id}/test", "agency", "webhooks:write", {}),
  row("GET /v1/webhooks/{id}/deliveries", "agency", "webhooks:read"),
  row("GET /v1/events", "agency", "webhooks:read"),
  row("POST /v1/events/test", "agency", "webhooks:write", { event: "audit.completed" }),
  row("POST /v1/webhooks/{id}/deliveries/{delivery_id}/replay", "agency", "webhooks:write", {}),
];

function row(name: string, plan: Plan, scope: Scope, body?: Body): Operation {
  const [method = "", template = ""] = name.split(" ");
  let path = template;
  for (const [known, unknown] of Object.entries(UNKNOWN_IDS)) path = path.replace(known, unknown);
  return { name, method: method as Method, template, path, plan, scope, ...(body && { body }) };
}

/** @throws Error when the contract has no such operation. */
export function operationNamed(name: string): Operation {
  const found = OPERATIONS.find((operation) => operation.name === name);
  if (!found) throw new Error(`there is no operation ${name}`);
  return found;
}
