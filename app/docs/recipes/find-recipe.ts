import type { GuidePart } from "#app/docs/guides/guide.ts";
import type { Language } from "#components/docs/languages.ts";

export type Recipe = {
  name: string;
  title: string;
  /** What it is about, in a sentence. */
  summary: string;
  /** What to do before the code runs, and after. */
  before?: GuidePart[];
  after?: GuidePart[];
  /** What to know beside the code. */
  notes: string[];
  /** Files of lib/client/recipes: they are run by tests. */
  files: Partial<Record<Language, string>>;
};

/** What people do with the API, each as code that a test runs. */
export const RECIPES: Recipe[] = [
  {
    name: "from-nothing-to-a-score",
    title: "Your first score",
    summary:
      "The whole way, to be followed as it is: a workspace, a key, a file, an audit, the score, and the webhook that tells it.",
    before: [
      {
        title: "Make a workspace and a key",
        paragraphs: [
          "Sign up at `/sign-up`, or have your operator make a workspace. As its owner or an admin, make a key with `read` and `write` in the settings, under API keys. Webhooks need the Agency plan; everything else here starts with Pro.",
          "You also need a file: posts as your platform exported them, or the columns `id`, `created_at`, `text`, `likes`, `comments`, `shares` and `impressions` as CSV.",
        ],
      },
      {
        title: "Listen",
        paragraphs: [
          "Get the repository of Plinth from whoever runs your installation, build the client in it with Node.js 20 or later, then install it in a folder of your own; it brings the command `plinth`. `login` asks for the key. `listen` prints the secret that messages are signed with, and stays open.",
        ],
        commands: [
          "(cd ~/plinth && npm run client)",
          "mkdir score && cd score",
          "npm init -y && npm pkg set type=module",
          "npm install ~/plinth/clients/typescript",
          "npx plinth login --url https://plinth.example",
          "npx plinth webhooks listen --forward-to http://localhost:3000/hook",
        ].join("\n"),
      },
      {
        title: "Run the program",
        paragraphs: [
          "Save the program below in the same folder. In another terminal, give it the address of the service, the key and the secret that `listen` printed. TypeScript runs as it is on Node.js 24 and needs `plinth.ts` beside it; Python needs 3.10 or later and the package.",
        ],
        commands: [
          "cd score",
          "curl -O https://plinth.example/docs/plinth.ts",
          "pip install ~/plinth/clients/python",
          "export PLINTH_URL=https://plinth.example PLINTH_API_KEY=plk_live_… PLINTH_WEBHOOK_SECRET=whsec_…",
          "node from-nothing-to-a-score.ts posts.csv twitter harbourbakery",
          "python3 from_nothing_to_a_score.py posts.csv twitter harbourbakery",
        ].join("\n"),
      },
    ],
    after: [
      {
        title: "The same with a test key",
        paragraphs: [
          "With a key that begins with `plk_test_`, all of it runs against a made-up brand: nothing is charged, and an audit ends within about a second. `listen` with the same test key hears what happens there and signs with its own secret.",
          "The fixtures already have a score, so you can leave the import out. What you import stays until somebody presses Reset fixtures in the settings, under API keys.",
        ],
        commands: [
          "export PLINTH_URL=https://plinth.example PLINTH_API_KEY=plk_test_…",
          "npx plinth webhooks listen --forward-to http://localhost:3000/hook",
        ].join("\n"),
      },
    ],
    notes: [
      "The audit takes seconds with some thousand posts, and up to five minutes with a large history. `waitForAudit` (`wait_for_audit`) asks as often as the service says.",
      "In production, register a webhook with POST /v1/webhooks in the place of `listen`: the same message arrives at your public address, signed with the secret of that webhook.",
      "Set both variables, and `plinth` needs no `login`: it then prints a new secret at each start, unless you give one with `--secret`.",
    ],
    files: { TypeScript: "from-nothing-to-a-score.ts", Python: "from_nothing_to_a_score.py" },
  },
  {
    name: "import-and-score",
    title: "Import a file and score the brand",
    summary: "From a platform's export file to the score, with nothing but a key.",
    notes: [
      "The file is the body of POST /v1/imports, exactly as the platform exported it, at most 200 MB. It is recognised by its content; the handle says whose it is and connects the profile.",
      "GET /v1/imports/{import_id} lists every row that was left out, with its line and the reason. A file in no known format ends as `failed`, and nothing from it is kept.",
      "Sending the same file again changes nothing; a newer one updates what is known. With an `Idempotency-Key`, the bytes are compared once they have arrived.",
      "A key of the primary workspace can import for any workspace of the account: give its `workspace_id`, which GET /v1/workspaces lists.",
      "At most 100 files of an account, or 1 GiB, can be waiting at a time. If you get 409 `limit_reached`, wait until some are done.",
    ],
    files: { TypeScript: "import-and-score.ts", Python: "import_and_score.py", curl: "import_and_score.sh" },
  },
  {
    name: "wait-for-audit",
    title: "Run an audit and wait",
    summary:
      "An audit takes seconds to minutes. Ask for its result as often as the service says, and show its progress.",
    notes: [
      "While the audit is processing, GET /v1/audit/{audit_id} answers 425 with `step`, `steps` and `percent`, and `Retry-After` says when to ask again. `waitForAudit` does that for you.",
      "A failed audit is a result too: `status` is `failed`, `error` says why, and it does not count towards your limit.",
      "Instead of asking, give the run a `webhook_url`, or register a webhook for `audit.completed`.",
    ],
    files: { TypeScript: "wait-for-audit.ts", Python: "wait_for_audit.py" },
  },
  {
    name: "receive-webhook",
    title: "Verify a webhook",
    summary: "Accept a message only if it is signed with your secret and recent.",
    notes: [
      "Messages are signed according to Standard Webhooks 1.0: `webhook-signature` holds `v1,` followed by the base64 HMAC-SHA256 of `id.timestamp.body`.",
      "Check the signature against the body as it arrived, not against JSON you have parsed and written again.",
      "Each message is delivered at least once, in no guaranteed order: store `webhook-id` to skip repeats, and sort events by `data.sequence`.",
      "To try a receiver on your machine, run `plinth webhooks listen --forward-to http://localhost:3000/hook` of the TypeScript package, and `plinth webhooks trigger audit.completed` in another terminal.",
      "Answer with 2xx within 20 seconds; otherwise the message is sent again for up to three days. 410 disables the webhook immediately.",
    ],
    files: { TypeScript: "receive-webhook.ts", Python: "receive_webhook.py" },
  },
  {
    name: "read-all-pages",
    title: "Paginate a list",
    summary: "Read a whole list, a page at a time.",
    notes: [
      "Every list takes `limit` (at most 100) and `offset`, and returns `total`.",
      "Lists start with the newest entry. Anything created while you read can push an entry onto the next page, where you see it again, so keep entries by their ID.",
    ],
    files: { TypeScript: "read-all-pages.ts", Python: "read_all_pages.py" },
  },
  {
    name: "repeat-safely",
    title: "Retry safely",
    summary: "Give a POST an Idempotency-Key, then repeat it as often as you need to.",
    notes: [
      "The client sends a random key with every POST and reuses it when it repeats the request. Pass one of your own to cover a whole job.",
      "The same key with another body is refused: 422 `idempotency_key_reused`. While the first request runs, the second gets 409 `request_in_progress`.",
    ],
    files: { TypeScript: "repeat-safely.ts", Python: "repeat_safely.py" },
  },
  {
    name: "respect-rate-limits",
    title: "Handle rate limits",
    summary: "Send a few requests at a time, and wait as long as the service asks.",
    notes: [
      "Requests are counted per workspace, in windows of a minute. GET /v1/score has its own count; `RateLimit` says what is left of it.",
      "After 429, wait for the number of seconds in `Retry-After`. The client does so up to four times before it gives up.",
    ],
    files: { TypeScript: "respect-rate-limits.ts", Python: "respect_rate_limits.py" },
  },
];

/** The recipe with a name; null when there is none. */
export function findRecipe(name: string): Recipe | null {
  return RECIPES.find((recipe) => recipe.name === name) ?? null;
}
