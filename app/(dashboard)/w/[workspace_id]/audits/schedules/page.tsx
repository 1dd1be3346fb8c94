import { requireMember } from "#app/session-caller.ts";
import { workspaceTitle } from "#app/workspace-title.ts";
import { zoneWords } from "#components/posts/pattern-words.ts";
import { ScheduleForm } from "#components/schedules/schedule-form.tsx";
import { ScheduleList } from "#components/schedules/schedule-list.tsx";
import { Alert } from "#components/ui/alert.tsx";
import { Card } from "#components/ui/card.tsx";
import { PageHead } from "#components/ui/page-head.tsx";
import { ROLE_FOR } from "#lib/access/role-for.ts";
import { roleIncludes } from "#lib/access/role-includes.ts";
import { canMail } from "#lib/members/mail-account.ts";
import { listPlatforms } from "#lib/platforms/list-platforms.ts";
import { listSchedules } from "#lib/schedules/list-schedules.ts";
import { MOST_SCHEDULES } from "#lib/schedules/values.ts";
import { listTeam } from "#lib/team/list-team.ts";

type Props = { params: Promise<{ workspace_id: string }> };

export const generateMetadata = workspaceTitle("audit schedules");

/** Audits that run by themselves, and who is mailed their reports. */
export default async function SchedulesPage({ params }: Props) {
  const { workspace_id } = await params;
  const { caller, role, workspace } = await requireMember(workspace_id);
  const [schedules, { platforms }, team] = await Promise.all([
    listSchedules(caller),
    listPlatforms(caller, {}),
    listTeam(caller, role),
  ]);
  const canChange = roleIncludes(role, "editor");
  const facts = {
    platforms: platforms.filter(({ status }) => status === "connected").map(({ name }) => name),
    people: team.map(({ user_id, name }) => ({ id: user_id, name })),
    canWriteAddresses: roleIncludes(role, ROLE_FOR.settings),
    zone: zoneWords(workspace.region.timeZone),
  };
  return (
    <>
      <PageHead
        title="Audit schedules"
        about={workspace.name}
        within={{ href: `/w/${workspace_id}/audits`, label: "Audits" }}
      />
      {!canMail() && (
        <Alert tone="fair" title="Email is off on this installation" className="mb-4 sm:mb-6">
          <p>Audits run as planned, but no report is mailed. Share the result of an audit by link instead.</p>
        </Alert>
      )}
      <div className="grid gap-4 sm:gap-6 lg:grid-cols-2 lg:items-start">
        <Card id="schedules" title="Planned">
          {schedules.length === 0 ? (
            <p className="max-w-prose text-sm leading-relaxed text-soft">
              Nothing is planned yet. A schedule runs an audit every week or month and mails its report as a
              PDF. Each audit counts towards your plan, like one that you run yourself.
            </p>
          ) : (
            <ScheduleList
              workspaceId={workspace_id}
              schedules={schedules}
              canChange={canChange}
              facts={facts}
            />
          )}
        </Card>
        {canChange && schedules.length < MOST_SCHEDULES && (
          <Card id="plan" title="Plan audits">
            <ScheduleForm key={schedules.length} {...facts} workspaceId={workspace_id} />
          </Card>
        )}
      </div>
    </>
  );
}
