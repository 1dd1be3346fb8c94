import type { Language } from "#components/docs/languages.ts";

export type Recipe = {
  name: string;
  title: string;
  /** What it is about, in a sentence. */
  summary: string;
  /** What to know beside the code. */
  notes: string[];
  /** Files of lib/client/recipes: they are run by tests. */
  files: Partial<Record<Language, string>>;
};

/** What people do with the API, each as code that a test runs. */
export const RECIPES: Recipe[] = [
  {
    name: "import-and-score",
    title: "Import a file and score the brand",
    summary: "From an export file of a platform to the score, with nothing but a key.",
    notes: [
      "The file is the body of POST /v1/imports, as the platform gave it, at most 200 MB. It is recognised by its content; the handle says whose it is, and connects the account.",
      "GET /v1/imports/{import_id} lists every row that was left out, with its line and the reason. A file that no format fits ends as `failed`, and nothing of it is kept.",
      "The same file again changes nothing, a newer one updates what is known. With an `Idempotency-Key` the bytes are compared when they have arrived.",
      "A key of the primary workspace imports for any workspace of the account: give its `workspace_id`, which GET /v1/workspaces lists.",
      "At most 100 files of an account, or 1 GiB of them, wait at a time; 409 `limit_reached` asks for patience.",
    ],
    files: { TypeScript: "import-and-score.ts", curl: "import_and_score.sh" },
  },
  {
    name: "wait-for-audit",
    title: "Run an audit and wait",
    summary:
      "An audit takes minutes. Ask for its result as often as the service says, and show how far it is.",
    notes: [
      "While the audit is processing, GET /v1/audit/{audit_id} answers 425 with `step`, `steps` and `percent`, and `Retry-After` says when to ask again. `waitForAudit` does that for you.",
      "A failed audit is a result too: `status` is `failed`, `error` says why, and its run is given back.",
      "Instead of asking, give the run a `webhook_url`, or register a webhook for `audit.completed`.",
    ],
    files: { TypeScript: "wait-for-audit.ts" },
  },
  {
    name: "receive-webhook",
    title: "Verify a webhook",
    summary: "Take a message only when it is signed with your secret and new.",
    notes: [
      "Messages are signed as Standard Webhooks 1.0 has it: `webhook-signature` holds `v1,` and the base64 HMAC-SHA256 of `id.timestamp.body`.",
      "Sign over the body as it arrived, not over JSON that was parsed and written again.",
      "A message comes at least once, in no promised order: store `webhook-id`, put events in order by `data.sequence`.",
      "Answer with 2xx within 20 seconds; anything else is tried again for three days. 410 disables the webhook at once.",
    ],
    files: { TypeScript: "receive-webhook.ts", Python: "receive_webhook.py" },
  },
  {
    name: "read-all-pages",
    title: "Page through campaigns",
    summary: "Read a whole list, a page at a time.",
    notes: [
      "Every list takes `limit` (at most 100) and `offset`, and answers with `total`.",
      "Lists begin with the newest entry: what is made while you read can move an entry to the next page, where it comes again. Keep entries by their id.",
    ],
    files: { TypeScript: "read-all-pages.ts" },
  },
  {
    name: "repeat-safely",
    title: "Repeat without doing twice",
    summary: "Give a POST an Idempotency-Key, and repeat it as often as the network makes you.",
    notes: [
      "The client sends a random key with every POST and uses it again when it repeats the request. Give one of your own to cover a whole job.",
      "The same key with another body is refused: 422 `idempotency_key_reused`. While the first request runs, the second gets 409 `request_in_progress`.",
    ],
    files: { TypeScript: "repeat-safely.ts" },
  },
  {
    name: "respect-rate-limits",
    title: "Live with rate limits",
    summary: "Send a few requests at a time, and wait as long as the service says.",
    notes: [
      "Requests are counted per workspace of the key, in windows of a minute. GET /v1/score has a count of its own; `RateLimit` says what is left of it.",
      "After 429 wait for the seconds of `Retry-After`. The client does so up to four times before it gives up.",
    ],
    files: { TypeScript: "respect-rate-limits.ts" },
  },
];

/** The recipe with a name; null when there is none. */
export function findRecipe(name: string): Recipe | null {
  return RECIPES.find((recipe) => recipe.name === name) ?? null;
}
