import { formatCount, formatDay, formatMoment } from "#components/ui/format.ts";
import type { FilePreview } from "#lib/uploads/schemas.ts";
import { fieldWords, kindOfFields, snakeCase } from "./mapping.ts";

const PLACES = ["First row", "Second row", "Third row"];

type Props = Pick<FilePreview, "sample" | "columns">;

/** The first rows, as they would be kept, one column each, so that they fit a narrow screen too. */
export function SampleTable({ sample, columns }: Props) {
  const fields = [...new Set(sample.flatMap((row) => Object.keys(row)))];
  const kind = kindOfFields(fields);
  const shown = PLACES.slice(0, sample.length);
  return (
    <table className="w-full table-fixed border-collapse text-left text-sm">
      <caption className="mb-2 text-left font-medium">The first rows, as they would be kept</caption>
      <thead className="text-xs text-faint">
        <tr className="border-b border-line">
          <th scope="col" className="w-2/5 py-1.5 pr-3 font-medium sm:w-56">
            Field
          </th>
          {shown.map((place, index) => (
            <th key={place} scope="col" className={`py-1.5 pr-3 font-medium ${visibility(index)}`}>
              {place}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {fields.map((field) => (
          <tr key={field}>
            <th scope="row" className="py-1.5 pr-3 align-top font-normal">
              {fieldWords(field, kind)}
              <span className="block truncate text-xs text-faint">{sourceOf(field, columns)}</span>
            </th>
            {shown.map((place, index) => (
              <td key={place} className={`truncate py-1.5 pr-3 align-top tabular-nums ${visibility(index)}`}>
                {cellWords(field, sample[index]?.[field])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function visibility(index: number): string {
  return index === 0 ? "" : "hidden sm:table-cell";
}

/** The column of the file that a field is read from. */
function sourceOf(field: string, columns: Props["columns"]): string | undefined {
  return columns.find((column) => column.field === snakeCase(field))?.column;
}

function cellWords(field: string, value: unknown): string {
  if (value === undefined || value === null) return "–";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number") return formatCount(value);
  const text = String(value);
  if (field === "date") return formatDay(text);
  return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text) ? formatMoment(text) : text;
}
