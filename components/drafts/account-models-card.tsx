import { CircleCheck, CircleHelp } from "lucide-react";
import Link from "next/link";
import { Badge } from "#components/ui/badge.tsx";
import { buttonClass } from "#components/ui/button-class.ts";
import { Card } from "#components/ui/card.tsx";
import { Disclosure } from "#components/ui/disclosure.tsx";
import { formatCount, formatPlural } from "#components/ui/format.ts";
import { type Column, type Row, StackedTable } from "#components/ui/stacked-table.tsx";
import { PLATFORM_WORDS } from "#lib/formula/platform-words.ts";
import type { AccountModelFacts } from "#lib/studio/schemas.ts";
import { certaintyOfPlatform, correlationInWords, formatRho } from "./evidence-words.ts";

const COLUMNS: Column[] = [
  { label: "Platform" },
  { label: "Your posts" },
  { label: "Proof on your posts" },
  { label: "On other accounts" },
];

type Props = { workspaceId: string; facts: AccountModelFacts[]; needed: number; canImport: boolean };

/** What is learnt from the own posts of each connected platform, with its proof, at a glance. */
export function AccountModelsCard({ workspaceId, facts, needed, canImport }: Props) {
  return (
    <Card id="account-models" title="What Plinth learns from your posts">
      {facts.length === 0 ? (
        <div className="max-w-prose space-y-4 text-sm leading-relaxed text-soft">
          <p>
            No platform is connected yet. With {needed} of your own posts on one, however old, scores there
            are relative to your own posts and tested on them.
          </p>
          <Link href={`/w/${workspaceId}/platforms`} prefetch={false} className={buttonClass("quiet")}>
            {canImport ? "Import posts" : "See platforms"}
          </Link>
        </div>
      ) : (
        <Disclosure label="Show how scores did on your posts">
          <div className="mt-3">
            <StackedTable
              caption="Your models by platform"
              columns={COLUMNS}
              from="lg"
              rows={facts.map((one) => row(one))}
            />
            <p className="mt-4 max-w-prose text-sm text-soft">
              Relearnt after each import from your newest 600 posts. The proof: all but the first two in five,
              each predicted from what was known before it; on other accounts, those the platform’s model was
              not fitted on. Figures are rank correlations: 0 is chance, 1 is always right.
            </p>
          </div>
        </Disclosure>
      )}
    </Card>
  );
}

function row(facts: AccountModelFacts): Row {
  return {
    key: facts.platform,
    cells: [
      <span key="platform" className="font-medium">
        {PLATFORM_WORDS[facts.platform]}
      </span>,
      <span key="posts" className="max-lg:text-right">
        {postsInWords(facts)}
      </span>,
      <Proof key="proof" {...facts} />,
      <span key="general" className="tabular-nums max-lg:text-right">
        {generalFigures(facts)}
      </span>,
    ],
  };
}

function postsInWords({ state, posts, needed, kept }: AccountModelFacts): string {
  if (state === "learnt") return formatCount(posts ?? 0);
  if (state === "learning") return `Learning from ${formatPlural(kept, "post")}`;
  return `Too few: ${formatCount(posts ?? 0)} of ${needed}`;
}

function Proof({ state, workspace: { verdict, rank_correlation: rho, n } }: AccountModelFacts) {
  if (state !== "learnt") return <span className="text-soft">Nothing to prove yet</span>;
  const isProven = verdict === "proven";
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1 max-lg:justify-end max-lg:text-right">
      <Badge tone={isProven ? "good" : "fair"} icon={isProven ? CircleCheck : CircleHelp}>
        {isProven ? "Proven" : "Not proven yet"}
      </Badge>
      <span className="tabular-nums text-soft">
        {rho === null ? "no figure" : correlationInWords(rho)},{" "}
        <span className="whitespace-nowrap">{formatPlural(n, "post")}</span>
      </span>
    </span>
  );
}

function generalFigures({ general }: AccountModelFacts): string {
  const certainty = certaintyOfPlatform(general);
  if (!certainty) return "No model";
  const { rho, from, to } = certainty;
  const figures = `${formatRho(rho)} (${formatRho(from)} to ${formatRho(to)})`;
  return from > 0 ? figures : `Not proven: ${figures}`;
}
