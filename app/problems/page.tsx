import type { Metadata } from "next";
import { PublicPage } from "#app/public-page.tsx";
import { listProblems } from "./find-problem.ts";

export const metadata: Metadata = { title: "Problems" };

export default function ProblemsPage() {
  return (
    <PublicPage>
      <div className="mx-auto max-w-3xl px-4 py-10 sm:px-6 sm:py-14">
        <h1 className="text-2xl font-semibold tracking-tight">Problems</h1>
        <p className="mt-3 text-soft">
          Every error from the API and every failure in the dashboard is one of these. In the API, the
          error&rsquo;s <code className="font-mono text-sm">type</code> is the address of its page. For what
          the API can do, see the{" "}
          <a href="/docs" className="underline underline-offset-4 hover:text-ink">
            API reference
          </a>
          .
        </p>
        <ul className="mt-8 divide-y divide-line rounded-card border border-line bg-surface">
          {listProblems().map(({ code, title, status, meaning }) => (
            <li key={code} className="relative flex gap-4 px-4 py-3.5 hover:bg-sunken sm:px-5">
              <span className="w-9 shrink-0 pt-0.5 text-sm text-faint tabular-nums">{status}</span>
              <div className="min-w-0">
                <a
                  href={`/problems/${code}`}
                  className="font-medium after:absolute after:inset-0 hover:underline"
                >
                  {title}
                </a>
                <p className="mt-0.5 text-sm text-soft">{meaning}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </PublicPage>
  );
}
