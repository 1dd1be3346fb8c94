import { Disclosure } from "#components/ui/disclosure.tsx";
import { formatCount } from "#components/ui/format.ts";

const SHOWN = 50;

type Props = { label: string; rows: { line: number; reason: string }[]; total?: number };

/** Rows that were left out, each with its line in the file and the reason. */
export function RejectedRows({ label, rows, total = rows.length }: Props) {
  const shown = rows.slice(0, SHOWN);
  return (
    <Disclosure label={label}>
      <ul className="mt-2 space-y-1.5 text-sm">
        {shown.map(({ line, reason }) => (
          <li key={`${line} ${reason}`} className="flex gap-3">
            <span className="w-20 shrink-0 text-faint tabular-nums">Line {formatCount(line)}</span>
            <span className="min-w-0 break-words text-soft">{reason}</span>
          </li>
        ))}
      </ul>
      {total > shown.length && (
        <p className="mt-2 text-sm text-faint">
          These are the first {shown.length} of {formatCount(total)}.
        </p>
      )}
    </Disclosure>
  );
}
