import type { Metadata } from "next";
import { alternateOf, MarkdownLink } from "#app/docs/markdown/markdown-link.tsx";
import { PublicPage } from "#app/public-page.tsx";
import { GLOSSARY } from "#lib/glossary.ts";

const PATH = "/glossary";

export const metadata: Metadata = { title: "Glossary", ...alternateOf(PATH) };

export default function GlossaryPage() {
  return (
    <PublicPage>
      <div className="mx-auto max-w-3xl px-4 py-10 sm:px-6 sm:py-14">
        <h1 className="text-2xl font-semibold tracking-tight">Glossary</h1>
        <p className="mt-3 text-soft">The words of the dashboard and the API, and what they mean.</p>
        <dl className="mt-8 divide-y divide-line rounded-card border border-line bg-surface">
          {GLOSSARY.map(({ id, term, aka, meaning }) => (
            <div key={id} id={id} className="scroll-mt-20 px-4 py-3.5 target:bg-sunken sm:px-5">
              <dt className="font-medium">
                {term}
                {aka && <span className="ml-2 text-sm font-normal text-faint">{aka}</span>}
              </dt>
              <dd className="mt-0.5 text-sm text-soft">{meaning}</dd>
            </div>
          ))}
        </dl>
        <div className="mt-8">
          <MarkdownLink path={PATH} />
        </div>
      </div>
    </PublicPage>
  );
}
