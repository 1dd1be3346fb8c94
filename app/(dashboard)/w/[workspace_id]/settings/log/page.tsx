import { redirectToLastPage } from "#app/redirect-to-last-page.ts";
import { requireMember } from "#app/session-caller.ts";
import { workspaceTitle } from "#app/workspace-title.ts";
import { EntryList } from "#components/audit-log/entry-list.tsx";
import { readLogFilter, writeLogQuery } from "#components/audit-log/log-address.ts";
import { LogFilterForm } from "#components/audit-log/log-filter.tsx";
import { Card } from "#components/ui/card.tsx";
import { FileLink } from "#components/ui/file-link.tsx";
import { Pages } from "#components/ui/pages.tsx";
import { readPage, type Search } from "#components/ui/read-search.ts";
import { TextLink } from "#components/ui/text-link.tsx";
import { ROLE_FOR } from "#lib/access/role-for.ts";
import { roleIncludes } from "#lib/access/role-includes.ts";
import { listActors } from "#lib/audit-log/list-actors.ts";
import { listEntries } from "#lib/audit-log/list-entries.ts";
import { OnlyForManagers } from "../only-for-managers.tsx";
import { SettingsHead } from "../settings-head.tsx";

type Props = { params: Promise<{ workspace_id: string }>; searchParams: Promise<Search> };

export const generateMetadata = workspaceTitle("log");

/** Who did what in a workspace, and when. */
export default async function LogPage({ params, searchParams }: Props) {
  const { workspace_id } = await params;
  const { caller, role } = await requireMember(workspace_id);
  const head = <SettingsHead workspaceId={workspace_id} role={role} current="/log" />;
  if (!roleIncludes(role, ROLE_FOR.log)) {
    return (
      <>
        {head}
        <OnlyForManagers what="The entries of the log" role={role} />
      </>
    );
  }
  const search = await searchParams;
  const [filter, page] = [readLogFilter(search), readPage(search)];
  const [root, query] = [`/w/${workspace_id}`, writeLogQuery(filter)];
  const path = `${root}/settings/log`;
  const [{ entries, total }, people] = await Promise.all([
    listEntries(caller, filter, page),
    listActors(caller),
  ]);
  redirectToLastPage(`${path}${query}`, page, total);
  return (
    <>
      {head}
      <Card
        id="log"
        title="Activity log"
        aside={total > 0 && <FileLink href={`${path}/log.csv${query}`}>CSV</FileLink>}
      >
        <div className="space-y-6">
          <LogFilterForm path={path} filter={filter} people={people} />
          {total > 0 ? (
            <div>
              <EntryList entries={entries} root={root} />
              <Pages name="Pages of the log" path={`${path}${query}`} page={page} total={total} />
            </div>
          ) : (
            <NoEntries path={path} isFiltered={query !== ""} />
          )}
        </div>
      </Card>
    </>
  );
}

function NoEntries({ path, isFiltered }: { path: string; isFiltered: boolean }) {
  if (!isFiltered)
    return <p className="text-sm text-soft">Nothing has been done here yet that the log keeps.</p>;
  return (
    <p className="text-sm text-soft">
      No entries match these filters. <TextLink href={path}>Clear filters</TextLink>
    </p>
  );
}
