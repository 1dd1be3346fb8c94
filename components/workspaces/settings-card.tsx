import { Card } from "#components/ui/card.tsx";
import { CopyText } from "#components/ui/copy-text.tsx";
import { ChangeSettings } from "./change-settings.tsx";

type Props = {
  workspaceId: string;
  name: string;
  industry: string | null;
  /** Of the person who looks. */
  role: string;
  canChange: boolean;
};

/** What the workspace is called, with whom audits compare it, and its id. */
export function SettingsCard({ role, canChange, ...settings }: Props) {
  const shown = (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2 text-sm">
      <dt className="text-soft">Name</dt>
      <dd className="font-medium wrap-anywhere">{settings.name}</dd>
      <dt className="text-soft">Industry</dt>
      <dd className="font-medium wrap-anywhere">{settings.industry || "Not set"}</dd>
    </dl>
  );
  return (
    <Card id="workspace" title="Workspace">
      <p className="mb-5 max-w-prose text-sm leading-relaxed text-soft">
        Audits compare you with other workspaces here in the same industry, once there are 20 of them.
        {!canChange &&
          ` Your role here is ${role}. You can see the settings, but only owners and admins can change them.`}
      </p>
      {canChange ? <ChangeSettings {...settings}>{shown}</ChangeSettings> : shown}
      <div className="mt-6 max-w-lg border-t border-line pt-5">
        <h3 className="text-sm font-medium">Workspace ID</h3>
        <p className="mt-1 mb-2 text-sm text-soft">
          Identifies this workspace in the API and on the command line.
        </p>
        <CopyText text={settings.workspaceId} name="Copy the workspace id" />
      </div>
    </Card>
  );
}
