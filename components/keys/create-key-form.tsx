"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useEffect, useState } from "react";
import { internalPath } from "#components/internal-paths.ts";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { FailureAlert } from "#components/ui/failure-alert.tsx";
import { Field } from "#components/ui/field.tsx";
import { errorsOf, errorWithin } from "#components/ui/field-errors.ts";
import { SelectField } from "#components/ui/select-field.tsx";
import { useErrorFocus } from "#components/ui/use-error-focus.ts";
import { useSending } from "#components/ui/use-sending.ts";
import type { NewKeyBody } from "#lib/api-keys/schemas.ts";
import { fetchJson } from "#lib/http/fetch-json.ts";
import { AddressesField } from "./addresses-field.tsx";
import { MADE_KEY } from "./made-key.ts";
import NewKey from "./new-key.tsx";
import { ScopeFields } from "./scope-fields.tsx";

export type CreateKeyProps = {
  workspaceId: string;
  /** Of the API. */
  baseUrl: string;
  /** The first day on which a key can end, YYYY-MM-DD. */
  today: string;
};
type Props = CreateKeyProps & {
  /** Whether a press has opened it, which is gone then. */
  takesFocus: boolean;
};

const KINDS = [
  { value: "live", label: "Live key" },
  { value: "test", label: "Test key" },
];
const A_DAY = "day";
const ENDS = [
  { value: "30", label: "In 30 days" },
  { value: "90", label: "In 90 days" },
  { value: "365", label: "In 365 days" },
  { value: A_DAY, label: "On a day" },
  { value: "never", label: "Never" },
];

/** Makes a key; it is shown once, in the form's place. */
export default function CreateKeyForm({ workspaceId, baseUrl, today, takesFocus }: Props) {
  const router = useRouter();
  const [ends, setEnds] = useState("90");
  const create = useSending(async (body: NewKeyBody & { mode: string }) => {
    const path = internalPath("/internal/workspaces/[workspace_id]/keys", { workspace_id: workspaceId });
    const { key } = await fetchJson(MADE_KEY, path, body);
    router.refresh();
    return key;
  });
  const form = useErrorFocus(create.error);
  useEffect(() => {
    if (takesFocus) form.current?.querySelector("input")?.focus();
  }, [form, takesFocus]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const text = (name: string) => String(data.get(name) ?? "");
    const scopes = data.getAll("scopes") as NewKeyBody["scopes"];
    void create.send({
      mode: text("mode"),
      name: text("name"),
      scopes,
      ends: ends === A_DAY ? text("day") : ends,
      addresses: text("addresses")
        .split(/[\s,]+/)
        .filter(Boolean),
    });
  };
  if (create.data) {
    return (
      <Card id="create" title="Key created">
        <div className="space-y-5">
          <NewKey made={create.data} baseUrl={baseUrl} />
          <Button look="quiet" onClick={create.reset}>
            Create another
          </Button>
        </div>
      </Card>
    );
  }
  const errors = errorsOf(create.error);
  const at = (field: string) => errorWithin(errors, field);
  const isAtField = ["/name", "/scopes", "/ends", "/addresses"].some(at);
  return (
    <Card id="create" title="Create a key">
      <form ref={form} onSubmit={submit} noValidate className="max-w-lg space-y-5">
        <SelectField label="Kind" name="mode" id="key-kind" options={KINDS} />
        <Field
          label="Name"
          name="name"
          id="key-name"
          autoComplete="off"
          maxLength={80}
          error={at("/name")}
          required
          hint="What will use it, such as “Reporting” or “Website”. You then know which one to replace or revoke."
        />
        <ScopeFields error={at("/scopes")} />
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField
            label="Expires"
            name="ends"
            value={ends}
            onChange={(event) => setEnds(event.currentTarget.value)}
            options={ENDS}
          />
          {ends === A_DAY && (
            <Field
              label="Last day"
              name="day"
              type="date"
              min={today}
              required
              error={at("/ends")}
              hint="It works until the end of this day, UTC."
            />
          )}
        </div>
        <AddressesField errors={errors} />
        <Button type="submit" aria-disabled={create.isPending}>
          {create.isPending ? "Creating …" : "Create key"}
        </Button>
        {create.error && !isAtField && <FailureAlert error={create.error} title="Not created" />}
      </form>
    </Card>
  );
}
