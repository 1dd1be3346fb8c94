/** Every problem that an answer can carry: its usual status, what it means, and the way out of it. */
export const PROBLEMS = {
  Unauthorized: {
    status: 401,
    meaning: "The request carries no valid API key or, in the dashboard, the session has ended.",
    wayOut:
      "In the dashboard sign in again. With the API send the header `Authorization: Bearer <API_KEY>` with a key that is neither revoked nor expired.",
  },
  "Plan Required": {
    status: 403,
    meaning: "The plan of this account does not include the operation.",
    wayOut: "Move the account to the plan that the detail names, or leave the operation out.",
  },
  "Insufficient Scope": {
    status: 403,
    meaning:
      "The API key was made without the scope that the operation needs or, in the dashboard, your role does not allow it.",
    wayOut:
      "In the dashboard ask an owner or admin of the workspace for another role. With the API use a key that has the scope which the detail names, or the sum that includes it: `read` all of GET, `write` all else.",
  },
  "Rate Limited": {
    status: 429,
    meaning:
      "Too many requests in a short time: with the API more than the plan allows a minute, in the dashboard too many attempts to sign in or sign up.",
    wayOut:
      "Wait as long as the detail says, then try again. With the API `Retry-After` names the seconds, and the `RateLimit` header says what is left.",
  },
  "Malformed Request": {
    status: 400,
    meaning:
      "The request is not HTTP as the service reads it: it is broken, incomplete, too slow, or its headers are too large.",
    wayOut:
      "Send it with an ordinary HTTP client; all headers together may have 16 KiB, a request may take 5 minutes.",
  },
  "Malformed JSON": {
    status: 400,
    meaning: "The body is not a JSON object.",
    wayOut: "Send a JSON object; an empty body is `{}` where every field is optional.",
  },
  "Unsupported Media Type": {
    status: 415,
    meaning:
      "The body is of another type than the operation takes, in another charset than UTF-8, or compressed.",
    wayOut:
      "Send the body as it is, in UTF-8, with no `Content-Encoding` and with `Content-Type: application/json`, a file with one of the types that the detail lists.",
  },
  "Content Too Large": {
    status: 413,
    meaning: "The body is larger than the service takes.",
    wayOut:
      "Send less: a JSON body may have 1 MiB, a text to be scored 10,000 characters, an image or video 100 MB, a file for import 200 MB.",
  },
  "Invalid Request": {
    status: 400,
    meaning: "A field or parameter has a value that it may not have.",
    wayOut: "`errors` names every field that is wrong, by JSON pointer, and what it may be.",
  },
  "Invalid Content Type": {
    status: 400,
    meaning: "content_type is none of text, image and video.",
    wayOut: "Send `text` with the text itself, or `image` or `video` with the address of the file.",
  },
  "Invalid Format": {
    status: 400,
    meaning: "format is none of post, story, reel, short and thread.",
    wayOut: "Send one of them, or leave the field out: then it is `post`.",
  },
  "Invalid Dates": {
    status: 400,
    meaning: "start_date is not in the future.",
    wayOut: "Send a start that lies ahead; a date alone means 00:00 UTC of that day.",
  },
  "Invalid Duration": {
    status: 400,
    meaning: "duration_weeks lies outside 1 to 104, or is not the sum of the phases' weeks.",
    wayOut: "Send a whole number from 1 to 104, or leave it out: it is then the sum of the phases, or 12.",
  },
  "Invalid Phases": {
    status: 400,
    meaning: "The phases overlap, leave a gap, or do not begin with week 1.",
    wayOut:
      "Give each phase its weeks so that together they are all weeks from 1 on, or only counts of weeks, or none.",
  },
  "Invalid Date Range": {
    status: 400,
    meaning: "start_date is not before end_date.",
    wayOut: "Send a start that lies before the end.",
  },
  "Invalid Platform": {
    status: 422,
    meaning: "A platform is named that the service does not know.",
    wayOut: "Use instagram, tiktok, youtube, twitter, linkedin or pinterest.",
  },
  "Platform Not Connected": {
    status: 422,
    meaning: "A platform is named that is not connected to the workspace.",
    wayOut: "Connect it or import an export file of it first; GET /v1/platforms lists what is connected.",
  },
  "No Platforms Connected": {
    status: 422,
    meaning: "No platform is connected to the workspace, so there is nothing to audit.",
    wayOut: "Connect a platform or import an export file of one, then run the audit again.",
  },
  "Invalid URL": {
    status: 422,
    meaning: "The address is not a public HTTPS URL.",
    wayOut: "Send an https:// address without user name that can be reached from the internet.",
  },
  "Invalid Events": {
    status: 422,
    meaning: "events is empty, no list, or names an event that the service does not know.",
    wayOut: "Send some of audit.completed, score.changed and campaign.phase_changed.",
  },
  "Media Unavailable": {
    status: 422,
    meaning: "The address of the image or video may not be read, or holds another kind of file.",
    wayOut: "Send a public https:// address, without user name, of an image or video file.",
  },
  "Idempotency Key Reused": {
    status: 422,
    meaning: "The Idempotency-Key was used for another request in the last 24 hours.",
    wayOut: "Use a new key for each new request, and the same key only to repeat the very same request.",
  },
  "Not Found": {
    status: 404,
    meaning: "There is nothing at this address that the key may see.",
    wayOut: "Check the path and the identifiers; a key sees the workspaces of its own account only.",
  },
  "No Data": {
    status: 404,
    meaning: "No score data exist for the range.",
    wayOut: "Choose another range, import older export files, or run an audit.",
  },
  "No Recent Data": {
    status: 422,
    meaning:
      "No source covers any of the last 13 weeks, so there is nothing that a score could rest on. The audit failed and its run was given back.",
    wayOut:
      "Import newer files or connect the platform again. In the dashboard an audit can also be run as of the newest day with data, which the detail names.",
  },
  "No Score Available": {
    status: 404,
    meaning: "No audit has been completed for the workspace, so there is no score.",
    wayOut: "Start one with POST /v1/audit/run; the score is there when it completes.",
  },
  Moved: {
    status: 308,
    meaning: "The path was written with doubled or trailing slashes, backslashes or dots.",
    wayOut: "Use the address that `Location` names; most clients go there by themselves.",
  },
  "Method Not Allowed": {
    status: 405,
    meaning: "The path exists, but not with this method.",
    wayOut: "The `Allow` header lists the methods of the path.",
  },
  "Too Early": {
    status: 425,
    meaning: "The audit is still processing.",
    wayOut: "Ask again after the seconds that `Retry-After` names.",
  },
  "Audit Limit Reached": {
    status: 402,
    meaning: "All audit runs of the billing period are used.",
    wayOut: "Wait for the next period (the detail says when it begins) or move to a plan with more runs.",
  },
  "Audit In Progress": {
    status: 409,
    meaning: "An audit is already running for the workspace.",
    wayOut:
      "Wait until the audit that the detail names completes: one at a time runs in a workspace. `Retry-After` says when to ask again.",
  },
  "Request In Progress": {
    status: 409,
    meaning: "The first request with this Idempotency-Key is still running.",
    wayOut: "Wait a moment and repeat the request with the same key: its answer is then the first one's.",
  },
  "Campaign Started": {
    status: 409,
    meaning: "The campaign has begun: what is planned for it can no longer be changed.",
    wayOut: "Name and objective can still be changed; for another plan make a new campaign.",
  },
  "Draft Changed": {
    status: 409,
    meaning: "Somebody else has saved the draft since it was opened. Nothing was overwritten.",
    wayOut: "Open their version, or save yours over it; the page offers both.",
  },
  "Delivery Pending": {
    status: 409,
    meaning: "The delivery has not ended: its next attempt is already planned.",
    wayOut: "Wait until it has succeeded or failed, then replay it.",
  },
  "Limit Reached": {
    status: 409,
    meaning: "The plan allows no more of this.",
    wayOut: "Remove one that is not needed any more, or move the account to a larger plan.",
  },
  "Not An Export": {
    status: 422,
    meaning: "The file is none that the import knows. Nothing was changed.",
    wayOut:
      "Take the export file as the platform gave it, or a CSV or JSONL file with the columns that the detail lists.",
  },
  "Sign-in Failed": {
    status: 401,
    meaning: "There is no such account, or the password is another one.",
    wayOut:
      "Check both and try again; after ten failures each further attempt waits a little longer. When the password is lost, the operator of the installation can set a new one. This concerns the dashboard only: the API takes keys, no passwords.",
  },
  "Already Registered": {
    status: 409,
    meaning: "There is an account with this e-mail address already. Nothing was changed.",
    wayOut: "Sign in with it, or sign up with another e-mail address.",
  },
  Forbidden: {
    status: 403,
    meaning: "The request did not come from this site's own pages.",
    wayOut: "Use the dashboard, or the public API under /v1 with a key.",
  },
  "Service Unavailable": {
    status: 503,
    meaning:
      "The database cannot do this at the moment (it is away, restarts, takes no changes or has no room), or what was asked for waits for other work.",
    wayOut:
      "Try again after the seconds that `Retry-After` names. A POST is safe to repeat with its `Idempotency-Key`.",
  },
  "Insufficient Storage": {
    status: 507,
    meaning: "The disk of the installation is nearly full, so the file was not taken. Nothing was changed.",
    wayOut: "Ask the operator to make room; then send the file again.",
  },
  "Internal Error": {
    status: 500,
    meaning: "Something failed inside the service.",
    wayOut: "Try again; if it stays, tell the operator the `request_id`.",
  },
} as const;

export type ProblemTitle = keyof typeof PROBLEMS;
export type FieldError = { pointer: string; detail: string };

type Extra = {
  status?: number;
  errors?: FieldError[];
  headers?: Record<string, string>;
  /** Further members of the problem body. */
  members?: Record<string, unknown>;
};

/** A failure that the caller is told: one title of the catalogue and what is wrong this time. */
export class Problem extends Error {
  readonly title: ProblemTitle;
  readonly status: number;
  readonly errors: FieldError[] | undefined;
  readonly headers: Record<string, string>;
  readonly members: Record<string, unknown>;

  constructor(title: ProblemTitle, detail: string, extra: Extra = {}) {
    super(detail);
    this.name = "Problem";
    this.title = title;
    this.status = extra.status ?? PROBLEMS[title].status;
    this.errors = extra.errors;
    this.headers = extra.headers ?? {};
    this.members = extra.members ?? {};
  }
}

/** snake_case of a title: the `code` of the body and the last part of the address of its page. */
export function problemCode(title: ProblemTitle): string {
  return title.toLowerCase().replace(/[^a-z0-9]+/g, "_");
}
