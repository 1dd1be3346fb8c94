import { MAX_FRESH_DAYS } from "../platforms/list-platform-facts.ts";
import type { Attention, PortfolioEntry } from "./schemas.ts";

type Facts = Pick<PortfolioEntry, "sources" | "silentDays" | "failingWebhooks" | "crisis" | "emptyPhase">;

/** What of a workspace needs somebody, the most urgent first. One without any source waits for its first file. */
export function findAttention({
  sources,
  silentDays,
  failingWebhooks,
  crisis,
  emptyPhase,
}: Facts): Attention[] {
  const isSilent = sources.all > 0 && (silentDays === null || silentDays > MAX_FRESH_DAYS);
  const found: [Attention, boolean][] = [
    ["crisis", crisis !== null],
    ["broken", sources.broken > 0],
    ["webhook", failingWebhooks > 0],
    ["silent", isSilent],
    ["phase", emptyPhase !== null],
    ["empty", sources.all === 0],
  ];
  return found.flatMap(([name, isThere]) => (isThere ? [name] : []));
}
