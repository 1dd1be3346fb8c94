"use client";

import { useRouter } from "next/navigation";
import type { FormEvent } from "react";
import { internalPath } from "#components/internal-paths.ts";
import { Alert } from "#components/ui/alert.tsx";
import { Button } from "#components/ui/button.tsx";
import { FailureAlert } from "#components/ui/failure-alert.tsx";
import { Field } from "#components/ui/field.tsx";
import { useErrorFocus } from "#components/ui/use-error-focus.ts";
import { useFirstFocus } from "#components/ui/use-first-focus.ts";
import { useSending } from "#components/ui/use-sending.ts";
import { ANYTHING, fetchJson } from "#lib/http/fetch-json.ts";
import type { SettingsInput } from "#lib/workspaces/schemas.ts";
import { IndustryField } from "./industry-field.tsx";

export type SettingsFormProps = { workspaceId: string; name: string; industry: string | null };

/** Name and industry of the workspace. */
export default function SettingsForm({ workspaceId, name, industry }: SettingsFormProps) {
  const router = useRouter();
  const path = internalPath("/internal/workspaces/[workspace_id]/settings", { workspace_id: workspaceId });
  const save = useSending(async (settings: SettingsInput) => {
    await fetchJson(ANYTHING, path, settings, "PATCH");
    router.refresh();
    return true;
  });
  const form = useErrorFocus(save.error);
  useFirstFocus(form);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    void save.send({ name: String(data.get("name") ?? ""), industry: String(data.get("industry") ?? "") });
  };
  return (
    <form ref={form} onSubmit={submit} onChange={() => save.reset()} className="max-w-lg space-y-5">
      <Field label="Name" name="name" defaultValue={name} required maxLength={200} />
      <IndustryField
        label="Industry"
        defaultValue={industry ?? ""}
        hint="Audits compare you with other workspaces here in the same industry, once there are 20 of them."
      />
      <Button type="submit" aria-disabled={save.isPending}>
        {save.isPending ? "Saving …" : "Save"}
      </Button>
      {save.data && <Alert tone="good" title="Saved" isUrgent />}
      {save.error && <FailureAlert error={save.error} title="Not saved" />}
    </form>
  );
}
