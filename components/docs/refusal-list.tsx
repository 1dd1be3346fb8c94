import Link from "next/link";
import { Disclosure } from "#components/ui/disclosure.tsx";
import { CodeBlock } from "./code-block.tsx";
import type { ProblemExample, Refusal } from "./read-reference.ts";

type Props = {
  refusals: Refusal[];
  /** Whether each has an example of its body. */
  hasExamples?: boolean;
};

/** Refused requests by status; every title leads to its page. */
export function RefusalList({ refusals, hasExamples = false }: Props) {
  return (
    <ul className="space-y-2">
      {refusals.flatMap(({ status, problems }) =>
        problems.map((problem) => (
          <li key={`${status}-${problem.code}`} className="flex gap-3">
            <span className="w-8 shrink-0 pt-px font-mono text-sm text-faint">{status}</span>
            <div className="min-w-0 flex-1">
              <ProblemLink problem={problem} />
              {hasExamples && (
                <Disclosure label={`Body of ${problem.title}`} className="block">
                  <CodeBlock text={problem.body} name={`the body of ${problem.title}`} className="mt-1" />
                </Disclosure>
              )}
            </div>
          </li>
        )),
      )}
    </ul>
  );
}

function ProblemLink({ problem: { code, title } }: { problem: ProblemExample }) {
  return (
    <Link
      href={`/problems/${code}`}
      prefetch={false}
      className="text-sm font-medium underline decoration-edge underline-offset-4 hover:decoration-ink"
    >
      {title}
    </Link>
  );
}
