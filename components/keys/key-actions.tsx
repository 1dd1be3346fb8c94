"use client";

import { useRouter } from "next/navigation";
import { useId, useState } from "react";
import { internalPath } from "#components/internal-paths.ts";
import { AskFirst } from "#components/ui/ask-first.tsx";
import { SelectField } from "#components/ui/select-field.tsx";
import type { KeyView, ReplaceKeyBody } from "#lib/api-keys/schemas.ts";
import { ANYTHING, fetchJson } from "#lib/http/fetch-json.ts";
import { keyLabel } from "./key-name.tsx";
import { MADE_KEY } from "./new-key.tsx";

type Props = {
  workspaceId: string;
  of: KeyView;
  canReplace: boolean;
  /** Told of the key that was made in the place of this one. */
  onMade: (key: string) => void;
};

const OVERLAPS: readonly { hours: ReplaceKeyBody["overlap_hours"]; label: string }[] = [
  { hours: 0, label: "Stop it now" },
  { hours: 1, label: "1 hour" },
  { hours: 24, label: "24 hours" },
  { hours: 168, label: "7 days" },
];
const CLASS = "min-h-9 px-3";

/** What can be done with a key that works. */
export function KeyActions({ workspaceId, of, canReplace, onMade }: Props) {
  const router = useRouter();
  const ids = { workspace_id: workspaceId, key_id: of.key_id };
  const label = keyLabel(of);
  return (
    <span className="flex flex-wrap justify-end gap-2 lg:flex-nowrap lg:justify-start">
      {canReplace && of.state !== "replaced" && <Replace ids={ids} label={label} onMade={onMade} />}
      <AskFirst
        trigger="Revoke"
        triggerName={`Revoke ${label}`}
        className={CLASS}
        title="Revoke this key?"
        words={{ action: "Revoke", pending: "Revoking …" }}
        send={async () => {
          await fetchJson(
            ANYTHING,
            internalPath("/internal/workspaces/[workspace_id]/keys/[key_id]", ids),
            {},
            "DELETE",
          );
          router.refresh();
        }}
      >
        <p>
          Programs that use {label} are refused within a second. This cannot be undone. Everything they have
          made stays.
        </p>
      </AskFirst>
    </span>
  );
}

type Ids = { workspace_id: string; key_id: string };

function Replace({ ids, label, onMade }: { ids: Ids; label: string; onMade: Props["onMade"] }) {
  const router = useRouter();
  const id = useId();
  const [hours, setHours] = useState("24");
  return (
    <AskFirst
      trigger="Replace"
      triggerName={`Replace ${label}`}
      className={CLASS}
      title="Replace this key?"
      words={{ action: "Replace", pending: "Replacing …" }}
      send={async () => {
        const body = { overlap_hours: Number(hours) };
        const { key } = await fetchJson(
          MADE_KEY,
          internalPath("/internal/workspaces/[workspace_id]/keys/[key_id]/replace", ids),
          body,
        );
        onMade(key);
        router.refresh();
      }}
    >
      <p>
        You get a new key with the same name and scopes, which lasts as long. Choose how long the old one
        works beside it.
      </p>
      <div className="text-ink">
        <SelectField
          id={id}
          name="overlap"
          label="The old key works on for"
          value={hours}
          onChange={(event) => setHours(event.currentTarget.value)}
          options={OVERLAPS.map((one) => ({ value: `${one.hours}`, label: one.label }))}
        />
      </div>
    </AskFirst>
  );
}
