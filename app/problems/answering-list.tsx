import { DocsLink } from "#components/docs/docs-link.tsx";
import type { Answering, ProblemEntry } from "./find-problem.ts";

/** So many are named at once; more are unfolded. */
const AT_ONCE = 3;
export const ANY_PATH = "Any path, before an operation is found";
export const NO_OPERATION = "No operation answers with this.";

type Props = { problem: ProblemEntry; isOpen?: boolean };

/** Which operations answer with a problem, by status. @param isOpen whether long lists are shown as they are */
export function AnsweringList({ problem: { status: usual, answering, isBeforeAny }, isOpen = false }: Props) {
  if (answering.length === 0 && !isBeforeAny) return <p>{NO_OPERATION}</p>;
  return (
    <ul className="space-y-1">
      {isBeforeAny && (
        <li className="flex gap-3">
          <Status status={usual} />
          {ANY_PATH}
        </li>
      )}
      {answering.map(({ status, isEvery, operations }) => (
        <li key={status} className="flex gap-3">
          <Status status={status} />
          <div className="min-w-0 flex-1">
            {isEvery && <DocsLink href="/docs/start#everywhere">Every operation</DocsLink>}
            {!isEvery && <Operations operations={operations} isOpen={isOpen} />}
          </div>
        </li>
      ))}
    </ul>
  );
}

function Status({ status }: Pick<Answering, "status">) {
  return <span className="w-8 shrink-0 font-mono text-faint tabular-nums">{status}</span>;
}

function Operations({ operations, isOpen }: Pick<Answering, "operations"> & { isOpen: boolean }) {
  const list = (
    <ul>
      {operations.map(({ label, href }) => (
        <li key={href} className="break-all">
          <a href={href} className="inline-block py-0.5 font-mono text-[0.9em] leading-5 hover:underline">
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
  if (isOpen || operations.length <= AT_ONCE) return list;
  return (
    <details>
      <summary className="-my-1 cursor-pointer py-1 hover:text-ink">{operations.length} operations</summary>
      <div className="mt-1">{list}</div>
    </details>
  );
}
