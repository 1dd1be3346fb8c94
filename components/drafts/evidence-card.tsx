import { ArrowRight } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import { buttonClass } from "#components/ui/button-class.ts";
import { Card } from "#components/ui/card.tsx";
import { Disclosure } from "#components/ui/disclosure.tsx";
import { formatCount } from "#components/ui/format.ts";
import { PLATFORM_WORDS } from "#lib/formula/platform-words.ts";
import type { AccountModelFacts, ContentEvidence, PageScore } from "#lib/studio/schemas.ts";
import type { DraftPlace } from "./draft-place.ts";
import {
  certaintyOfPlatform,
  correlationInWords,
  formatRho,
  generalInWords,
  judgeScore,
  missingInWords,
  workspaceInWords,
} from "./evidence-words.ts";

type Props = {
  workspaceId: string;
  place: DraftPlace;
  answer: PageScore | null;
  /** Of the platform; undefined when it is not connected. */
  facts: AccountModelFacts | undefined;
  /** Own posts that an own model needs. */
  needed: number;
  canImport: boolean;
};

/** What a score rests on, how well such scores did so far, and what is missing to know more. */
export function EvidenceCard({ place, answer, facts, ...rest }: Props) {
  const isText = place.kind === "text";
  const known = answer?.platform === place.platform ? answer.evidence : null;
  const [workspace, general] = [known?.workspace ?? facts?.workspace, known?.platform ?? facts?.general];
  const said = answer && known ? judgeScore(answer, isText).detail : null;
  return (
    <Card id="evidence" title="How reliable this is">
      <Disclosure label="Show the statistics">
        <div className="mt-3 space-y-5 text-sm leading-relaxed text-soft">
          {isText && (
            <Part title={`Your own posts on ${PLATFORM_WORDS[place.platform]}`}>
              <AccountModel place={place} facts={facts} workspace={workspace} said={said} {...rest} />
            </Part>
          )}
          {isText && general && (
            <Part title={`Other accounts on ${PLATFORM_WORDS[place.platform]}`}>
              <PlatformModel general={general} said={said} />
            </Part>
          )}
          {!isText && (
            <p>
              Plinth does not look at what a picture or clip shows: it compares its shape, size, length and
              sound with what the platform recommends. How well that works has not been measured yet.
            </p>
          )}
          {known && (
            <Disclosure label="What this score rests on">
              <ul className="mt-1 list-disc space-y-1.5 pl-5">
                {known.rests_on.map((line) => (
                  <li key={line} className="[overflow-wrap:anywhere]">
                    {line}
                  </li>
                ))}
                <li>Version {known.model_version} of the content model.</li>
              </ul>
            </Disclosure>
          )}
        </div>
      </Disclosure>
    </Card>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-1 font-semibold text-ink">{title}</h3>
      {children}
    </section>
  );
}

type AccountProps = Pick<Props, "workspaceId" | "place" | "facts" | "needed" | "canImport"> & {
  workspace: ContentEvidence["workspace"] | undefined;
  /** What stands beside the score already; null before there is one. */
  said: string | null;
};

function AccountModel({ workspaceId, place, facts, needed, canImport, workspace, said }: AccountProps) {
  const { words, action } = missingInWords(place.platform, facts, needed);
  const rho = workspace?.rank_correlation ?? null;
  const alone = workspace?.platform_rank_correlation ?? null;
  const tried = workspace && rho !== null ? workspaceInWords(workspace) : null;
  return (
    <div className="space-y-1">
      <p>
        {words} {tried !== said && tried}
      </p>
      {rho !== null && (
        <p>
          Rank correlation: {correlationInWords(rho)}
          {alone !== null && aloneInWords(rho, alone)}.
        </p>
      )}
      {action && (
        <Link
          href={`/w/${workspaceId}/platforms?platform=${place.platform}`}
          prefetch={false}
          className={buttonClass("quiet", "mt-2")}
        >
          {canImport ? action : "See platforms"}
          <ArrowRight aria-hidden="true" className="size-4" />
        </Link>
      )}
    </div>
  );
}

function aloneInWords(rho: number, alone: number): string {
  return formatRho(rho) === formatRho(alone)
    ? ", as of the platform’s model alone"
    : `; of the platform’s model alone ${formatRho(alone)}`;
}

type PlatformProps = { general: ContentEvidence["platform"]; said: string | null };

function PlatformModel({ general, said }: PlatformProps) {
  const certainty = certaintyOfPlatform(general);
  const learnt = `${certainty ? "Learnt from" : "Looked at"} ${formatCount(general.posts)} posts of ${formatCount(general.accounts)} accounts.`;
  const words = generalInWords(general);
  return (
    <>
      {words !== said && <p className="mb-1">{words}</p>}
      <p>
        {certainty &&
          `Rank correlation: ${correlationInWords(certainty.rho)}, 95 % interval ${formatRho(certainty.from)} to ${formatRho(certainty.to)}. `}
        {learnt}
      </p>
    </>
  );
}
