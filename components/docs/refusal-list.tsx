import { DocsLink } from "./docs-link.tsx";
import type { Refusal } from "./read-reference.ts";

/** Refused requests by status, with what is said to the caller; every title leads to its page. */
export function RefusalList({ refusals }: { refusals: Refusal[] }) {
  return (
    <ul className="space-y-2">
      {refusals.flatMap(({ status, problems }) =>
        problems.map(({ title, code, detail }) => (
          <li key={`${status}-${code}`} className="flex gap-3 text-sm">
            <span className="w-8 shrink-0 font-mono text-faint">{status}</span>
            <p className="min-w-0 flex-1 break-words text-soft">
              <DocsLink href={`/problems/${code}`}>{title}</DocsLink>
              <span className="block">{detail}</span>
            </p>
          </li>
        )),
      )}
    </ul>
  );
}
