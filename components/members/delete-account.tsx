"use client";

import Link from "next/link";
import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { FileLink } from "#components/ui/file-link.tsx";
import { loadLater } from "#components/ui/load-later.tsx";
import { WAIT_DAYS } from "#lib/deletion/values.ts";
import type { DeparturePlan } from "#lib/members/schemas.ts";
import type { Proofs } from "./proof-field.tsx";

const DeleteAccountDialog = loadLater(() => import("./delete-account-dialog.tsx"));

type Props = { plan: DeparturePlan; proofs: Proofs };

/** Where somebody deletes their account, or is told what stands in the way. */
export function DeleteAccount({ plan: { shared, main, alone }, proofs }: Props) {
  const [isOpen, setOpen] = useState(false);
  const isFree = shared.length + main.length === 0;
  return (
    <div className="space-y-4 text-sm leading-relaxed text-soft">
      <p>
        You are signed out everywhere at once. {WAIT_DAYS} days later, your name, your email address and all
        you sign in with are deleted. Sign in before then to keep the account.
      </p>
      <Workspaces
        about="You are their only owner. Make another member an owner first:"
        workspaces={shared}
        page="/settings/team"
      />
      <Workspaces
        about="Their API keys work for other workspaces of the account. Delete those first:"
        workspaces={main}
        page="/settings"
      />
      <Workspaces
        about="Nobody else is in these workspaces, so they are deleted too. Export what you need:"
        workspaces={alone}
        page="/settings#data"
      />
      <p>
        <FileLink href="/account/account.zip">Export what is kept about you</FileLink>
      </p>
      {isFree && (
        <Button look="quiet" onClick={() => setOpen(true)}>
          Delete your account
        </Button>
      )}
      {isOpen && <DeleteAccountDialog proofs={proofs} onClose={() => setOpen(false)} />}
    </div>
  );
}

type ListProps = { about: string; workspaces: DeparturePlan["alone"]; page: string };

function Workspaces({ about, workspaces, page }: ListProps) {
  if (workspaces.length === 0) return null;
  return (
    <div>
      <p>{about}</p>
      <ul className="mt-1 list-disc space-y-1 pl-5">
        {workspaces.map(({ id, name }) => (
          <li key={id} className="break-words">
            <Link href={`/w/${id}${page}`} className="text-accent underline">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
