import type { Delivery } from "./schemas.ts";

const MAX_CHARACTERS = 1_000;

/**
 * Deliveries with the beginning of each answer's body only, followed by "…" where there is more: a page
 * that asks again every few seconds does not carry megabytes.
 */
export function shortenResponses(deliveries: Delivery[]): Delivery[] {
  return deliveries.map((delivery) => {
    const attempts = delivery.attempts.map((attempt) => {
      return { ...attempt, response: attempt.response && shorten(attempt.response) };
    });
    return { ...delivery, attempts };
  });
}

function shorten(text: string): string {
  return text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS).toWellFormed()}…` : text;
}
