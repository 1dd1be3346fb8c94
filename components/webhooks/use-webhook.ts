"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useEffect, useRef } from "react";
import { internalPath, type WebhookIds } from "#components/internal-paths.ts";
import type { Page } from "#components/ui/read-search.ts";
import { fetchJson, isFailure } from "#lib/http/fetch-json.ts";
import { type Delivery, DeliveryList, WebhookDetails } from "#lib/webhooks/schemas.ts";

const SOON_MS = 4_000;
const LATER_MS = 30_000;

export type LogQuery = { status: Delivery["status"] | undefined; page: Page };

/** A webhook and a part of its log, as the server rendered them and then as they become. */
export function useWebhook(
  ids: WebhookIds,
  initial: { webhook: WebhookDetails; list: DeliveryList; query: LogQuery },
) {
  const router = useRouter();
  const queries = useQueryClient();
  const { status, page } = initial.query;
  const part = { limit: page.limit, offset: page.offset, status };
  const log = useQuery({
    queryKey: ["webhook", ids, "log", part],
    queryFn: () => fetchJson(DeliveryList, internalPath("deliveries", ids, part)),
    initialData: initial.list,
    retry: false,
    refetchInterval: ({ state }) => {
      if (isFailure(state.error) && [401, 404].includes(state.error.status)) return false;
      return state.data?.deliveries.some(isMoving) ? SOON_MS : LATER_MS;
    },
  });
  const isBusy = log.data.deliveries.some(isMoving);
  const { data: webhook } = useQuery({
    queryKey: ["webhook", ids, "details"],
    queryFn: () => fetchJson(WebhookDetails, internalPath("webhook", ids)),
    initialData: initial.webhook,
    retry: false,
    refetchInterval: isBusy ? SOON_MS : LATER_MS,
  });
  const before = useRef(webhook.status);
  useEffect(() => {
    // A disabling comes with a notice, which the server renders.
    if (before.current !== webhook.status && webhook.status === "disabled") router.refresh();
    before.current = webhook.status;
  }, [webhook.status, router]);
  const reload = () => queries.invalidateQueries({ queryKey: ["webhook", ids] });
  return { webhook, list: log.data, pollError: log.error, reload };
}

/** Whether something becomes of a delivery within the next minute. */
function isMoving({ status, next_attempt_at: next }: Delivery): boolean {
  return status === "pending" && (next === null || Date.parse(next) < Date.now() + 60_000);
}
