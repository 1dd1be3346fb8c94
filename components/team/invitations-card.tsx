"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useRef, useState } from "react";
import { internalPath } from "#components/internal-paths.ts";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { FailureAlert } from "#components/ui/failure-alert.tsx";
import { Field } from "#components/ui/field.tsx";
import { SelectField } from "#components/ui/select-field.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import { useSending } from "#components/ui/use-sending.ts";
import { type OtherWorkspace, OtherWorkspaces } from "#components/workspaces/other-workspaces.tsx";
import { fetchJson } from "#lib/http/fetch-json.ts";
import type { Invitation } from "#lib/invitations/schemas.ts";
import { InvitationList } from "./invitation-list.tsx";
import { NEW_LINK, NewLink } from "./new-link.tsx";
import { NEW_LINKS, NewLinks } from "./new-links.tsx";
import { type Role, rolesUpTo } from "./role-words.ts";

type Props = {
  workspace: OtherWorkspace;
  own: Role;
  invitations: Invitation[];
  /** Where an audit is shared by a link. */
  shareHref: string;
  /** Further workspaces into which the reader may invite. */
  others: readonly OtherWorkspace[];
};

type Wanted = { email: string; role: string; also: readonly string[] };

/** Invites people into the workspace, and lists those who have not joined. */
export function InvitationsCard({ workspace, own, invitations, shareHref, others }: Props) {
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const [also, setAlso] = useState<string[]>([]);
  const invite = useSending(async ({ email, role, also: further }: Wanted) => {
    const body = { email, role };
    const made =
      further.length > 0
        ? {
            several: await fetchJson(NEW_LINKS, internalPath("/internal/invitations", {}), {
              ...body,
              workspace_ids: [workspace.id, ...further],
            }),
          }
        : {
            one: await fetchJson(
              NEW_LINK,
              internalPath("/internal/workspaces/[workspace_id]/invitations", { workspace_id: workspace.id }),
              body,
            ),
          };
    form.current?.reset();
    setAlso([]);
    router.refresh();
    return made;
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    void invite.send({ email: `${data.get("email") ?? ""}`, role: `${data.get("role")}`, also });
  };
  return (
    <Card id="invitations" title="Invitations">
      <form ref={form} noValidate onSubmit={submit} className="space-y-4">
        <div className="grid gap-4 sm:grid-cols-[minmax(0,20rem)_10rem_auto] sm:items-end">
          <Field label="Email address" name="email" type="email" autoComplete="off" maxLength={254} />
          <SelectField
            label="Role"
            name="role"
            id="invited-role"
            defaultValue="editor"
            options={rolesUpTo(own === "owner" ? "admin" : own)}
          />
          <Button type="submit" aria-disabled={invite.isPending} className="min-h-11 sm:justify-self-start">
            {invite.isPending ? "Inviting …" : "Invite"}
          </Button>
        </div>
        <OtherWorkspaces
          legend="Also invite to other workspaces"
          workspaces={others}
          chosen={also}
          onChange={setAlso}
        />
        <p className="text-sm text-soft">
          A client who only needs to read an audit needs no account:{" "}
          <TextLink href={shareHref}>share it by a link</TextLink>.
        </p>
        {invite.error && <FailureAlert error={invite.error} title="Not invited" />}
        {invite.data?.one && <NewLink {...invite.data.one} />}
        {invite.data?.several && <NewLinks {...invite.data.several} workspaces={[workspace, ...others]} />}
      </form>
      {invitations.length > 0 && (
        <div className="mt-6">
          <InvitationList workspaceId={workspace.id} invitations={invitations} />
        </div>
      )}
    </Card>
  );
}
