import { Disclosure } from "#components/ui/disclosure.tsx";
import { spellDays } from "#components/ui/format.ts";
import { PILLARS } from "#lib/formula/names.ts";
import { type Confidence, LEVEL_WORDS, PILLAR_WORDS } from "./score-words.ts";

/** How much is known of each pillar, in words, behind a toggle. */
export function EvidenceList({ confidence }: { confidence: Confidence }) {
  return (
    <Disclosure label="Evidence for each pillar" className="mt-2">
      <dl className="mt-2 space-y-2">
        {PILLARS.map((pillar) => (
          <div key={pillar} className="sm:grid sm:grid-cols-[6rem_minmax(0,1fr)] sm:gap-3">
            <dt className="font-medium text-ink">{PILLAR_WORDS[pillar].name}</dt>
            <dd>
              {LEVEL_WORDS[confidence[pillar].level]}: {spellDays(confidence[pillar].evidence)}
            </dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}
