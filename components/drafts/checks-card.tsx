import { CircleAlert, CircleCheck, type LucideIcon, TriangleAlert } from "lucide-react";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { cx } from "#components/ui/cx.ts";
import { Disclosure } from "#components/ui/disclosure.tsx";
import { FailureAlert } from "#components/ui/failure-alert.tsx";
import { formatPlural } from "#components/ui/format.ts";
import { Skeleton } from "#components/ui/skeleton.tsx";
import type { TextCheck } from "#lib/drafts/schemas.ts";
import type { Platform } from "#lib/formula/names.ts";
import { SimilarPosts } from "./similar-posts.tsx";
import type { DraftChecking } from "./use-draft-checks.ts";

type Props = {
  workspaceId: string;
  /** Of the heading, unique on the page. */
  id: string;
  title: string;
  platform: Platform;
  checks: DraftChecking;
  className?: string | undefined;
};

const NAMES: Record<TextCheck["name"], string> = {
  length: "Length",
  opening: "Opening",
  link: "Link",
  hashtags: "Hashtags",
};
const LOOKS: Record<TextCheck["state"], { icon: LucideIcon; tone: string; word: string }> = {
  fine: { icon: CircleCheck, tone: "text-faint", word: "Fine" },
  look: { icon: TriangleAlert, tone: "text-fair", word: "Look again" },
  wrong: { icon: CircleAlert, tone: "text-poor", word: "Wrong" },
};

/** What can be seen of a text before it is scored, and own posts that are like it. */
export function ChecksCard({ workspaceId, id, title, platform, checks, className }: Props) {
  const { answer, error, isWanted, refetch } = checks;
  return (
    <Card id={id} title={title} className={className}>
      {!isWanted ? (
        <p className="text-sm leading-relaxed text-soft">
          Length, opening, links and hashtags are checked while you write, and posts of yours that say much
          the same are shown.
        </p>
      ) : error ? (
        <FailureAlert error={error} title="Not checked">
          <Button look="quiet" onClick={() => refetch()}>
            Try again
          </Button>
        </FailureAlert>
      ) : answer === null ? (
        <Waiting />
      ) : (
        <div className="space-y-5">
          <Checks checks={answer.checks} />
          <SimilarPosts workspaceId={workspaceId} platform={platform} {...answer} />
        </div>
      )}
    </Card>
  );
}

/** What is worth a look stands open; what is fine takes a line. */
function Checks({ checks }: { checks: TextCheck[] }) {
  const open = checks.filter(({ state }) => state !== "fine");
  const passed = checks.filter(({ state }) => state === "fine");
  return (
    <div className="space-y-2.5">
      {open.length > 0 && <CheckList checks={open} />}
      {passed.length > 0 && (
        <Disclosure label={`${formatPlural(passed.length, "check")} passed`}>
          <div className="mt-2">
            <CheckList checks={passed} />
          </div>
        </Disclosure>
      )}
    </div>
  );
}

function CheckList({ checks }: { checks: TextCheck[] }) {
  return (
    <ul className="space-y-2.5">
      {checks.map((check) => (
        <Check key={check.name} check={check} />
      ))}
    </ul>
  );
}

function Check({ check: { name, state, words } }: { check: TextCheck }) {
  const { icon: Icon, tone, word } = LOOKS[state];
  return (
    <li className="flex gap-2.5 text-sm leading-relaxed">
      <Icon aria-hidden="true" className={cx("mt-1 size-4 shrink-0", tone)} />
      <p className="min-w-0 [overflow-wrap:anywhere]">
        <span className="font-medium">{NAMES[name]}</span>
        <span className="sr-only">, {word}</span>
        <span className="text-soft">: {words}</span>
      </p>
    </li>
  );
}

function Waiting() {
  return (
    <div role="status" className="space-y-3">
      <span className="sr-only">Checking</span>
      <Skeleton className="h-5" />
      <Skeleton className="h-5 w-3/4" />
      <Skeleton className="h-16" />
    </div>
  );
}
