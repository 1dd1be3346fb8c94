import { Card } from "#components/ui/card.tsx";
import { Fact } from "#components/ui/fact.tsx";
import { formatCount, formatDay, formatList, formatPlural } from "#components/ui/format.ts";
import { TextLink } from "#components/ui/text-link.tsx";
import type { CampaignLift } from "#lib/campaign-work/schemas.ts";
import { PLATFORM_WORDS } from "#lib/formula/platform-words.ts";

/** What a campaign brought over what was to be expected without it, or why that cannot be told. */
export function LiftCard({ lift }: { lift: CampaignLift }) {
  return (
    <Card
      id="lift"
      title="Lift"
      aside={
        <TextLink href="/methodology#lift" className="text-sm">
          How it is measured
        </TextLink>
      }
    >
      {"refused" in lift ? (
        <p className="max-w-prose text-sm leading-relaxed text-soft">{tellRefusal(lift)}</p>
      ) : (
        <Measured lift={lift} />
      )}
    </Card>
  );
}

function Measured({ lift }: { lift: Exclude<CampaignLift, { refused: string }> }) {
  const { actual, projected, low, high, liftLow, liftHigh, weeks, first, last, platforms, windows } = lift;
  const isTold = liftLow > 0 || liftHigh < 0;
  return (
    <>
      <p className="text-2xl font-semibold tracking-tight tabular-nums">
        {isTold ? share(lift.lift) : "No clear lift"}
      </p>
      <p className="mt-1 text-sm">
        {formatCount(actual)} engagements where about {formatCount(Math.round(projected))} were expected.
        {isTold ? "Likely" : "Too small to tell: likely"} {share(liftLow)} to {share(liftHigh)}.
      </p>
      <dl className="mt-4 space-y-2.5 border-t border-line pt-4 text-sm">
        <Fact name="Expected without the campaign">
          {formatCount(Math.round(projected))} (likely {formatCount(Math.round(low))} to{" "}
          {formatCount(Math.round(high))})
        </Fact>
        <Fact name="Compared">
          {formatPlural(weeks, "week")}, {formatDay(first)} – {formatDay(last)}
        </Fact>
        <Fact name="Based on">
          {formatList(platforms.map((platform) => PLATFORM_WORDS[platform]))},{" "}
          {formatPlural(windows, "earlier window")} of the same length
        </Fact>
      </dl>
    </>
  );
}

/** "+34 %"; beyond tenfold only that. */
function share(value: number): string {
  if (value > 9) return "more than tenfold";
  const percent = Math.round(100 * value);
  return `${percent > 0 ? "+" : percent < 0 ? "−" : ""}${Math.abs(percent)} %`;
}

function tellRefusal(lift: Extract<CampaignLift, { refused: string }>): string {
  switch (lift.refused) {
    case "early":
      return `Lift is told from ${formatDay(lift.from)} on: it needs a whole week of the campaign, and a week more for the figures of its posts to settle.`;
    case "campaign":
      return `Lift cannot be told: “${lift.name}” ran at the same time, and what came of either cannot be told apart.`;
    case "missing":
      return `Lift cannot be told: ${formatCount(lift.days)} of the ${formatPlural(lift.of, "day")} compared are not known on any platform. Import or sync the posts of those days.`;
    case "history":
      return `Lift cannot be told: it needs ${formatPlural(lift.needed, "day")} of known posts before the campaign, without a gap and without other campaigns; ${formatPlural(lift.known, "day")} are known. Import older posts if you have them.`;
    case "too few":
      return `Lift cannot be told: about ${formatPlural(Math.round(lift.projected), "engagement")} were to be expected without the campaign. Of fewer than 20 a share is chance.`;
  }
}
