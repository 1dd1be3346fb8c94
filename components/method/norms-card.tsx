import { ExternalLink } from "lucide-react";
import { Card } from "#components/ui/card.tsx";
import { Disclosure } from "#components/ui/disclosure.tsx";
import { formatPlural } from "#components/ui/format.ts";
import { StackedTable } from "#components/ui/stacked-table.tsx";
import { PLATFORMS } from "#lib/formula/names.ts";
import { PLATFORM_WORDS } from "#lib/formula/platform-words.ts";
import type { Norm } from "#lib/formula/version.ts";
import { listAssumptions, listCollections, listPublishers, tellNorms } from "./norm-words.ts";

type Props = {
  norms: readonly Norm[];
  /** Of versions before, whose audits can still be read. */
  older: readonly Norm[];
};

/** Whom scores are compared with: accounts behind each measure, the publishers with their pages, and what is assumed. */
export function NormsCard({ norms, older }: Props) {
  const collections = listCollections(norms);
  return (
    <Card id="sources" title="Sources">
      <p className="mb-4 max-w-prose text-sm leading-relaxed text-soft">
        The tables come from {formatPlural(collections.length, "collection")}, each only for what it may speak
        for: whole timelines for levels, never posts that were chosen because they did well. So many accounts
        stand behind each measure; below 30 the spread of other platforms is taken, and the input counts half.
      </p>
      <StackedTable
        from="lg"
        caption="Accounts behind each measure, by platform"
        columns={[
          { label: "Measure", className: "w-[30%]" },
          ...PLATFORMS.map((name) => ({ label: PLATFORM_WORDS[name], isNumber: true, isCompact: true })),
        ]}
        rows={tellNorms(norms, PLATFORMS).map(({ metric, cells }) => ({
          key: metric,
          cells: [metric, ...cells],
        }))}
      />
      <h3 className="mt-6 text-sm font-medium">Published figures</h3>
      <ul className="mt-2 space-y-1 text-sm">
        {listPublishers([...norms, ...older]).map(({ publisher, address }) => (
          <li key={publisher}>
            <a
              href={address}
              rel="noreferrer"
              className="inline-flex min-h-6 items-center gap-1 font-medium text-accent underline underline-offset-4"
            >
              {publisher}
              <ExternalLink aria-hidden="true" className="size-3.5" />
            </a>
            {!norms.some((norm) => norm.publisher === publisher) && (
              <span className="text-soft"> in audits by the previous formula</span>
            )}
          </li>
        ))}
      </ul>
      <h3 className="mt-6 text-sm font-medium">Assumed</h3>
      <ul className="mt-2 max-w-prose list-disc space-y-1 pl-5 text-sm leading-relaxed text-soft">
        {listAssumptions(norms).map(({ assumption, measures }) => (
          <li key={assumption}>
            <span className="text-ink">{measures.join("; ")}:</span> {assumption}
          </li>
        ))}
      </ul>
      <Disclosure label="The collections by name" className="mt-4">
        <p className="mt-2 text-sm leading-relaxed wrap-anywhere text-soft">
          {collections.map((name, index) => (
            <span key={name}>
              {index > 0 && ", "}
              <code className="font-mono text-[0.9em]">{name}</code>
            </span>
          ))}
        </p>
      </Disclosure>
    </Card>
  );
}
