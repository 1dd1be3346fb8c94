import { redirectToLastPage } from "#app/redirect-to-last-page.ts";
import { requireMember } from "#app/session-caller.ts";
import { workspaceTitle } from "#app/workspace-title.ts";
import { readRequestFilter, writeRequestQuery } from "#components/requests/request-address.ts";
import { RequestFilterForm } from "#components/requests/request-filter.tsx";
import { RequestList } from "#components/requests/request-list.tsx";
import { UsageCard } from "#components/requests/usage-card.tsx";
import { Card } from "#components/ui/card.tsx";
import { formatCount } from "#components/ui/format.ts";
import { Pages } from "#components/ui/pages.tsx";
import { readPage, type Search } from "#components/ui/read-search.ts";
import { TextLink } from "#components/ui/text-link.tsx";
import { ROLE_FOR } from "#lib/access/role-for.ts";
import { roleIncludes } from "#lib/access/role-includes.ts";
import { planLimits } from "#lib/plans.ts";
import { listLogKeys } from "#lib/request-log/list-log-keys.ts";
import { listRequests } from "#lib/request-log/list-requests.ts";
import { sumRequests } from "#lib/request-log/sum-requests.ts";
import { getPlanUsage } from "#lib/workspaces/get-plan-usage.ts";
import { OnlyForManagers } from "../only-for-managers.tsx";
import { SettingsHead } from "../settings-head.tsx";

type Props = { params: Promise<{ workspace_id: string }>; searchParams: Promise<Search> };

export const generateMetadata = workspaceTitle("requests");

/** What programs asked of the API with keys of a workspace in seven days, and what of the plan that has used. */
export default async function RequestsPage({ params, searchParams }: Props) {
  const { workspace_id } = await params;
  const { caller, role } = await requireMember(workspace_id);
  const head = <SettingsHead workspaceId={workspace_id} role={role} current="/requests" />;
  if (!roleIncludes(role, ROLE_FOR.log)) {
    return (
      <>
        {head}
        <OnlyForManagers what="Requests" role={role} />
      </>
    );
  }
  const search = await searchParams;
  const [filter, page, now] = [readRequestFilter(search), readPage(search), new Date()];
  const path = `/w/${workspace_id}/settings/requests`;
  const query = writeRequestQuery(filter);
  const [{ requests, total }, sums, usage, keys] = await Promise.all([
    listRequests(caller, filter, page),
    sumRequests(caller, now),
    getPlanUsage(caller, now),
    listLogKeys(caller, now),
  ]);
  redirectToLastPage(`${path}${query}`, page, total);
  const limits = planLimits(caller.plan);
  return (
    <>
      {head}
      <div className="space-y-4 sm:space-y-6">
        <UsageCard
          sums={sums}
          audits={usage.audits}
          nextMonth={usage.nextMonth.toISOString()}
          limits={{ score: limits.score_requests_per_minute, others: limits.requests_per_minute }}
        />
        <Card id="requests" title="Requests of the last 7 days">
          {sums.total === 0 && total === 0 ? (
            <p className="max-w-prose text-sm leading-relaxed text-soft">
              No program has asked the API for anything in the last 7 days. Requests appear here a few seconds
              after they are answered. <TextLink href={`/w/${workspace_id}/settings/keys`}>API keys</TextLink>
            </p>
          ) : (
            <div className="space-y-6">
              <p className="max-w-prose text-sm text-soft">
                {formatCount(sums.total)} requests, {formatCount(sums.failed)} of them not successful. All are
                counted; of busy minutes only a sample is listed. What was sent is not kept.
              </p>
              <RequestFilterForm path={path} filter={filter} operations={sums.operations} keys={keys} />
              {total > 0 ? (
                <div>
                  <RequestList requests={requests} />
                  <Pages name="Pages of requests" path={`${path}${query}`} page={page} total={total} />
                </div>
              ) : (
                <p className="text-sm text-soft">
                  No requests match these filters. <TextLink href={path}>Clear filters</TextLink>
                </p>
              )}
            </div>
          )}
        </Card>
      </div>
    </>
  );
}
