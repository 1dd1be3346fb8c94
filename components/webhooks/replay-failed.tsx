"use client";

import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { internalPath, type WebhookIds } from "#components/internal-paths.ts";
import { Alert } from "#components/ui/alert.tsx";
import { buttonClass } from "#components/ui/button-class.ts";
import { Confirm } from "#components/ui/confirm.tsx";
import { Field } from "#components/ui/field.tsx";
import { formatPlural } from "#components/ui/format.ts";
import { fetchJson } from "#lib/http/fetch-json.ts";
import { asReplayedRange } from "./answers.ts";

/** Sends again what could not be delivered since a time, after asking. */
export function ReplayFailed({ ids, onSent }: { ids: WebhookIds; onSent: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const [since, setSince] = useState("");
  const replay = useMutation({
    mutationFn: () =>
      fetchJson(asReplayedRange, internalPath("webhookReplay", ids), { since: since && `${since}:00Z` }),
    onSuccess: () => {
      setOpen(false);
      onSent();
    },
  });
  const open = (next: boolean) => {
    if (next) {
      replay.reset();
      setSince(new Date(Date.now() - 86_400_000).toISOString().slice(0, 16));
    }
    setOpen(next);
  };
  return (
    <div className="mb-4 space-y-3">
      <Confirm
        trigger="Replay all failed …"
        triggerClassName={buttonClass("quiet")}
        title="Replay all failed?"
        action={replay.isPending ? "Replaying …" : "Replay"}
        isOpen={isOpen}
        onOpenChange={open}
        isPending={replay.isPending}
        error={replay.error}
        onConfirm={() => replay.mutate()}
      >
        <p>
          Messages that have failed since then and were not delivered are sent again, once each, up to 1,000
          at a time; tests are left out. The log goes back 30 days.
        </p>
        <Field
          label="Failed since (UTC)"
          name="since"
          type="datetime-local"
          value={since}
          onChange={(event) => setSince(event.target.value)}
        />
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
