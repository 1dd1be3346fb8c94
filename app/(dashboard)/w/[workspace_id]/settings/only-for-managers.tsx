import { Card } from "#components/ui/card.tsx";
import type { Role } from "#lib/access/find-member.ts";

/** What those are told who come to a page of the settings that is not for their role. */
export function OnlyForManagers({ what, role }: { what: string; role: Role }) {
  return (
    <Card id="role" title="For owners and admins" className="max-w-2xl">
      <p className="text-sm leading-relaxed text-soft">
        Your role here is {role}. {what} are shown only to owners and admins; ask one of them.
      </p>
    </Card>
  );
}
