import { Card } from "#components/ui/card.tsx";
import { Fact } from "#components/ui/fact.tsx";
import { formatPlural } from "#components/ui/format.ts";
import { Time } from "#components/ui/time.tsx";
import type { Campaign } from "#lib/campaigns/schemas.ts";
import { startOfWeek } from "./campaign-days.ts";

/** What the campaign is to achieve, and when. */
export function CampaignFacts({ campaign }: { campaign: Campaign }) {
  const { status, objective, start_date, duration_weeks, created_at } = campaign;
  const lastDay = new Date(startOfWeek(start_date, duration_weeks + 1) - 1).toISOString();
  return (
    <Card id="facts" title="About this campaign">
      <h3 className="text-sm text-faint">Objective</h3>
      <p className="mt-1 text-sm leading-relaxed [overflow-wrap:anywhere] whitespace-pre-line">
        {objective ?? <span className="text-soft">Not given.</span>}
      </p>
      <dl className="mt-4 space-y-2.5 border-t border-line pt-4 text-sm">
        <Fact name={status === "draft" ? "Begins" : "Began"}>
          <Time at={start_date} dayOnly />
        </Fact>
        <Fact name="Last day">
          <Time at={lastDay} dayOnly />
        </Fact>
        <Fact name="Duration">{formatPlural(duration_weeks, "week")}</Fact>
        <Fact name="Created">
          <Time at={created_at} dayOnly />
        </Fact>
      </dl>
    </Card>
  );
}
