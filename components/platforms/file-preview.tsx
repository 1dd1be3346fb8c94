import { Alert } from "#components/ui/alert.tsx";
import { Disclosure } from "#components/ui/disclosure.tsx";
import { formatPlural, spellDays } from "#components/ui/format.ts";
import type { MappableKind } from "#lib/imports/mappable-fields.ts";
import type { FilePreview as Preview } from "#lib/uploads/schemas.ts";
import { fieldWords, kindOfFields } from "./mapping.ts";
import { RejectedRows } from "./rejected-rows.tsx";
import { SampleTable } from "./sample-table.tsx";

/** What an import would make of a file: its columns, its first rows, and what would be left out. */
export function FilePreview({ preview }: { preview: Preview }) {
  return (
    <div className="space-y-4">
      {preview.sample.length > 0 && <SampleTable sample={preview.sample} columns={preview.columns} />}
      <ColumnList columns={preview.columns} />
      {preview.notes.map((note) => (
        <Alert key={note} tone="neutral" title="Good to know">
          <p>{spellDays(note)}</p>
        </Alert>
      ))}
      {preview.rejected.length > 0 && (
        <RejectedRows
          rows={preview.rejected}
          label={`${formatPlural(preview.rejected.length, "row")} near the start cannot be read and would be left out`}
        />
      )}
    </div>
  );
}

function ColumnList({ columns }: Pick<Preview, "columns">) {
  const of = (status: string) => columns.filter((column) => column.status === status);
  const kind = kindOfFields(columns.flatMap(({ field }) => field ?? []));
  const [used, unused, unknown] = [of("used"), of("unused"), of("unknown")];
  return (
    <Disclosure
      label={[
        `${formatPlural(used.length, "column")} used`,
        ...(unused.length > 0 ? [`${unused.length} not kept`] : []),
        ...(unknown.length > 0 ? [`${unknown.length} unknown`] : []),
      ].join(" · ")}
    >
      <dl className="mt-2 grid gap-x-6 gap-y-3 text-sm md:grid-cols-3">
        <Columns title="Used" columns={used} kind={kind} />
        <Columns title="Known, but not kept" columns={unused} kind={kind} />
        <Columns title="Never seen before, so left out" columns={unknown} kind={kind} />
      </dl>
    </Disclosure>
  );
}

type ColumnsProps = Pick<Preview, "columns"> & { title: string; kind: MappableKind };

function Columns({ title, columns, kind }: ColumnsProps) {
  if (columns.length === 0) return null;
  return (
    <div className="min-w-0">
      <dt className="font-medium">{title}</dt>
      <dd className="mt-1">
        <ul className="space-y-1 text-soft">
          {columns.map(({ column, field }) => (
            <li key={column} className="break-words">
              {column}
              {field && <span className="text-faint"> → {fieldWords(field, kind)}</span>}
            </li>
          ))}
        </ul>
      </dd>
    </div>
  );
}
