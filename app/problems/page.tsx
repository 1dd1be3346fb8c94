import type { Metadata } from "next";
import { alternateOf, MarkdownLink } from "#app/docs/markdown/markdown-link.tsx";
import { PublicPage } from "#app/public-page.tsx";
import { DocsLink } from "#components/docs/docs-link.tsx";
import { CodeText } from "#components/ui/code-text.tsx";
import { AnsweringList } from "./answering-list.tsx";
import { listFamilies, type ProblemEntry } from "./find-problem.ts";

const PATH = "/problems";

export const metadata: Metadata = { title: "Problems", ...alternateOf(PATH) };

export default function ProblemsPage() {
  const families = listFamilies();
  return (
    <PublicPage>
      <div className="mx-auto max-w-3xl px-4 py-10 sm:px-6 sm:py-14">
        <h1 className="text-2xl font-semibold tracking-tight">Problems</h1>
        <p className="mt-3 text-soft">
          Every error from the API and every failure in the dashboard is one of these. In the API, the
          error&rsquo;s <code className="font-mono text-sm">type</code> is the address of its page. For what
          the API can do, see the <DocsLink href="/docs">API reference</DocsLink>.
        </p>
        <ul aria-label="Families" className="mt-4 flex flex-wrap gap-x-5 gap-y-2 text-sm">
          {families.map(({ id, title, statuses }) => (
            <li key={id}>
              <DocsLink href={`#${id}`}>{title}</DocsLink>{" "}
              <span className="text-faint tabular-nums">{statuses.join(", ")}</span>
            </li>
          ))}
        </ul>
        {families.map(({ id, title, text, problems }) => (
          <section key={id} aria-labelledby={id} className="mt-10">
            <h2 id={id} className="scroll-mt-6 text-lg font-semibold tracking-tight">
              {title}
            </h2>
            <p className="mt-1 text-soft">{text}</p>
            <ul className="mt-4 divide-y divide-line rounded-card border border-line bg-surface">
              {problems.map((problem) => (
                <Row key={problem.code} problem={problem} />
              ))}
            </ul>
          </section>
        ))}
        <div className="mt-8">
          <MarkdownLink path={PATH} />
        </div>
      </div>
    </PublicPage>
  );
}

function Row({ problem }: { problem: ProblemEntry }) {
  const { code, title, meaning } = problem;
  return (
    <li className="px-4 py-3.5 sm:px-5">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <a href={`/problems/${code}`} className="font-medium hover:underline">
          {title}
        </a>
        <code className="font-mono text-sm break-all text-faint">{code}</code>
      </p>
      <p className="mt-0.5 text-sm text-soft">
        <CodeText text={meaning} />
      </p>
      <div className="mt-2 text-sm text-soft">
        <AnsweringList problem={problem} />
      </div>
    </li>
  );
}
