import type { Delivery } from "./schemas.ts";

const MAX_LENGTH = 1_000;

/**
 * Deliveries with the beginning of each answer's body only, followed by "…" where there is more: a page
 * that asks again every few seconds does not carry megabytes.
 */
export function truncateResponses(deliveries: Delivery[]): Delivery[] {
  return deliveries.map((delivery) => {
    const attempts = delivery.attempts.map((attempt) => {
      return { ...attempt, response: attempt.response && truncate(attempt.response) };
    });
    return { ...delivery, attempts };
  });
}

function truncate(text: string): string {
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH).toWellFormed()}…` : text;
}
