import type { Metadata } from "next";
import { alternateOf, MarkdownLink } from "#app/docs/markdown/markdown-link.tsx";
import { PublicPage } from "#app/public-page.tsx";
import { IN_SHORT, LIFT, LOOKS_AT, RULES, STEPS } from "#components/method/method-words.ts";
import { NormsCard } from "#components/method/norms-card.tsx";
import { PILLAR_WORDS } from "#components/score/score-words.ts";
import { Card } from "#components/ui/card.tsx";
import { StackedTable } from "#components/ui/stacked-table.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import { PILLARS } from "#lib/formula/names.ts";
import { formula, olderVersions } from "#lib/formula/versions.ts";

const PATH = "/methodology";

export const metadata: Metadata = { title: "Methodology", ...alternateOf(PATH) };

/** How scores are made, and of what: for whoever is shown one. */
export default function MethodologyPage() {
  const { name, weights, benchmarks } = formula();
  const older = olderVersions().flatMap((version) => formula(version).benchmarks.norms);
  return (
    <PublicPage>
      <div className="mx-auto max-w-4xl space-y-4 px-4 py-6 sm:space-y-6 sm:px-6 sm:py-10">
        <div>
          <h1 className="text-2xl font-semibold tracking-tight">How scores are made</h1>
          <p className="mt-1 text-sm text-soft">Formula {name}, by which new audits are scored.</p>
        </div>
        <Card id="in-short" title="In short">
          <Points of={IN_SHORT} />
        </Card>
        <Card id="pillars" title="Pillars">
          <StackedTable
            caption="What each pillar looks at, and its weight in the score"
            columns={[
              { label: "Pillar", className: "w-[18%]" },
              { label: "Weight", isNumber: true, className: "w-[12%]" },
              { label: "What it looks at" },
            ]}
            rows={PILLARS.map((pillar) => ({
              key: pillar,
              cells: [
                <span key="name" className="font-medium">
                  {PILLAR_WORDS[pillar].name}
                </span>,
                weights ? `${weights[pillar]}\u2009%` : null,
                <span key="words" className="text-soft">
                  {LOOKS_AT[pillar]}
                </span>,
              ],
            }))}
          />
        </Card>
        <Card id="points" title="How a figure becomes points">
          <ol className="max-w-prose list-decimal space-y-2 pl-5 text-sm leading-relaxed text-soft">
            {STEPS.map(({ title, words }) => (
              <li key={title}>
                <span className="font-medium text-ink">{title}.</span> {words}
              </li>
            ))}
          </ol>
        </Card>
        <Card id="rules" title="Silence, gaps and comments">
          <Points of={RULES.map(({ title, words }) => ({ title: `${title}.`, words }))} />
        </Card>
        <Card id="lift" title="Lift of a campaign">
          <Points of={LIFT} />
        </Card>
        <NormsCard norms={benchmarks.norms} older={older} />
        <Card id="check" title="Check it">
          <p className="max-w-prose text-sm leading-relaxed text-soft">
            The input of every audit is frozen with it: its page names the command that computes it again, and
            offers every input as CSV. Programs ask for <code className="font-mono">expand=explanation</code>,
            as the <TextLink href="/docs">reference</TextLink> tells. Scores of two versions of the formula
            are never compared.
          </p>
        </Card>
        <MarkdownLink path={PATH} />
      </div>
    </PublicPage>
  );
}

function Points({ of }: { of: { title: string; words: string }[] }) {
  return (
    <ul className="max-w-prose space-y-2 text-sm leading-relaxed text-soft">
      {of.map(({ title, words }) => (
        <li key={title}>
          <span className="font-medium text-ink">{title}</span> {words}
        </li>
      ))}
    </ul>
  );
}
