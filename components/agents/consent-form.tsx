"use client";

import { type FormEvent, useId, useState } from "react";
import { internalPath } from "#components/internal-paths.ts";
import { Button } from "#components/ui/button.tsx";
import { buttonClass } from "#components/ui/button-class.ts";
import { FailureAlert } from "#components/ui/failure-alert.tsx";
import { FieldError } from "#components/ui/field-error.tsx";
import { keepEarlyInput } from "#components/ui/keep-early-input.ts";
import { SelectField } from "#components/ui/select-field.tsx";
import { useSending } from "#components/ui/use-sending.ts";
import type { AuthorizationParameters } from "#lib/agents/schemas.ts";
import { fetchJson } from "#lib/http/fetch-json.ts";
import { SCOPE_WORDS } from "./scope-words.ts";

type Props = {
  /** As the program sent the browser here. */
  asked: AuthorizationParameters;
  workspaces: readonly { id: string; name: string }[];
  scopes: readonly string[];
  /** Where the answer goes. */
  host: string;
  isOwnMachine: boolean;
  /** The address that tells the program that it was refused. */
  refuse: string;
};

/** Reads where the browser goes next without the schema, which this page does not load. */
const GO_TO = {
  parse: (answer: unknown): string => {
    const { go_to } = (answer ?? {}) as { go_to?: unknown };
    if (typeof go_to !== "string") throw new Error("The answer holds no address.");
    return go_to;
  },
};

/** What a program asks for, and the member's answer. */
export function ConsentForm({ asked, workspaces, scopes, host, isOwnMachine, refuse }: Props) {
  const [isEmpty, setEmpty] = useState(false);
  const allow = useSending(async ({ workspaceId, allowed }: { workspaceId: string; allowed: string[] }) => {
    const path = internalPath("/internal/workspaces/[workspace_id]/agents", { workspace_id: workspaceId });
    window.location.assign(await fetchJson(GO_TO, path, { ...asked, allowed }));
    return true;
  });
  const isGoing = allow.isPending || allow.data === true;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const allowed = data.getAll("allowed").map(String);
    setEmpty(allowed.length === 0);
    if (allowed.length > 0 && !isGoing)
      void allow.send({ workspaceId: String(data.get("workspace")), allowed });
  };
  return (
    <form onSubmit={submit} noValidate className="space-y-5">
      <SelectField
        label="Workspace"
        name="workspace"
        options={workspaces.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <ScopeBoxes scopes={scopes} isEmpty={isEmpty} />
      <p className="text-sm leading-relaxed text-soft">
        The answer goes to <span className="break-all text-ink">{host}</span>
        {isOwnMachine && ", a program on this computer"}. What you allow lasts until you disconnect the agent
        under Settings, API keys.
      </p>
      {allow.error && <FailureAlert error={allow.error} title="Not connected" />}
      {allow.data ? (
        <p role="status" className="text-sm leading-relaxed">
          Connected. Go back to the program if nothing happens; you can close this page.
        </p>
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button type="submit" aria-disabled={isGoing}>
            {isGoing ? "Connecting …" : "Allow"}
          </Button>
          <a href={refuse} className={buttonClass("quiet")}>
            Refuse
          </a>
        </div>
      )}
    </form>
  );
}

/** What is asked for, each to be left out. */
function ScopeBoxes({ scopes, isEmpty }: { scopes: readonly string[]; isEmpty: boolean }) {
  const wrong = useId();
  return (
    <fieldset aria-describedby={isEmpty ? wrong : undefined}>
      <legend className="text-sm font-medium">What it may do there</legend>
      <div className="mt-1 divide-y divide-line">
        {scopes.map((scope) => (
          <label key={scope} className="flex min-h-11 items-center gap-3 py-2 text-sm">
            <input
              ref={keepEarlyInput}
              type="checkbox"
              name="allowed"
              value={scope}
              defaultChecked
              aria-invalid={isEmpty}
              className="size-6 shrink-0 accent-accent"
            />
            <span className="min-w-0 flex-1">
              {SCOPE_WORDS[scope]?.label ?? <code className="font-mono">{scope}</code>}
              <span className="block text-soft">{SCOPE_WORDS[scope]?.about}</span>
            </span>
          </label>
        ))}
      </div>
      {isEmpty && (
        <p id={wrong} className="mt-1 text-sm">
          <FieldError>Must be one at least; to allow nothing, refuse.</FieldError>
        </p>
      )}
    </fieldset>
  );
}
