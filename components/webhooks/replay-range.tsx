"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { internalPath, type WebhookIds } from "#components/internal-paths.ts";
import { Alert } from "#components/ui/alert.tsx";
import { buttonClass } from "#components/ui/button-class.ts";
import { Confirm } from "#components/ui/confirm.tsx";
import { Field } from "#components/ui/field.tsx";
import { formatCount, formatPlural } from "#components/ui/format.ts";
import { SelectField } from "#components/ui/select-field.tsx";
import { EVENT_TYPES } from "#lib/events/values.ts";
import { fetchJson } from "#lib/http/fetch-json.ts";
import { asReplayCount, asReplayedRange } from "./answers.ts";
import type { LogFilter } from "./log-filter.ts";

const DAY_MS = 86_400_000;
const EVENTS = [
  { value: "", label: "All events" },
  ...EVENT_TYPES.map((event) => ({ value: event, label: event })),
];

type Props = { ids: WebhookIds; filter: LogFilter; onSent: () => void };

/** Sends again what could not be delivered in a range of time, after saying how much that is and asking. */
export function ReplayRange({ ids, filter, onSent }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [range, setRange] = useState({ since: "", until: "", event: "" });
  const asked = {
    since: range.since && `${range.since}:00Z`,
    ...(range.until && { until: `${range.until}:59.999Z` }),
    ...(range.event && { event: range.event }),
  };
  const count = useQuery({
    queryKey: ["replay", ids, asked],
    queryFn: () =>
      fetchJson(
        asReplayCount,
        internalPath("/internal/workspaces/[workspace_id]/webhooks/[webhook_id]/replay", ids, asked),
      ),
    enabled: isOpen && range.since !== "",
    gcTime: 0,
  });
  const replay = useMutation({
    mutationFn: () =>
      fetchJson(
        asReplayedRange,
        internalPath("/internal/workspaces/[workspace_id]/webhooks/[webhook_id]/replay", ids),
        asked,
      ),
    onSuccess: () => {
      setOpen(false);
      onSent();
    },
  });
  const open = (next: boolean) => {
    if (next) {
      replay.reset();
      const since = filter.from ?? new Date(Date.now() - DAY_MS).toISOString().slice(0, 16);
      const event = EVENT_TYPES.find((name) => name === filter.event) ?? "";
      setRange({ since, until: filter.to ?? "", event });
    }
    setOpen(next);
  };
  const change = ({ target }: { target: { name: string; value: string } }) =>
    setRange({ ...range, [target.name]: target.value });
  const isNothing = count.data?.messages === 0;
  return (
    <div className="mt-4 space-y-3">
      <Confirm
        trigger="Replay failed …"
        triggerClassName={buttonClass("quiet")}
        title="Replay what failed?"
        action={replay.isPending ? "Replaying …" : "Replay"}
        isOpen={isOpen}
        onOpenChange={open}
        isPending={replay.isPending || isNothing}
        error={replay.error ?? count.error}
        onConfirm={() => replay.mutate()}
      >
        <p>
          Messages that failed in this time are sent again, once each, whatever number of deliveries failed:
          none that has arrived since, none that is pending, and no test. The log goes back 30 days.
        </p>
        <Field
          label="Failed since (UTC)"
          name="since"
          type="datetime-local"
          value={range.since}
          onChange={change}
        />
        <Field
          label="Until (UTC)"
          name="until"
          type="datetime-local"
          value={range.until}
          onChange={change}
          hint="Empty: until now."
        />
        <SelectField
          label="Event"
          name="event"
          id="replay-event"
          options={EVENTS}
          value={range.event}
          onChange={change}
        />
        <p role="status" className="font-medium text-ink">
          {count.data ? countWords(count.data) : count.isFetching ? "Counting …" : ""}
        </p>
      </Confirm>
      {replay.data && (
        <Alert tone="good" title={`${formatPlural(replay.data.replayed, "message")} sent again`} isUrgent>
          {replay.data.remaining > 0 && (
            <p>{formatPlural(replay.data.remaining, "more message")} failed: replay again.</p>
          )}
        </Alert>
      )}
    </div>
  );
}

function countWords({ messages, at_once: most }: { messages: number; at_once: number }): string {
  if (messages === 0) return "Nothing failed in this time that has not arrived since.";
  if (messages <= most) return `${formatPlural(messages, "message")} will be sent again.`;
  return `${formatCount(messages)} messages failed. The oldest ${formatCount(most)} will be sent again; then replay once more.`;
}
