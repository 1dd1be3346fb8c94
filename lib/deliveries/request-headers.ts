/** What every message is sent with. */
export const CONSTANT_HEADERS = {
  "content-type": "application/json",
  "user-agent": "Plinth-Webhooks/1",
} as const;
