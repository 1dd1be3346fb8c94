"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useEffect, useRef } from "react";
import { internalPath, type WebhookIds } from "#components/internal-paths.ts";
import { POLL_MS } from "#components/ui/next-change.ts";
import type { Page } from "#components/ui/read-search.ts";
import { usePolling } from "#components/ui/use-polling.ts";
import { fetchJson } from "#lib/http/fetch-json.ts";
import type { DeliveryLog, WebhookDetails } from "#lib/webhooks/schemas.ts";
import { asDeliveryLog, asWebhookDetails } from "./answers.ts";
import { asLogQuery, type LogFilter } from "./log-filter.ts";

export type LogQuery = { filter: LogFilter; page: Page };

type Known = {
  webhook: WebhookDetails;
  /** Null where the server could not read it. */
  list: DeliveryLog | null;
};

/** A webhook and a part of its log, as the server rendered them and then as they become. */
export function useWebhook(ids: WebhookIds, { query, ...initial }: Known & { query: LogQuery }) {
  const router = useRouter();
  const queries = useQueryClient();
  const part = { limit: query.page.limit, offset: query.page.offset, ...asLogQuery(query.filter) };
  const { data = initial, error } = usePolling<Known>({
    key: ["webhook", ids, part],
    load: async () => {
      const [webhook, list] = await Promise.all([
        fetchJson(
          asWebhookDetails,
          internalPath("/internal/workspaces/[workspace_id]/webhooks/[webhook_id]", ids),
        ),
        fetchJson(
          asDeliveryLog,
          internalPath("/internal/workspaces/[workspace_id]/webhooks/[webhook_id]/deliveries", ids, part),
        ),
      ]);
      return { webhook, list };
    },
    initial,
    // An active one may be sent something at any time.
    intervalMs: ({ webhook: { status }, list }) => {
      const change = list?.next_change ?? "later";
      return POLL_MS[change === "never" && status === "active" ? "later" : change];
    },
  });
  const { webhook, list } = data;
  const before = useRef(webhook.status);
  useEffect(() => {
    // A disabling comes with a notice, which the server renders.
    if (before.current !== webhook.status && webhook.status === "disabled") router.refresh();
    before.current = webhook.status;
  }, [webhook.status, router]);
  const reload = () => queries.invalidateQueries({ queryKey: ["webhook", ids] });
  return { webhook, list, pollError: error, reload };
}
