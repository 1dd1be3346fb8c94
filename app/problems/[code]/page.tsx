import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { PublicPage } from "#app/public-page.tsx";
import { CodeText } from "#components/ui/code-text.tsx";
import { AnsweringList } from "../answering-list.tsx";
import { findProblem, writeStatuses } from "../find-problem.ts";

type Props = { params: Promise<{ code: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: findProblem((await params).code)?.title ?? "Not found" };
}

/** What a problem of the API or the dashboard means, and the way out of it. */
export default async function ProblemPage({ params }: Props) {
  const problem = findProblem((await params).code);
  if (!problem) notFound();
  return (
    <PublicPage>
      <article className="mx-auto max-w-2xl px-4 py-10 sm:px-6 sm:py-14">
        <p className="text-sm text-soft">
          <a href="/problems" className="underline underline-offset-4 hover:text-ink">
            All problems
          </a>
        </p>
        <h1 className="mt-6 text-3xl font-semibold tracking-tight">{problem.title}</h1>
        <p className="mt-3 text-soft">
          Status {writeStatuses(problem)} · code{" "}
          <code className="font-mono text-sm text-ink">{problem.code}</code>
        </p>
        <h2 className="mt-10 text-base font-semibold">What it means</h2>
        <p className="mt-2 leading-relaxed">
          <CodeText text={problem.meaning} />
        </p>
        <h2 className="mt-8 text-base font-semibold">What to do</h2>
        <p className="mt-2 leading-relaxed">
          <CodeText text={problem.wayOut} />
        </p>
        <h2 className="mt-8 text-base font-semibold">Operations that answer with it</h2>
        <div className="mt-2 text-soft">
          <AnsweringList problem={problem} isOpen />
        </div>
      </article>
    </PublicPage>
  );
}
