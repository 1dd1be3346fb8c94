"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { internalPath } from "#components/internal-paths.ts";
import { AskFirst } from "#components/ui/ask-first.tsx";
import { loadLater } from "#components/ui/load-later.tsx";
import { ANYTHING, fetchJson } from "#lib/http/fetch-json.ts";
import { MADE_KEY } from "./made-key.ts";
import { useMadeKeys } from "./made-keys.tsx";

const OverlapField = loadLater(() => import("./overlap-field.tsx"));

type Props = {
  workspaceId: string;
  keyId: string;
  /** What people call it. */
  label: string;
  canReplace: boolean;
};

const CLASS = "min-h-9 px-3";

/** What can be done with a key that works. */
export function KeyActions({ workspaceId, keyId, label, canReplace }: Props) {
  const router = useRouter();
  const ids = { workspace_id: workspaceId, key_id: keyId };
  return (
    <span className="flex flex-wrap justify-end gap-2 lg:flex-nowrap lg:justify-start">
      {canReplace && <Replace ids={ids} label={label} />}
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

function Replace({ ids, label }: { ids: { workspace_id: string; key_id: string }; label: string }) {
  const router = useRouter();
  const tellMade = useMadeKeys();
  const [hours, setHours] = useState("24");
  return (
    <AskFirst
      trigger="Replace"
      triggerName={`Replace ${label}`}
      className={CLASS}
      title="Replace this key?"
      words={{ action: "Replace", pending: "Replacing …" }}
      send={async () => {
        const { key } = await fetchJson(
          MADE_KEY,
          internalPath("/internal/workspaces/[workspace_id]/keys/[key_id]/replace", ids),
          { overlap_hours: Number(hours) },
        );
        tellMade(key);
        router.refresh();
      }}
    >
      <p>
        You get a new key with the same name and scopes, which lasts as long. Choose how long the old one
        works beside it.
      </p>
      <OverlapField hours={hours} onChange={setHours} />
    </AskFirst>
  );
}
