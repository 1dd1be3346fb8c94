import { ArrowDown, ArrowUp } from "lucide-react";
import type { PostTrend } from "#lib/platforms/schemas.ts";
import { tellTrend } from "./tell-trend.ts";

/** How posts on a platform do against before, with an arrow where that is more than chance. */
export function TrendLine({ trend }: { trend: PostTrend }) {
  const Arrow = trend.times > 1 ? ArrowUp : ArrowDown;
  const tone = trend.times > 1 ? "text-good" : "text-poor";
  return (
    <p className="mt-1 flex items-start gap-1.5 text-sm text-soft">
      {trend.isBeyondNoise && <Arrow aria-hidden="true" className={`mt-0.5 size-4 shrink-0 ${tone}`} />}
      <span>{tellTrend(trend)}</span>
    </p>
  );
}
