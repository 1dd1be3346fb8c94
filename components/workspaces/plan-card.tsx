import { Card } from "#components/ui/card.tsx";
import { formatCount } from "#components/ui/format.ts";
import { Meter } from "#components/ui/meter.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import { Time } from "#components/ui/time.tsx";

type UsageRow = {
  label: string;
  used: number;
  limit: number | null;
  /** A full bar stands in the way of daily work. */
  warns?: boolean;
};

type Props = {
  planName: string;
  billingPeriod: "monthly" | "annual";
  /** When the next month of audits begins. */
  nextMonth: string;
  usage: UsageRow[];
  /** Whether the reader may make another workspace of the account. */
  canAdd: boolean;
};

/** The plan with its limits, and what of them is used. */
export function PlanCard({ planName, billingPeriod, nextMonth, usage, canAdd }: Props) {
  return (
    <Card
      id="plan"
      title={`${planName} plan`}
      aside={
        <p className="text-sm text-faint">Billed {billingPeriod === "annual" ? "annually" : "monthly"}</p>
      }
    >
      <dl className="space-y-4">
        {usage.map((row) => (
          <Row key={row.label} {...row} />
        ))}
      </dl>
      <p className="mt-5 border-t border-line pt-4 text-sm leading-relaxed text-soft">
        The next month of audits starts on <Time at={nextMonth} dayOnly />. To change your plan, ask the
        operator of this installation. Nothing is deleted if you move to a smaller plan.
      </p>
      {canAdd && (
        <p className="mt-3 text-sm">
          <TextLink href="/workspaces/new">New workspace in this account</TextLink>
        </p>
      )}
    </Card>
  );
}

function Row({ label, used, limit, warns = false }: UsageRow) {
  const isFull = warns && limit !== null && used >= limit;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1.5 text-sm">
      <dt>{label}</dt>
      <dd className="tabular-nums">
        <span className="font-semibold">{formatCount(used)}</span>{" "}
        <span className="text-soft">{limit === null ? "· unlimited" : `of ${formatCount(limit)}`}</span>
      </dd>
      {limit !== null && (
        <dd aria-hidden="true" className="col-span-2">
          <Meter value={limit === 0 ? 100 : (100 * used) / limit} tone={isFull ? "fair" : "accent"} />
        </dd>
      )}
    </div>
  );
}
