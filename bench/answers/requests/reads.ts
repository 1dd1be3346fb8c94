import { addDays, utcDay } from "#lib/time.ts";
import type { Caller, Installation } from "../installation.ts";
import type { Recorder } from "../recorder.ts";
import type { Things } from "../things.ts";

const EXPAND = ["", "expand=explanation", "expand=confidence", "expand=explanation,confidence"];
const PAGES = [
  "",
  "limit=1",
  "limit=2&offset=1",
  "limit=100",
  "limit=1000",
  "limit=5&offset=20",
  "offset=500",
];
/** Of the accounts of one industry so many are looked into. */
const PEERS_READ = 2;

/** Every read with every option, of every workspace, before anything was written. */
export async function recordReads(
  recorder: Recorder,
  { callers, keys, others }: Installation,
  things: Things,
) {
  const isPeer = ({ name }: Caller) => name.startsWith("peer");
  const peers = others.filter(isPeer).slice(0, PEERS_READ);
  const brands = others.filter((caller) => !isPeer(caller));
  const all = [...Object.values(callers), ...brands, ...peers, keys.reader];
  for (const by of all) for (const path of pathsOf(by, things)) await recorder.ask(`GET ${path}`, { by });
  await recordAcross(recorder, callers, things);
  for (const path of conditionalPaths(callers.full, things))
    await recordConditions(recorder, callers.full, path);
  const headers = { "accept-encoding": "gzip" };
  await recorder.ask("GET /v1/audit?limit=100", { by: callers.full, headers });
}

function pathsOf({ id, name }: Caller, things: Things): string[] {
  const campaigns = things.of("campaigns", id);
  const webhooks = things.of("webhooks", id);
  const statuses = ["draft", "active", "completed"].map((status) => `status=${status}`);
  return [
    "/v1/workspace",
    ...within("/v1/workspaces", PAGES),
    ...within("/v1/imports", [...PAGES, `workspace_id=${id}`]),
    ...within("/v1/platforms", ["", `workspace_id=${id}`]),
    // A live score tells when it was computed: it is asked for among the writes.
    ...(name === "live" ? [] : scorePaths(id)),
    ...historyPaths(),
    ...within("/v1/audit", PAGES),
    ...things.of("audits", id).flatMap((audit) => within(`/v1/audit/${audit}`, EXPAND)),
    ...within("/v1/campaigns", [...PAGES, ...statuses, "status=draft&limit=3&offset=2"]),
    ...campaigns.map((campaign) => `/v1/campaigns/${campaign}`),
    ...within("/v1/webhooks", PAGES),
    ...webhooks.map((webhook) => `/v1/webhooks/${webhook}`),
    ...webhooks.slice(-8).flatMap(deliveryPaths),
  ];
}

function deliveryPaths(webhook: string): string[] {
  const statuses = ["pending", "succeeded", "failed"].map((status) => `status=${status}`);
  return within(`/v1/webhooks/${webhook}/deliveries`, ["", "limit=2&offset=1", "limit=100", ...statuses]);
}

function scorePaths(id: string): string[] {
  const pillars = [
    "include_pillars=false",
    "include_pillars=true",
    "include_pillars=false&expand=explanation",
  ];
  return within("/v1/score", [...EXPAND, ...pillars, `workspace_id=${id}`]);
}

function historyPaths(): string[] {
  const today = utcDay(new Date());
  const year = addDays(today, -365);
  const ranges = ["", `start_date=${year}`, `start_date=${year}&end_date=${addDays(today, -60)}`];
  ranges.push(`end_date=${addDays(today, -30)}`, `start_date=${addDays(today, -20)}T10:00:00%2B02:00`);
  ranges.push(`start_date=${addDays(today, -800)}&end_date=${addDays(today, -650)}`);
  const buckets = ["", "granularity=daily", "granularity=weekly", "granularity=monthly"];
  const queries = ranges.flatMap((range) =>
    buckets.map((bucket) => [range, bucket].filter(Boolean).join("&")),
  );
  return within("/v1/score/history", queries);
}

/** What a key sees of the account's other workspaces, and of strangers. */
async function recordAcross(recorder: Recorder, callers: Installation["callers"], things: Things) {
  const { full, second, workshop, deleted } = callers;
  for (const [by, id] of [
    [full, second.id],
    [second, full.id],
    [second, second.id],
    [full, workshop.id],
    [full, deleted.id],
    [full, "ws_0000000000000000000000"],
    [full, "nothing"],
    [full, ""],
  ] as const) {
    for (const path of ["/v1/score", "/v1/score/history", "/v1/platforms"])
      await recorder.ask(`GET ${path}?workspace_id=${id}`, { by });
  }
  const [audit] = things.of("audits", full.id);
  const [own] = things.of("audits", second.id);
  for (const [by, id] of [
    [full, own],
    [second, audit],
    [workshop, audit],
  ] as const)
    await recorder.ask(`GET /v1/audit/${id}`, { by });
  for (const table of ["campaigns", "webhooks"] as const)
    await recorder.ask(`GET /v1/${table}/${things.of(table, full.id)[0]}`, { by: workshop });
}

function conditionalPaths({ id }: Caller, things: Things): string[] {
  const [audit, campaign, webhook] = [
    things.of("audits", id)[0],
    things.of("campaigns", id)[0],
    things.of("webhooks", id)[0],
  ];
  const lists = ["workspace", "platforms", "score", "score/history", "audit", "campaigns", "webhooks"];
  const single = [`audit/${audit}`, `campaigns/${campaign}`, `webhooks/${webhook}`];
  return [...lists, ...single, `webhooks/${webhook}/deliveries`].map((path) => `/v1/${path}`);
}

async function recordConditions(recorder: Recorder, by: Caller, path: string): Promise<void> {
  const { headers } = await recorder.ask(`GET ${path}`, { by });
  // One form for all, whichever a server gives.
  const tag = (headers.etag ?? "").replace(/^W\//, "");
  for (const known of [tag, `W/${tag}`, `"older", ${tag}`, "*", '"older"', tag.slice(1, -1)])
    await recorder.ask(`GET ${path}`, { by, headers: { "if-none-match": known } });
  await recorder.ask(`HEAD ${path}`, { by });
  await recorder.ask(`HEAD ${path}`, { by, headers: { "if-none-match": tag } });
}

function within(path: string, queries: string[]): string[] {
  return queries.map((query) => (query ? `${path}?${query}` : path));
}
