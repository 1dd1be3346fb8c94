"use client";

import { useMutation } from "@tanstack/react-query";
import { RotateCw } from "lucide-react";
import { internalPath, type WebhookIds } from "#components/internal-paths.ts";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { Disclosure } from "#components/ui/disclosure.tsx";
import { FailureAlert } from "#components/ui/failure-alert.tsx";
import { formatMoment, formatPlural } from "#components/ui/format.ts";
import { Pages } from "#components/ui/pages.tsx";
import { PollAlert } from "#components/ui/poll-alert.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import { Time } from "#components/ui/time.tsx";
import { fetchJson } from "#lib/http/fetch-json.ts";
import type { Delivery, DeliveryLog as Log } from "#lib/webhooks/schemas.ts";
import { asNewDelivery } from "./answers.ts";
import { AttemptList, answerWords } from "./attempt-list.tsx";
import { DeliveryContents } from "./delivery-contents.tsx";
import { isNarrowed, logHref } from "./log-filter.ts";
import { LogFilters } from "./log-filters.tsx";
import { ReplayRange } from "./replay-range.tsx";
import { DeliveryBadge } from "./status-badge.tsx";
import type { LogQuery } from "./use-webhook.ts";

type Props = {
  ids: WebhookIds;
  path: string;
  list: Log;
  query: LogQuery;
  pollError: Error | null;
  canSend: boolean;
  onSent: () => void;
};

/** What was sent to a webhook and is to be sent, with every attempt; the filter lives in the address. */
export function DeliveryLog({ ids, path, list, query, pollError, canSend, onSent }: Props) {
  const replay = useMutation({
    mutationFn: (id: string) =>
      fetchJson(
        asNewDelivery,
        internalPath(
          "/internal/workspaces/[workspace_id]/webhooks/[webhook_id]/deliveries/[delivery_id]/replay",
          { ...ids, delivery_id: id },
        ),
        {},
      ),
    onSuccess: onSent,
  });
  const isFiltered = isNarrowed(query.filter);
  return (
    <Card id="deliveries" title="Deliveries">
      <div className="mb-5">
        {(list.total > 0 || isFiltered) && <LogFilters path={path} filter={query.filter} />}
        {canSend && (list.total > 0 || isFiltered) && (
          <ReplayRange ids={ids} filter={query.filter} onSent={onSent} />
        )}
      </div>
      <p role="status" className="sr-only">
        {replay.isSuccess && "The message is being sent again"}
      </p>
      <PollAlert error={pollError} className="mb-3" />
      {replay.error && <FailureAlert error={replay.error} title="Not replayed" />}
      {list.total === 0 ? (
        <p className="text-sm text-soft">
          {isFiltered ? (
            <>
              There is no such delivery. <TextLink href={path}>Show all deliveries</TextLink>
            </>
          ) : (
            "Nothing has been sent yet. A test shows at once whether the receiver answers."
          )}
        </p>
      ) : (
        <ol className="divide-y divide-line">
          {list.deliveries.map((delivery) => (
            <Entry
              key={delivery.id}
              ids={ids}
              delivery={delivery}
              onReplay={canSend && delivery.status !== "pending" ? () => replay.mutate(delivery.id) : null}
            />
          ))}
        </ol>
      )}
      <Pages
        name="Pages of deliveries"
        path={logHref(path, query.filter)}
        page={query.page}
        total={list.total}
      />
    </Card>
  );
}

type EntryProps = { ids: WebhookIds; delivery: Delivery; onReplay: (() => void) | null };

function Entry({ ids, delivery, onReplay }: EntryProps) {
  const { event, message_id, status, attempts, next_attempt_at: next, created_at } = delivery;
  const last = attempts.at(-1);
  return (
    <li className="min-w-0 py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 space-y-1 text-sm">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <code className="font-mono font-medium break-all">{event}</code>
            <DeliveryBadge status={status} />
          </p>
          <p className="text-soft">
            <Time at={created_at} />
            {last && ` · ${answerWords(last)}`}
            {next && (
              <>
                {" "}
                · next attempt <Time at={next} />
              </>
            )}
          </p>
          <p className="text-xs text-faint">
            Message <code className="font-mono break-all">{message_id}</code>
          </p>
        </div>
        {onReplay && (
          <Button
            look="quiet"
            aria-label={`Replay ${event} of ${formatMoment(created_at)}`}
            onClick={onReplay}
          >
            <RotateCw aria-hidden="true" className="size-4" />
            Replay
          </Button>
        )}
      </div>
      {attempts.length > 0 && (
        <Disclosure label={formatPlural(attempts.length, "attempt")} className="mt-1">
          <AttemptList attempts={attempts} />
        </Disclosure>
      )}
      <DeliveryContents ids={ids} delivery={delivery} />
    </li>
  );
}
