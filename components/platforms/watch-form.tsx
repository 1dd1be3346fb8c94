"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useId, useRef, useState } from "react";
import { internalPath } from "#components/internal-paths.ts";
import { Alert } from "#components/ui/alert.tsx";
import { Button } from "#components/ui/button.tsx";
import { FailureAlert } from "#components/ui/failure-alert.tsx";
import { Field } from "#components/ui/field.tsx";
import { SelectField } from "#components/ui/select-field.tsx";
import { PLATFORMS } from "#lib/formula/names.ts";
import { PLATFORM_WORDS } from "#lib/formula/platform-words.ts";
import { fetchJson } from "#lib/http/fetch-json.ts";
import type { WatchedProfile } from "#lib/platforms/schemas.ts";
import { asWatchedProfile } from "./answers.ts";

const OPTIONS = PLATFORMS.map((value) => ({ value, label: PLATFORM_WORDS[value] }));

/** Takes a platform and a handle, and says at once whether that profile is read or has to be imported. */
export function WatchForm({ workspaceId }: { workspaceId: string }) {
  const router = useRouter();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [missing, setMissing] = useState<string | null>(null);
  const path = internalPath("/internal/workspaces/[workspace_id]/watched", { workspace_id: workspaceId });
  const watch = useMutation({
    mutationFn: (body: Record<string, unknown>) => fetchJson(asWatchedProfile, path, body, "POST"),
    onSuccess: () => {
      form.current?.reset();
      router.refresh();
    },
  });
  const send = (data: FormData) => {
    const handle = `${data.get("handle") ?? ""}`.trim();
    setMissing(handle ? null : "Enter the profile's name as it appears in the address of its page.");
    if (handle && !watch.isPending) watch.mutate({ platform: data.get("platform"), handle });
  };
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send(new FormData(event.currentTarget));
      }}
      className="space-y-4"
    >
      <div className="grid gap-4 sm:grid-cols-[12rem_minmax(0,20rem)_auto] sm:items-start">
        <SelectField label="Platform" name="platform" id={`${id}-platform`} options={OPTIONS} />
        <Field
          label="Handle"
          name="handle"
          id={`${id}-handle`}
          placeholder="@name"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={101}
          error={missing}
        />
        <Button
          type="submit"
          aria-disabled={watch.isPending}
          className="min-h-11! sm:mt-6.5 sm:justify-self-start"
        >
          {watch.isPending ? "Looking it up …" : "Watch"}
        </Button>
      </div>
      {watch.error && <FailureAlert error={watch.error} title="Not watched" />}
      {watch.data && <Added added={watch.data} />}
    </form>
  );
}

function Added({ added }: { added: WatchedProfile }) {
  const name = `@${added.handle} on ${PLATFORM_WORDS[added.platform]}`;
  if (added.reading === "nightly")
    return (
      <Alert tone="good" title={`${name} is watched`}>
        <p>It is being read now, and will be every night from now on.</p>
      </Alert>
    );
  return (
    <Alert tone="fair" title={`${name} is watched, but not read`}>
      <p>{added.why}</p>
    </Alert>
  );
}
