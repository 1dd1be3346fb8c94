import { type Column, StackedTable } from "#components/ui/stacked-table.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import { Time } from "#components/ui/time.tsx";
import type { LogEntry } from "#lib/audit-log/schemas.ts";

const COLUMNS: Column[] = [{ label: "What" }, { label: "Item" }, { label: "From" }, { label: "When" }];

/** Pages of things, behind the address of the workspace. */
const PAGES: Record<string, string> = { audit: "audits", campaign: "campaigns", webhook: "webhooks" };

const WITHOUT_NAME: Record<LogEntry["actor"]["kind"], string> = {
  user: "Somebody who has left",
  key: "A program with an API key",
  operator: "The operator",
};

type Props = { entries: readonly LogEntry[]; root: string };

/** What was done, a row each. @param root of the workspace */
export function EntryList({ entries, root }: Props) {
  return (
    <StackedTable
      caption="What was done"
      from="lg"
      columns={COLUMNS}
      rows={entries.map((entry) => ({
        key: entry.id,
        cells: [
          <span key="what" className="block break-words">
            <span className="font-medium">{whoOf(entry)}</span> {entry.told}
          </span>,
          <Thing key="thing" entry={entry} root={root} />,
          entry.address ? (
            <code key="from" className="font-mono text-xs">
              {entry.address}
            </code>
          ) : null,
          <Time key="when" at={entry.at} />,
        ],
      }))}
    />
  );
}

function whoOf({ actor: { kind, name } }: LogEntry): string {
  if (!name) return WITHOUT_NAME[kind];
  return kind === "key" ? `The key ${name}` : name;
}

/** What a thing is called and, where it has a page that is still there, the way to it. */
function Thing({ entry: { subject }, root }: { entry: LogEntry; root: string }) {
  const { kind, id, name } = subject;
  const folder = PAGES[kind];
  const words = name ?? <code className="font-mono text-xs break-all">{id}</code>;
  const isThere = kind === "audit" || name !== null;
  if (!folder || !isThere) return <span className="min-w-0 break-words">{words}</span>;
  return (
    <TextLink href={`${root}/${folder}/${id}`} look="row" className="min-w-0 break-words">
      {words}
    </TextLink>
  );
}
