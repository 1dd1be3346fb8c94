import { Card } from "#components/ui/card.tsx";
import { Fact } from "#components/ui/fact.tsx";
import { formatDay, formatList, formatPlural } from "#components/ui/format.ts";
import { Time } from "#components/ui/time.tsx";
import type { Requester } from "#lib/audits/schemas.ts";
import type { Platform } from "#lib/formula/names.ts";
import { PLATFORM_WORDS } from "#lib/formula/platform-words.ts";
import { requesterWords } from "./requester-words.ts";

/** What an audit as of a past day is. */
export const AS_OF =
  "It uses only data up to that day. It does not count towards your limit and is not the current score.";

export type AuditFactsProps = {
  startedAt: string;
  completedAt: string | null;
  requestedBy: Requester;
  platforms: Platform[];
  lookbackDays: number;
  asOf: string | null;
};

/** What was asked of an audit, by whom and when, beside its steps or what went wrong. */
export function AuditFacts(props: AuditFactsProps) {
  return (
    <Card id="facts" title="This audit">
      <AuditFactList {...props} />
      {props.asOf && <p className="mt-4 text-xs leading-relaxed text-faint">{AS_OF}</p>}
    </Card>
  );
}

/** The facts alone. */
export function AuditFactList(props: AuditFactsProps) {
  const { platforms, lookbackDays, asOf } = props;
  return (
    <dl className="space-y-2.5 text-sm">
      {asOf && <Fact name="As of">{formatDay(asOf)}</Fact>}
      <Fact name="Started">
        <Time at={props.startedAt} />
      </Fact>
      {props.completedAt && (
        <Fact name="Ended">
          <Time at={props.completedAt} />
        </Fact>
      )}
      <Fact name="Started by">{requesterWords(props.requestedBy)}</Fact>
      <Fact name="Platforms">{formatList(platforms.map((platform) => PLATFORM_WORDS[platform]))}</Fact>
      <Fact name="Lookback">{formatPlural(lookbackDays, "day")}</Fact>
    </dl>
  );
}
