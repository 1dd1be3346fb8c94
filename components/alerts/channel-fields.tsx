"use client";

import { useRef } from "react";
import { Button } from "#components/ui/button.tsx";
import { Field } from "#components/ui/field.tsx";
import { FieldError } from "#components/ui/field-error.tsx";
import { errorWithin } from "#components/ui/field-errors.ts";
import { SelectField } from "#components/ui/select-field.tsx";
import { CHANNEL_WORDS } from "#lib/alerts/values.ts";
import type { FieldsProps } from "./kind-fields.tsx";
import type { AddressDraft } from "./rule-draft.ts";

export type MemberChoice = { user_id: string; name: string; email: string };

const ADDRESS_KINDS = (["slack", "teams", "https"] as const).map((value) => {
  return { value, label: CHANNEL_WORDS[value] };
});
const HINTS: Record<AddressDraft["kind"], string> = {
  slack: "The address of an incoming webhook of your Slack app.",
  teams: "The address of a workflow that posts to a channel when a webhook request is received.",
  https: "A public HTTPS address of yours. Requests are signed; you get the secret once you have saved.",
};

type Props = FieldsProps & {
  members: readonly MemberChoice[];
  /** Whether the installation can send mail. */
  hasMail: boolean;
};

/** Where a rule sends: members by email, and addresses. */
export function ChannelFields({ draft, change, errors, members, hasMail }: Props) {
  const made = useRef(0);
  const { addresses } = draft;
  const wrong = errorWithin(errors, "/channels");
  const setAddress = (key: string, to: Partial<AddressDraft>) =>
    change({ addresses: addresses.map((one) => (one.key === key ? { ...one, ...to } : one)) });
  const add = () => {
    made.current++;
    change({ addresses: [...addresses, { key: `new-${made.current}`, kind: "slack", text: "" }] });
  };
  return (
    <div className="space-y-5">
      <Members draft={draft} change={change} members={members} hasMail={hasMail} />
      {addresses.map((one) => (
        <AddressFields
          key={one.key}
          address={one}
          error={errorWithin(errors, `/channels/${draft.members.length + addresses.indexOf(one)}`)}
          onChange={(to) => setAddress(one.key, to)}
          onRemove={() => change({ addresses: addresses.filter(({ key }) => key !== one.key) })}
        />
      ))}
      <Button look="quiet" onClick={add}>
        Add an address
      </Button>
      {wrong && (
        <p className="text-sm">
          <FieldError>{wrong}</FieldError>
        </p>
      )}
    </div>
  );
}

type MembersProps = Pick<Props, "draft" | "change" | "members" | "hasMail">;

function Members({ draft, change, members, hasMail }: MembersProps) {
  const chosen = draft.members;
  return (
    <fieldset>
      <legend className="text-sm font-medium">By email to</legend>
      {!hasMail && (
        <p className="mt-1 text-sm text-soft">
          This installation has no mail server, so email does not arrive. Your operator can set one up.
        </p>
      )}
      <div className="mt-1 divide-y divide-line">
        {members.map(({ user_id, name, email }) => (
          <label key={user_id} className="flex min-h-11 items-center gap-3 py-2 text-sm">
            <input
              type="checkbox"
              name="members"
              value={user_id}
              checked={chosen.includes(user_id)}
              onChange={(event) =>
                change({
                  members: event.currentTarget.checked
                    ? [...chosen, user_id]
                    : chosen.filter((one) => one !== user_id),
                })
              }
              className="size-6 shrink-0 accent-accent"
            />
            <span className="min-w-0 flex-1 break-words">
              {name} <span className="text-soft">{email}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type AddressProps = {
  address: AddressDraft;
  error: string | null;
  onChange: (to: Partial<AddressDraft>) => void;
  onRemove: () => void;
};

function AddressFields({ address: { key, id, kind, text }, error, onChange, onRemove }: AddressProps) {
  const isKept = id !== undefined;
  return (
    <div className="grid gap-3 border-line border-t pt-4 sm:grid-cols-[10rem_minmax(0,1fr)_auto] sm:items-start">
      <SelectField
        label="Kind"
        name="kind"
        id={`${key}-kind`}
        value={kind}
        disabled={isKept}
        onChange={(event) => onChange({ kind: event.target.value as AddressDraft["kind"] })}
        options={ADDRESS_KINDS}
      />
      <Field
        label="Address"
        name="address"
        id={`${key}-address`}
        type={isKept ? "text" : "url"}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        maxLength={2_000}
        placeholder="https://"
        value={text}
        readOnly={isKept}
        onChange={(event) => onChange({ text: event.target.value })}
        hint={
          isKept ? "Kept secret: only a part is shown. Remove it and add it again to change it." : HINTS[kind]
        }
        error={error}
      />
      <Button look="quiet" onClick={onRemove} aria-label={`Remove the address ${text}`} className="sm:mt-6.5">
        Remove
      </Button>
    </div>
  );
}
