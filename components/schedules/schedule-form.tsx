"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { DEFAULT_DAYS, LookbackField, readDays } from "#components/audits/lookback-field.tsx";
import { internalPath } from "#components/internal-paths.ts";
import { Button } from "#components/ui/button.tsx";
import { FailureAlert } from "#components/ui/failure-alert.tsx";
import { errorsOf, errorWithin } from "#components/ui/field-errors.ts";
import { useErrorFocus } from "#components/ui/use-error-focus.ts";
import { useSending } from "#components/ui/use-sending.ts";
import type { Platform } from "#lib/formula/names.ts";
import { PLATFORM_WORDS } from "#lib/formula/platform-words.ts";
import { ANYTHING, fetchJson } from "#lib/http/fetch-json.ts";
import type { ScheduleBody, ScheduleView } from "#lib/schedules/schemas.ts";
import type { Plan } from "#lib/schedules/values.ts";
import { AddressesField } from "./addresses-field.tsx";
import { CheckBoxes } from "./check-boxes.tsx";
import { PlanFields } from "./plan-fields.tsx";

export type FormFacts = {
  platforms: Platform[];
  people: { id: string; name: string }[];
  /** Only owners and admins write down addresses outside. */
  canWriteAddresses: boolean;
  /** "Berlin time" */
  zone: string;
};

type Props = FormFacts & {
  workspaceId: string;
  /** What is changed; a new one begins with Monday morning. */
  initial?: ScheduleView;
  onDone?: () => void;
};

const NEW: Plan = { every: "week", day: 1, hour: 8 };

/** When audits run by themselves, of what, and who gets their reports. */
export function ScheduleForm({ workspaceId, initial, onDone, ...facts }: Props) {
  const router = useRouter();
  const [plan, setPlan] = useState<Plan>(initial ?? NEW);
  const [days, setDays] = useState(initial ? daysOf(initial.lookback_days) : DEFAULT_DAYS);
  const [platforms, setPlatforms] = useState<string[]>(initial?.platforms ?? []);
  const [members, setMembers] = useState<string[]>(initial?.members ?? []);
  const [addresses, setAddresses] = useState((initial?.addresses ?? []).join("\n"));
  const lookback = readDays(days);
  const save = useSending(async (body: ScheduleBody) => {
    const path = initial
      ? internalPath("/internal/workspaces/[workspace_id]/schedules/[schedule_id]", {
          workspace_id: workspaceId,
          schedule_id: initial.id,
        })
      : internalPath("/internal/workspaces/[workspace_id]/schedules", { workspace_id: workspaceId });
    await fetchJson(ANYTHING, path, body, initial ? "PATCH" : "POST");
    router.refresh();
    onDone?.();
    return true;
  });
  const form = useErrorFocus(save.error);
  const errors = errorsOf(save.error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (lookback === null) return;
    const { every, day, hour } = plan;
    const named = addresses.split(/[\s,;]+/).filter(Boolean);
    const chosen = { platforms: platforms as Platform[], members, addresses: named };
    void save.send({ every, day, hour, lookback_days: lookback, ...chosen });
  };
  const addressError = errorWithin(errors, "/addresses") ?? errorWithin(errors, "/members");
  return (
    <form
      ref={form}
      onSubmit={submit}
      onChange={() => save.reset()}
      noValidate
      className="max-w-lg space-y-5"
    >
      <PlanFields plan={plan} onChange={setPlan} zone={facts.zone} />
      {facts.platforms.length > 1 && (
        <CheckBoxes
          legend="Platforms"
          hint="None chosen means all that are connected when it runs."
          choices={facts.platforms.map((id) => ({ id, name: PLATFORM_WORDS[id] }))}
          chosen={platforms}
          onChange={setPlatforms}
        />
      )}
      <LookbackField value={days} onChange={setDays} isWrong={lookback === null} />
      <CheckBoxes
        legend="Members who get the report"
        choices={facts.people}
        chosen={members}
        onChange={setMembers}
      />
      <AddressesField
        value={addresses}
        onChange={setAddresses}
        readOnly={!facts.canWriteAddresses}
        error={addressError}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" aria-disabled={save.isPending}>
          {save.isPending ? "Saving …" : initial ? "Save changes" : "Plan audits"}
        </Button>
        {onDone && (
          <Button look="quiet" onClick={onDone}>
            Cancel
          </Button>
        )}
      </div>
      {save.error && !addressError && <FailureAlert error={save.error} title="Not saved" />}
    </form>
  );
}

function daysOf(days: number) {
  return [30, 90, 180, 365].includes(days)
    ? { given: days, custom: null }
    : { given: 90, custom: String(days) };
}
