import { addDays, utcDay } from "#lib/time.ts";

type Method = "GET" | "POST" | "PATCH" | "DELETE";
type Plan = "pro" | "agency";
type Scope = "read" | "write";
type Body = Record<string, unknown>;

export type Operation = {
  /** Method and path as the contract writes them: `GET /v1/audit/{audit_id}`. */
  name: string;
  method: Method;
  template: string;
  /** A path that reaches it; the ids in it are of nothing. */
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
  "/v1/campaigns/{id}": "/v1/campaigns/cmp_unknown",
  "/v1/webhooks/{id}": "/v1/webhooks/wh_unknown",
  "/{delivery_id}": "/dlv_unknown",
};

const POST_SCORE = { content_type: "text", content: "The new menu starts on Monday.", platform: "instagram" };
const CAMPAIGN = { name: "Spring menu", start_date: addDays(utcDay(new Date()), 30) };
const WEBHOOK = { url: "https://hooks.example.com/plinth", events: ["audit.completed"] };

/** Every operation of the API, as the contract and its decisions list them. */
export const OPERATIONS: Operation[] = [
  row("GET /v1/workspace", "pro", "read"),
  row("GET /v1/platforms", "pro", "read"),
  row("GET /v1/score", "pro", "read"),
  row("GET /v1/score/history", "pro", "read"),
  row("POST /v1/audit/run", "pro", "write", {}),
  row("GET /v1/audit", "pro", "read"),
  row("GET /v1/audit/{audit_id}", "pro", "read"),
  row("POST /v1/studio/score", "agency", "write", POST_SCORE),
  row("POST /v1/campaigns", "agency", "write", CAMPAIGN),
  row("GET /v1/campaigns", "agency", "read"),
  row("GET /v1/campaigns/{id}", "agency", "read"),
  row("PATCH /v1/campaigns/{id}", "agency", "write", { name: "Summer menu" }),
  row("DELETE /v1/campaigns/{id}", "agency", "write"),
  row("POST /v1/webhooks", "agency", "write", WEBHOOK),
  row("GET /v1/webhooks", "agency", "read"),
  row("GET /v1/webhooks/{id}", "agency", "read"),
  row("PATCH /v1/webhooks/{id}", "agency", "write", { status: "paused" }),
  row("DELETE /v1/webhooks/{id}", "agency", "write"),
  row("POST /v1/webhooks/{id}/rotate-secret", "agency", "write", {}),
  row("POST /v1/webhooks/{id}/test", "agency", "write", {}),
  row("GET /v1/webhooks/{id}/deliveries", "agency", "read"),
  row("POST /v1/webhooks/{id}/deliveries/{delivery_id}/replay", "agency", "write", {}),
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
