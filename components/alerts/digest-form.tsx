"use client";

import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { internalPath } from "#components/internal-paths.ts";
import { ZoneField } from "#components/region/zone-field.tsx";
import { Alert } from "#components/ui/alert.tsx";
import { Button } from "#components/ui/button.tsx";
import { FailureAlert } from "#components/ui/failure-alert.tsx";
import { errorAt, errorsOf } from "#components/ui/field-errors.ts";
import { SelectField } from "#components/ui/select-field.tsx";
import { useFirstFocus } from "#components/ui/use-first-focus.ts";
import { useSending } from "#components/ui/use-sending.ts";
import { ANYTHING, fetchJson } from "#lib/http/fetch-json.ts";
import type { Digest } from "#lib/weekly-digest/schemas.ts";
import { WEEKDAY_WORDS } from "#lib/weekly-digest/values.ts";

const HOURS = Array.from({ length: 24 }, (_, hour) => {
  return { value: String(hour), label: `${String(hour).padStart(2, "0")}:00` };
});
const DAYS = WEEKDAY_WORDS.map((label, at) => ({ value: String(at + 1), label }));

/** One's own weekly digest of the workspace: on or off, and when it comes. */
export default function DigestForm({ workspaceId, digest }: { workspaceId: string; digest: Digest }) {
  const router = useRouter();
  const [draft, setDraft] = useState(digest);
  const form = useRef<HTMLFormElement>(null);
  useFirstFocus(form);
  const save = useSending(async (wanted: Digest) => {
    const { is_on, weekday, hour, time_zone } = wanted;
    const path = internalPath("/internal/workspaces/[workspace_id]/digest", { workspace_id: workspaceId });
    await fetchJson(ANYTHING, path, { is_on, weekday, hour, time_zone }, "PATCH");
    router.refresh();
    return is_on;
  });
  const change = (to: Partial<Digest>) => {
    save.reset();
    setDraft({ ...draft, ...to });
  };
  return (
    <form
      ref={form}
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault();
        void save.send(draft);
      }}
    >
      <label className="flex min-h-11 items-center gap-3 text-sm">
        <input
          type="checkbox"
          name="is_on"
          checked={draft.is_on}
          onChange={(event) => change({ is_on: event.currentTarget.checked })}
          className="size-6 shrink-0 accent-accent"
        />
        <span>
          Email me a weekly summary
          <span className="block text-soft">
            The score with a picture of its weeks, pillars, best and weakest post, what to do next, critical
            comments and goals. Only you get it, and each mail has a link that stops it.
          </span>
        </span>
      </label>
      {draft.is_on && (
        <div className="grid max-w-2xl gap-4 sm:grid-cols-[10rem_8rem_minmax(0,1fr)]">
          <SelectField
            label="Day"
            name="weekday"
            value={String(draft.weekday)}
            onChange={(event) => change({ weekday: Number(event.target.value) })}
            options={DAYS}
          />
          <SelectField
            label="Time"
            name="hour"
            value={String(draft.hour)}
            onChange={(event) => change({ hour: Number(event.target.value) })}
            options={HOURS}
          />
          <ZoneField
            value={draft.time_zone}
            onChange={(time_zone) => change({ time_zone })}
            readOnly={false}
            error={errorAt(errorsOf(save.error), "/time_zone")}
          />
        </div>
      )}
      <Button type="submit" aria-disabled={save.isPending}>
        {save.isPending ? "Saving …" : "Save digest"}
      </Button>
      {save.data !== null && (
        <Alert tone="good" title={save.data ? "The digest is on" : "The digest is off"} isUrgent />
      )}
      {save.error && <FailureAlert error={save.error} title="Not saved" />}
    </form>
  );
}
