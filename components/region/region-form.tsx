"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { internalPath } from "#components/internal-paths.ts";
import { Alert } from "#components/ui/alert.tsx";
import { Button } from "#components/ui/button.tsx";
import { FailureAlert } from "#components/ui/failure-alert.tsx";
import { errorsOf, errorWithin } from "#components/ui/field-errors.ts";
import { SelectField } from "#components/ui/select-field.tsx";
import { useErrorFocus } from "#components/ui/use-error-focus.ts";
import { useFirstFocus } from "#components/ui/use-first-focus.ts";
import { useSending } from "#components/ui/use-sending.ts";
import { ANYTHING, fetchJson } from "#lib/http/fetch-json.ts";
import type { Region } from "#lib/region/plain-region.ts";
import { LOCALES } from "#lib/region/values.ts";
import type { SettingsInput } from "#lib/workspaces/schemas.ts";
import { ZoneField } from "./zone-field.tsx";

export type RegionFormProps = { workspaceId: string; region: Region };

/** In which time zone the pages of the workspace tell times, and how they write numbers and dates. */
export default function RegionForm({ workspaceId, region }: RegionFormProps) {
  const router = useRouter();
  const [zone, setZone] = useState(region.timeZone);
  const save = useSending(async (settings: SettingsInput) => {
    await fetchJson(
      ANYTHING,
      internalPath("/internal/workspaces/[workspace_id]/settings", { workspace_id: workspaceId }),
      settings,
      "PATCH",
    );
    router.refresh();
    return true;
  });
  const form = useErrorFocus(save.error);
  useFirstFocus(form);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const locale = String(new FormData(event.currentTarget).get("locale")) as SettingsInput["locale"];
    void save.send({ time_zone: zone, locale });
  };
  const zoneError = errorWithin(errorsOf(save.error), "/time_zone");
  return (
    <form ref={form} onSubmit={submit} noValidate className="max-w-lg space-y-5">
      <ZoneField
        value={zone}
        error={zoneError}
        readOnly={false}
        onChange={(name) => {
          save.reset();
          setZone(name);
        }}
      />
      <SelectField
        label="Numbers and dates"
        name="locale"
        defaultValue={region.locale}
        onChange={() => save.reset()}
        options={LOCALES}
      />
      <Button type="submit" aria-disabled={save.isPending}>
        {save.isPending ? "Saving …" : "Save both"}
      </Button>
      {save.data && <Alert tone="good" title="Saved" isUrgent />}
      {save.error && !zoneError && <FailureAlert error={save.error} title="Not saved" />}
    </form>
  );
}
