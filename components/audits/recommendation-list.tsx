import { Badge } from "#components/ui/badge.tsx";
import { Card } from "#components/ui/card.tsx";
import { Disclosure } from "#components/ui/disclosure.tsx";
import { signed } from "#lib/formula/signed.ts";

type Recommendation = {
  priority: number;
  action: string;
  expected_impact: string;
  composite_gain: number;
  evidence: string;
};

type Props = {
  recommendations: Recommendation[];
  /** All of them at once, without a toggle. */
  showAll?: boolean;
};

const SHOWN = 3;

/** What would help most, the greatest gain of the score first. */
export function RecommendationList({ recommendations, showAll = false }: Props) {
  const shown = showAll ? recommendations.length : SHOWN;
  const rest = recommendations.slice(shown);
  return (
    <Card
      id="recommendations"
      title="What would help most"
      aside={
        recommendations.length > 0 && <p className="text-sm text-faint">Greatest gain of the score first</p>
      }
    >
      {recommendations.length === 0 && (
        <p className="text-sm text-soft">
          Nothing that the data give evidence for. More data, such as comments or longer periods, may change
          that.
        </p>
      )}
      <Items items={recommendations.slice(0, shown)} />
      {rest.length > 0 && (
        <Disclosure label={`Show ${rest.length} more`} className="mt-3">
          <div className="mt-2 border-t border-line">
            <Items items={rest} />
          </div>
        </Disclosure>
      )}
    </Card>
  );
}

function Items({ items }: { items: Recommendation[] }) {
  return (
    <ol className="divide-y divide-line">
      {items.map(({ priority, action, expected_impact, composite_gain, evidence }) => (
        <li
          key={priority}
          className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-2 py-4 first:pt-1 last:pb-0"
        >
          <span aria-hidden="true" className="font-semibold text-faint tabular-nums">
            {priority}
          </span>
          <div>
            <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
              <h3 className="min-w-0 flex-1 basis-64 font-medium">{action}</h3>
              {composite_gain > 0 && (
                <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-soft tabular-nums">
                  <Badge tone="accent">{expected_impact}</Badge>
                  <span className="whitespace-nowrap">{signed(composite_gain)} on the score</span>
                </p>
              )}
            </div>
            <p className="mt-1.5 text-sm leading-relaxed text-soft">{evidence}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
