/** Every problem that an answer can carry: its usual status, what it means, and the way out of it. */
export const PROBLEMS = {
  Unauthorized: {
    status: 401,
    meaning: "The request has no valid API key or, in the dashboard, your session has ended.",
    wayOut:
      "In the dashboard, sign in again. With the API, send the header `Authorization: Bearer <API_KEY>` with a key that has not been revoked, has not expired and may be used from your address.",
  },
  "Plan Required": {
    status: 403,
    meaning: "Your plan does not include this.",
    wayOut: "Move to the plan named in the detail, or do without this operation.",
  },
  "Insufficient Scope": {
    status: 403,
    meaning:
      "The API key lacks the scope this operation needs or, in the dashboard, your role does not allow it.",
    wayOut:
      "In the dashboard, ask an owner or admin of the workspace to change your role. With the API, use a key that has the scope named in the detail or the broader one that includes it: `read` covers every GET, `write` everything else.",
  },
  "Rate Limited": {
    status: 429,
    meaning:
      "Too many requests in a short time: with the API, more than your plan allows per minute; in the dashboard, too many attempts to sign in or sign up.",
    wayOut:
      "Wait as long as the detail says, then try again. With the API, `Retry-After` gives the seconds and the `RateLimit` header says what is left.",
  },
  "Malformed Request": {
    status: 400,
    meaning:
      "The service could not read the request as HTTP: it is broken, incomplete or too slow, or its headers are too large.",
    wayOut:
      "Use an ordinary HTTP client. All headers together may have up to 16 KiB, and a request may take up to 5 minutes.",
  },
  "Malformed JSON": {
    status: 400,
    meaning: "The body is not a JSON object.",
    wayOut: "Send a JSON object. Where every field is optional, an empty body counts as `{}`.",
  },
  "Unsupported Media Type": {
    status: 415,
    meaning:
      "The body has a type this operation does not accept, a charset other than UTF-8, or is compressed.",
    wayOut:
      "Send the body as it is, in UTF-8, without `Content-Encoding`. JSON needs `Content-Type: application/json`; a file needs one of the types listed in the detail.",
  },
  "Content Too Large": {
    status: 413,
    meaning: "The body is larger than the service accepts.",
    wayOut:
      "Send less. The limits are 1 MB for a JSON body, 10,000 characters for a text to be scored, 100 MB for an image or video, and 200 MB for a file to import.",
  },
  "Invalid Request": {
    status: 400,
    meaning: "A field or parameter has a value that is not allowed.",
    wayOut: "`errors` lists every field that is wrong, by JSON pointer, and says what it must be.",
  },
  "Invalid Content Type": {
    status: 400,
    meaning: "content_type is not text, image or video.",
    wayOut: "Send `text` with the text itself, or `image` or `video` with the address of the file.",
  },
  "Invalid Format": {
    status: 400,
    meaning: "format is not post, story, reel, short or thread.",
    wayOut: "Send one of these, or leave the field out to use `post`.",
  },
  "Invalid Dates": {
    status: 400,
    meaning: "start_date is not in the future.",
    wayOut: "Send a start in the future. A date on its own means 00:00 UTC on that day.",
  },
  "Invalid Duration": {
    status: 400,
    meaning: "duration_weeks is not between 1 and 104, or is not the sum of the phases' weeks.",
    wayOut:
      "Send a whole number from 1 to 104, or leave it out: it is then the sum of the phases' weeks, or 12.",
  },
  "Invalid Phases": {
    status: 400,
    meaning: "The phases overlap, leave a gap or do not start with week 1.",
    wayOut:
      "Give the phases week numbers that together cover every week from 1 on, give each a number of weeks, or leave weeks out altogether.",
  },
  "Invalid Date Range": {
    status: 400,
    meaning: "start_date is not before end_date.",
    wayOut: "Send a start_date that is before the end_date.",
  },
  "Invalid Platform": {
    status: 422,
    meaning: "The request names a platform the service does not know.",
    wayOut: "Use instagram, tiktok, youtube, twitter, linkedin or pinterest.",
  },
  "Platform Not Connected": {
    status: 422,
    meaning: "The request names a platform that is not connected to the workspace.",
    wayOut: "Connect the platform or import a file from it first. GET /v1/platforms lists what is connected.",
  },
  "No Platforms Connected": {
    status: 422,
    meaning: "No platform is connected to the workspace, so there is nothing to audit.",
    wayOut: "Connect a platform or import a file exported from one, then run the audit again.",
  },
  "Invalid URL": {
    status: 422,
    meaning: "The address is not a public HTTPS URL.",
    wayOut: "Send an https:// address, without a user name, that can be reached from the internet.",
  },
  "Invalid Events": {
    status: 422,
    meaning: "events is empty, is not a list, or names an event the service does not know.",
    wayOut: "Send one or more of audit.completed, score.changed and campaign.phase_changed.",
  },
  "Media Unavailable": {
    status: 422,
    meaning: "The address may not be read, or leads to a file that is not the image or video it should be.",
    wayOut: "Send the public https:// address, without a user name, of an image or video file.",
  },
  "Idempotency Key Reused": {
    status: 422,
    meaning: "This Idempotency-Key was used for a different request in the last 24 hours.",
    wayOut: "Use a new key for every new request, and the same key only to repeat exactly the same request.",
  },
  "Not Found": {
    status: 404,
    meaning: "There is nothing at this address, or nothing you may see.",
    wayOut: "Check the path and the identifiers. A key sees only the workspaces of its own account.",
  },
  "No Data": {
    status: 404,
    meaning: "There is no score data for this range.",
    wayOut: "Choose another range, import older files, or run an audit.",
  },
  "No Recent Data": {
    status: 422,
    meaning:
      "There is no data for any of the last 13 weeks, so there is nothing to base a score on. The audit failed and does not count towards your limit.",
    wayOut:
      "Import newer files or connect the platform again. In the dashboard you can also run an audit as of the newest day with data, which the detail names.",
  },
  "No Score Available": {
    status: 404,
    meaning: "No audit has been completed for this workspace yet, so it has no score.",
    wayOut: "Start an audit with POST /v1/audit/run; the score is available as soon as it completes.",
  },
  Moved: {
    status: 308,
    meaning: "The path contains double or trailing slashes, backslashes or dots.",
    wayOut: "Use the address in `Location`; most clients follow it by themselves.",
  },
  "Method Not Allowed": {
    status: 405,
    meaning: "The path exists, but does not support this method.",
    wayOut: "The `Allow` header lists the methods the path supports.",
  },
  "Too Early": {
    status: 425,
    meaning: "The audit is still processing.",
    wayOut: "Ask again after the number of seconds in `Retry-After`.",
  },
  "Audit Limit Reached": {
    status: 402,
    meaning: "All audit runs of the billing period are used.",
    wayOut: "Wait for the next period (the detail says when it starts), or move to a plan with more audits.",
  },
  "Audit In Progress": {
    status: 409,
    meaning: "An audit is already running for the workspace.",
    wayOut:
      "Wait until the audit named in the detail completes; a workspace runs one at a time. `Retry-After` says when to try again.",
  },
  "Request In Progress": {
    status: 409,
    meaning: "The first request with this Idempotency-Key is still running.",
    wayOut:
      "Wait a moment and repeat the request with the same key; you will get the answer to the first one.",
  },
  "Campaign Started": {
    status: 409,
    meaning: "The campaign has started, so its dates and phases can no longer be changed.",
    wayOut: "You can still change its name and objective. For a different plan, create a new campaign.",
  },
  "Draft Changed": {
    status: 409,
    meaning: "Somebody else has saved the draft since it was opened. Nothing was overwritten.",
    wayOut: "Open their version, or save yours over it; the page offers both.",
  },
  "Delivery Pending": {
    status: 409,
    meaning: "The delivery is still in progress: its next attempt is already scheduled.",
    wayOut: "Wait until it has succeeded or failed, then replay it.",
  },
  "Limit Reached": {
    status: 409,
    meaning: "Your plan does not allow any more of these.",
    wayOut:
      "Remove one you no longer need, or move to a larger plan. Of imports that wait, wait until some are done.",
  },
  "Already A Member": {
    status: 409,
    meaning: "This person is a member of the workspace already. Nothing was changed.",
    wayOut: "Give them another role under Settings, Team.",
  },
  "Last Owner": {
    status: 409,
    meaning: "The workspace would be left without an owner.",
    wayOut: "Make another member an owner first, or hand the workspace over to them.",
  },
  "Main Workspace": {
    status: 409,
    meaning: "The workspace cannot be deleted while its account has others: its API keys work for those too.",
    wayOut: "Delete the account's other workspaces first, or keep this one.",
  },
  "Not An Export": {
    status: 422,
    meaning: "The file is not in any format that can be imported. Nothing was changed.",
    wayOut:
      "Use the file exactly as the platform exported it, or a CSV or JSONL file with the columns listed in the detail.",
  },
  "Sign-in Failed": {
    status: 401,
    meaning: "There is no account with this email address and password.",
    wayOut:
      "Check both and try again; after ten failures, each further attempt takes a little longer. If you have forgotten your password, `/forgot-password` says how to choose a new one. This is about the dashboard only: the API uses keys, not passwords.",
  },
  "Already Registered": {
    status: 409,
    meaning: "There is already an account with this email address. Nothing was changed.",
    wayOut: "Sign in to that account, or sign up with another email address.",
  },
  Forbidden: {
    status: 403,
    meaning: "The request did not come from one of this site's own pages.",
    wayOut: "Use the dashboard, or the public API under /v1 with a key.",
  },
  "Service Unavailable": {
    status: 503,
    meaning:
      "The database cannot do this right now (it is unreachable, restarting, read-only or full), or the request has to wait for other work to finish.",
    wayOut:
      "Try again after the number of seconds in `Retry-After`. A POST can safely be repeated with its `Idempotency-Key`.",
  },
  "Insufficient Storage": {
    status: 507,
    meaning: "This installation's disk is nearly full, so the file was not accepted. Nothing was changed.",
    wayOut: "Ask the operator to free some space, then send the file again.",
  },
  "Internal Error": {
    status: 500,
    meaning: "Something went wrong inside the service.",
    wayOut: "Try again. If it keeps happening, give the `request_id` to the operator.",
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
