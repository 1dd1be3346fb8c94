"use client";

import type { FormEvent } from "react";
import { internalPath } from "#components/internal-paths.ts";
import { Button } from "#components/ui/button.tsx";
import { FailureAlert } from "#components/ui/failure-alert.tsx";
import { Field } from "#components/ui/field.tsx";
import { errorAt, errorsOf } from "#components/ui/field-errors.ts";
import { useErrorFocus } from "#components/ui/use-error-focus.ts";
import { useSending } from "#components/ui/use-sending.ts";
import { fetchJson } from "#lib/http/fetch-json.ts";
import type { RecoveryCodes, SecondStepSecret } from "#lib/members/schemas.ts";
import { asRecoveryCodes } from "./answers.ts";

type Props = SecondStepSecret & { onDone: (codes: RecoveryCodes) => void; onCancel: () => void };

/** Hands an authenticator app its secret and takes a code of it. */
export default function SecondStepSetup({ secret, size, path, onDone, onCancel }: Props) {
  const confirm = useSending(async (code: string) =>
    onDone(await fetchJson(asRecoveryCodes, internalPath("/internal/second-step/confirm", {}), { code })),
  );
  const form = useErrorFocus(confirm.error);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void confirm.send(String(new FormData(event.currentTarget).get("code") ?? ""));
  };
  const errors = errorsOf(confirm.error);
  return (
    <form ref={form} method="post" onSubmit={submit} className="space-y-5">
      <p className="text-sm text-soft">Scan this with an authenticator app, or enter the key by hand.</p>
      {/* On white in the dark too: apps read dark squares on light. */}
      <svg
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label="QR code of the key below"
        shapeRendering="crispEdges"
        className="size-48 rounded-lg bg-white"
      >
        <path d={path} fill="black" />
      </svg>
      <p className="text-sm">
        Key:{" "}
        <code className="font-mono break-all" data-testid="second-step-key">
          {secret.replace(/(.{4})(?=.)/g, "$1 ")}
        </code>
      </p>
      <Field
        id="setup-code"
        label="Code from your app"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        maxLength={20}
        error={errorAt(errors, "/code")}
      />
      {confirm.error && errors.length === 0 && <FailureAlert error={confirm.error} title="Not switched on" />}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" aria-disabled={confirm.isPending}>
          Switch on
        </Button>
        <Button look="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
