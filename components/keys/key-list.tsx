import { type Column, type Row, StackedTable } from "#components/ui/stacked-table.tsx";
import { Time } from "#components/ui/time.tsx";
import type { KeyView } from "#lib/api-keys/schemas.ts";
import { KeyActions } from "./key-actions.tsx";
import { KeyEnd } from "./key-end.tsx";
import { KeyName, keyLabel } from "./key-name.tsx";
import { MadeKeys } from "./made-keys.tsx";

type Props = {
  workspaceId: string;
  keys: readonly KeyView[];
  /** Of the API. */
  baseUrl: string;
  /** Whether the plan has the API. */
  canReplace: boolean;
};

const COLUMNS: Column[] = [
  { label: "Key" },
  { label: "Permissions" },
  { label: "Created" },
  { label: "Last used" },
  { label: "Expires" },
  { label: "Actions" },
];

/** The keys that work, each with what can be done with it; the one that was made in the place of another is shown above. */
export function KeyList({ workspaceId, keys, baseUrl, canReplace }: Props) {
  return (
    <MadeKeys baseUrl={baseUrl}>
      <StackedTable
        caption="Keys that work"
        from="lg"
        columns={COLUMNS}
        rows={keys.map((key) => ({
          key: key.key_id,
          cells: [
            ...factsOf(key),
            <KeyActions
              key="do"
              workspaceId={workspaceId}
              keyId={key.key_id}
              label={keyLabel(key)}
              canReplace={canReplace && key.state !== "replaced"}
            />,
          ],
        }))}
      />
    </MadeKeys>
  );
}

/** The keys that do not work any more. */
export function EndedKeys({ keys }: { keys: readonly KeyView[] }) {
  const rows: Row[] = keys.map((key) => ({ key: key.key_id, cells: factsOf(key) }));
  return (
    <StackedTable
      caption="Keys that do not work any more"
      from="lg"
      columns={[...COLUMNS.slice(0, -2), { label: "Ended" }]}
      rows={rows}
    />
  );
}

function factsOf(key: KeyView) {
  return [
    <KeyName key="name" of={key} />,
    <span key="may">
      {key.scopes.join(", ")}
      {key.addresses.length > 0 && (
        <span className="block font-mono text-xs break-all text-soft">from {key.addresses.join(", ")}</span>
      )}
    </span>,
    <span key="made">
      <Time at={key.created_at} dayOnly />
      <span className="block text-xs text-faint">by {key.created_by ?? "the operator"}</span>
    </span>,
    key.last_used_at ? <Time key="used" at={key.last_used_at} dayOnly /> : "Never",
    <KeyEnd key="end" of={key} />,
  ];
}
