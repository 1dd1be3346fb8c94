"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { internalPath } from "#components/internal-paths.ts";
import { Alert } from "#components/ui/alert.tsx";
import { Button } from "#components/ui/button.tsx";
import { FailureAlert } from "#components/ui/failure-alert.tsx";
import { Field } from "#components/ui/field.tsx";
import { errorAt, errorsOf, errorWithin } from "#components/ui/field-errors.ts";
import { SelectField } from "#components/ui/select-field.tsx";
import { useErrorFocus } from "#components/ui/use-error-focus.ts";
import { useSending } from "#components/ui/use-sending.ts";
import { fetchJson } from "#lib/http/fetch-json.ts";
import type { NewWorkspace, OwnAccount } from "#lib/workspaces/schemas.ts";
import { ColleaguesField } from "./colleagues-field.tsx";
import { IndustryField } from "./industry-field.tsx";

// Checked by hand: a form loads no library for one word.
const MADE = {
  parse: (answer: unknown): string => {
    const id = (answer as { workspace_id?: unknown } | null)?.workspace_id;
    if (typeof id !== "string") throw new Error("the answer names no workspace");
    return id;
  },
};

/** An account in which the reader may make workspaces, with its plan as people read it. */
type Account = OwnAccount & { planName: string };

/** Name, industry and people of a new workspace; with several accounts, of which one. */
export function NewWorkspaceForm({ accounts }: { accounts: readonly [Account, ...Account[]] }) {
  const router = useRouter();
  const [first] = accounts;
  const [accountId, setAccountId] = useState(first.id);
  const account = accounts.find(({ id }) => id === accountId) ?? first;
  const [chosen, setChosen] = useState(() => usualOf(first));
  const make = useSending(async (input: NewWorkspace) => {
    const id = await fetchJson(MADE, internalPath("/internal/workspaces", {}), input);
    router.push(`/w/${id}/platforms`);
    return id;
  });
  const form = useErrorFocus(make.error);
  const errors = errorsOf(make.error);
  const isPending = make.isPending || make.data !== null;
  const choose = (id: string) => {
    setAccountId(id);
    setChosen(usualOf(accounts.find((one) => one.id === id) ?? first));
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const data = new FormData(event.currentTarget);
    const read = (name: string) => String(data.get(name) ?? "");
    const named = { name: read("name"), industry: read("industry") };
    void make.send({ account_id: account.id, ...named, members: chosen });
  };
  return (
    <form
      ref={form}
      onSubmit={submit}
      onChange={() => make.reset()}
      noValidate
      className="max-w-lg space-y-5"
    >
      {accounts.length > 1 && (
        <SelectField
          label="Account"
          name="account"
          value={account.id}
          onChange={({ target }) => choose(target.value)}
          options={accounts.map((one) => ({ value: one.id, label: `${one.name} · ${one.planName} plan` }))}
        />
      )}
      {isFull(account) ? (
        <NoPlace account={account} />
      ) : (
        <>
          <Field
            label="Name of the brand"
            name="name"
            required
            maxLength={200}
            autoComplete="off"
            error={errorAt(errors, "/name")}
          />
          <IndustryField
            label="Industry (optional)"
            error={errorAt(errors, "/industry")}
            hint="Audits compare you with other workspaces here in the same industry, once there are 20 of them."
          />
          {account.colleagues.length > 0 && (
            <ColleaguesField
              colleagues={account.colleagues}
              chosen={chosen}
              onChange={setChosen}
              error={errorWithin(errors, "/members")}
            />
          )}
          <Button type="submit" aria-disabled={isPending}>
            {isPending ? "Creating …" : "Create workspace"}
          </Button>
          {make.error && errors.length === 0 && <FailureAlert error={make.error} title="Not created" />}
        </>
      )}
    </form>
  );
}

/** Whoever only looks somewhere, or is not everywhere, is ticked by hand. */
function usualOf({ colleagues }: OwnAccount): string[] {
  return colleagues.filter(({ isUsual }) => isUsual).map(({ id }) => id);
}

function isFull({ workspaces: { used, limit } }: OwnAccount): boolean {
  return limit !== null && used >= limit;
}

function NoPlace({ account: { planName, workspaces } }: { account: Account }) {
  const { used, limit } = workspaces;
  const included = limit === 1 ? "1 workspace" : `${limit} workspaces`;
  return (
    <Alert tone="fair" title="No place left in this account">
      <p>
        The {planName} plan includes {included}, and {used === 1 ? "it is" : `all ${used} are`} in use. Ask
        the operator of this installation for a larger plan, or delete a workspace you no longer need.
      </p>
    </Alert>
  );
}
