"use client";

import { useMutation } from "@tanstack/react-query";
import { internalPath } from "#components/internal-paths.ts";
import { Button } from "#components/ui/button.tsx";
import { formatCount } from "#components/ui/format.ts";
import type { Platform } from "#lib/formula/names.ts";
import { fetchJson } from "#lib/http/fetch-json.ts";
import { Chosen } from "#lib/platforms/schemas.ts";

type Account = { id: string; handle: string; name: string | null; followers: number | null };
type Props = { workspaceId: string; platform: Platform; choice: string; accounts: Account[] };

/** A button for each of the accounts that a person gave access to. */
export function ChooseAccount({ workspaceId, platform, choice, accounts }: Props) {
  const path = internalPath("platformAccount", { workspace_id: workspaceId, platform });
  const choose = useMutation({
    mutationFn: (id: string) => fetchJson(Chosen, path, { choice, account_id: id }, "POST"),
    onSuccess: ({ result }) => {
      window.location.assign(`/w/${workspaceId}/platforms?connect=${result}&of=${platform}`);
    },
  });
  return (
    <ul className="flex flex-wrap gap-2">
      {accounts.map(({ id, handle, name, followers }) => (
        <li key={id}>
          <Button look="quiet" aria-disabled={choose.isPending} onClick={() => choose.mutate(id)}>
            {name ?? handle} (@{handle}
            {followers !== null && `, ${formatCount(followers)} followers`})
          </Button>
        </li>
      ))}
      {choose.error && <li role="alert">{choose.error.message}</li>}
    </ul>
  );
}
