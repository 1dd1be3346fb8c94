import { MAX_FAILING_HOURS } from "#lib/deliveries/record-results.ts";
import { DELAYS_MS, JITTER, MAX_RETRY_AFTER_DELAYS } from "#lib/deliveries/retry-schedule.ts";
import { MAX_EXCHANGE_MS, MAX_KEPT_BYTES } from "#lib/deliveries/send-delivery.ts";
import { OVERLAP_MS } from "#lib/webhooks/rotate-secret.ts";
import { type Guide, type GuidePart, writeDuration } from "./guide.ts";

export const WEBHOOKS: Guide = {
  name: "webhooks",
  title: "How webhooks are delivered",
  summary: "Attempts, redirects, secrets, test sends, and how to try a receiver on your own machine.",
  parts: () => [describeAttempts(), describeAnswers(), describeSecrets(), TESTS, LISTENING],
};

function describeAttempts(): GuidePart {
  let since = 0;
  const rows = DELAYS_MS.map((delay, index) => {
    since += delay;
    return [String(index + 1), delay === 0 ? "at once" : writeDuration(delay), writeSince(since)];
  });
  return {
    title: "Attempts",
    paragraphs: [
      `A delivery is tried ${DELAYS_MS.length} times. Each delay is up to ${JITTER * 100} % shorter or longer. If your answer has a \`Retry-After\`, the next attempt waits for it, up to ${MAX_RETRY_AFTER_DELAYS} times the delay in the table.`,
      "`webhook-id` is the same on every attempt, `webhook-timestamp` and `webhook-signature` are new each time. Each event is delivered at least once and in no guaranteed order: `data.sequence` grows within a workspace.",
    ],
    table: { head: ["Attempt", "After the one before", "After the first"], rows },
  };
}

function writeSince(ms: number): string {
  const hours = ms / 3_600_000;
  return hours < 3
    ? writeDuration(Math.round(ms / 1_000) * 1_000).replace(/\.\d+/, "")
    : `${Math.round(hours)} h`;
}

function describeAnswers(): GuidePart {
  return {
    title: "What your answer means",
    paragraphs: [
      `2xx means received. The whole exchange may take ${writeDuration(MAX_EXCHANGE_MS)}; answer first and work later. Of your answer's body the first ${MAX_KEPT_BYTES / 1_024} KiB are kept for the log, and otherwise ignored.`,
      "Redirects are never followed: a 3xx is a failed attempt. Register the final address.",
      `410 disables the webhook at once, and so do ${MAX_FAILING_HOURS} hours in which every attempt failed. Set its \`status\` to \`active\` with PATCH /v1/webhooks/{webhook_id} to switch it on again; POST …/deliveries/{delivery_id}/replay sends what was missed.`,
    ],
  };
}

function describeSecrets(): GuidePart {
  return {
    title: "Secrets",
    paragraphs: [
      "A secret that starts with `whsec_` is followed by the base64 of 24 to 64 bytes, and those bytes are the key. Any other text of 12 characters or more is used as its UTF-8 bytes. Libraries for Standard Webhooks take the `whsec_` form as it is.",
      "The API never returns the secret of a new webhook. Send your own, let the dashboard make one and show it once, or call POST /v1/webhooks/{webhook_id}/rotate-secret, which returns the new one once.",
      `After a rotation, messages carry two signatures, separated by a space, for ${writeDuration(OVERLAP_MS)}: one with the old secret, one with the new. Accept a message if any of them fits.`,
    ],
  };
}

const TESTS: GuidePart = {
  title: "Test sends",
  paragraphs: [
    "POST /v1/webhooks/{webhook_id}/test sends `webhook.test` to that webhook, whatever its events and even while it is paused or disabled. It is tried once. GET /v1/webhooks/{webhook_id}/deliveries says what came of it.",
    "POST /v1/events/test sends an example of any event, marked `test: true`, to whoever listens with `plinth webhooks listen`. No webhook receives it.",
  ],
};

const LISTENING: GuidePart = {
  title: "Test webhooks on your machine",
  paragraphs: [
    "The command line of the TypeScript package, which you build in the repository of Plinth and install in your project, forwards what happens in your workspace to a port on your machine, signed like every delivery. It asks the service, so it also works behind a firewall.",
    "`listen` prints the `whsec_` secret that messages are signed with; it stays the same from one start to the next. Give it to your receiver, then trigger an example in another terminal. To sign with a secret of your own, give it as `--secret`.",
    "Each message is sent until your receiver answers 2xx, three times at most, after waits of 1 and 3 seconds; the messages behind it wait, so that their order stays. What was in vain is told with its address, the status or reason and what to do, and is not sent again.",
    "With `--json`, `listen` prints an object a line: first `listening`, `secret` and `forward_to`, then `event`, `id` and `forwarded` of each message, with `status` or `reason`. In a script, start `node_modules/.bin/plinth`: ending `npx` leaves the command behind it running.",
  ],
  commands: [
    "(cd ~/plinth && npm run client)",
    "npm install ~/plinth/clients/typescript",
    "npx plinth login --url https://plinth.example",
    "npx plinth webhooks listen --forward-to http://localhost:3000/hook",
    "npx plinth webhooks trigger audit.completed",
  ].join("\n"),
};
