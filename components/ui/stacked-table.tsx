import type { ReactNode } from "react";
import { cx } from "./cx.ts";

/** Where rows are blocks, three compact columns share a line, and a long label has its short form. */
export type Column = {
  label: string;
  short?: string;
  isNumber?: boolean;
  isCompact?: boolean;
  className?: string;
};
/** A cell that is null is left out of the blocks. */
export type Row = { key: string; cells: ReactNode[]; isTotal?: boolean };

type Props = {
  /** What the table tells; it is read out, not shown. */
  caption: string;
  columns: Column[];
  /** The first cell of each row names it. */
  rows: Row[];
  /** From which width on it is a table; below, every row is a block of lines with their labels. */
  from?: "sm" | "lg";
};

const LAYOUT = {
  sm: {
    block: "max-sm:block",
    head: "max-sm:sr-only",
    row: "max-sm:grid max-sm:grid-cols-3 max-sm:gap-x-3 max-sm:py-3.5 max-sm:first:pt-0 max-sm:last:pb-0",
    total: "max-sm:flex max-sm:items-baseline max-sm:justify-between max-sm:py-3.5 max-sm:last:pb-0",
    name: "max-sm:col-span-3 max-sm:pb-1 sm:py-2.5 sm:pr-3",
    cell: "sm:px-3 sm:py-2.5 sm:last:pr-0",
    label: "max-sm:flex max-sm:before:text-faint max-sm:before:content-[attr(data-label)]",
    line: "max-sm:col-span-3 max-sm:justify-between max-sm:gap-4 max-sm:py-0.5 max-sm:before:shrink-0",
    compact: "max-sm:flex-col max-sm:justify-between max-sm:py-1 max-sm:before:text-xs",
    empty: "max-sm:hidden",
  },
  lg: {
    block: "max-lg:block",
    head: "max-lg:sr-only",
    row: "max-lg:grid max-lg:grid-cols-3 max-lg:gap-x-3 max-lg:py-4 max-lg:first:pt-0 max-lg:last:pb-0",
    total: "max-lg:flex max-lg:items-baseline max-lg:justify-between max-lg:py-4 max-lg:last:pb-0",
    name: "max-lg:col-span-3 max-lg:pb-1.5 lg:py-3 lg:pr-3",
    cell: "lg:px-3 lg:py-3 lg:last:pr-0",
    label: "max-lg:flex max-lg:before:text-faint max-lg:before:content-[attr(data-label)]",
    line: "max-lg:col-span-3 max-lg:justify-between max-lg:gap-4 max-lg:py-0.5 max-lg:before:shrink-0",
    compact: "max-lg:flex-col max-lg:justify-between max-lg:py-1 max-lg:before:text-xs",
    empty: "max-lg:hidden",
  },
} as const;

/** A table of figures that becomes readable blocks where there is no room for its columns. */
export function StackedTable({ caption, columns, rows, from = "sm" }: Props) {
  const layout = LAYOUT[from];
  return (
    <table className={cx("w-full border-collapse text-sm", layout.block)}>
      <caption className="sr-only">{caption}</caption>
      <thead className={cx("text-xs text-soft", layout.head)}>
        <tr className="border-b border-line">
          {columns.map(({ label, isNumber, className }, index) => (
            <th
              key={label}
              scope="col"
              className={cx(
                "px-3 py-2 align-bottom font-medium first:pl-0 last:pr-0",
                isNumber ? "text-right" : "text-left",
                index > 0 && "whitespace-nowrap",
                className,
              )}
            >
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={cx("divide-y divide-line", layout.block)}>
        {rows.map(({ key, ...row }) => (
          <TableRow key={key} {...row} columns={columns} layout={layout} />
        ))}
      </tbody>
    </table>
  );
}

type RowProps = Omit<Row, "key"> & { columns: Column[]; layout: (typeof LAYOUT)["sm" | "lg"] };

/** A row of totals has a single figure: where rows are blocks it stands on the line of its name. */
function TableRow({ cells: [first, ...others], isTotal = false, columns, layout }: RowProps) {
  const weight = isTotal ? "font-semibold" : "font-normal";
  return (
    <tr className={isTotal ? cx("font-semibold", layout.total) : layout.row}>
      <th scope="row" className={cx("text-left align-top", weight, layout.name)}>
        {first}
      </th>
      {others.map((cell, index) => {
        const column = columns[index + 1];
        return (
          <td
            key={column?.label}
            data-label={column?.short ?? column?.label}
            className={cx(
              "align-top",
              layout.cell,
              column?.isNumber && "text-right tabular-nums",
              !isTotal && [layout.label, column?.isCompact ? layout.compact : layout.line],
              cell === null && layout.empty,
            )}
          >
            {cell}
          </td>
        );
      })}
    </tr>
  );
}
