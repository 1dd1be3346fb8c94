import { ChoiceLinks } from "#components/ui/choice-links.tsx";
import { PageHead } from "#components/ui/page-head.tsx";
import type { Role } from "#lib/access/find-member.ts";
import { ROLE_FOR } from "#lib/access/role-for.ts";
import { roleIncludes } from "#lib/access/role-includes.ts";

/** The pages of the settings, each for those who find something to do there. */
const PAGES = [
  { path: "", label: "General", minimum: "viewer" },
  { path: "/team", label: "Team", minimum: "editor" },
  { path: "/alerts", label: "Alerts", minimum: "viewer" },
  { path: "/keys", label: "API keys", minimum: ROLE_FOR.keys },
  { path: "/requests", label: "Requests", minimum: ROLE_FOR.log },
  { path: "/log", label: "Log", minimum: ROLE_FOR.log },
] as const satisfies readonly {
  path: string;
  label: string;
  minimum: Role;
}[];

type Props = { workspaceId: string; role: Role; current: (typeof PAGES)[number]["path"] };

/** The head of a page of the settings, with the way to the others. */
export function SettingsHead({ workspaceId, role, current }: Props) {
  const choices = PAGES.filter(({ minimum }) => roleIncludes(role, minimum)).map(({ path, label }) => ({
    href: `/w/${workspaceId}/settings${path}`,
    // Of the page of alerts the digest alone is a viewer's own.
    label: path === "/alerts" && role === "viewer" ? "Weekly digest" : label,
    isCurrent: path === current,
  }));
  return (
    <PageHead
      title="Settings"
      aside={choices.length > 1 && <ChoiceLinks name="Settings" choices={choices} />}
    />
  );
}
