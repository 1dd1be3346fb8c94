import { Card } from "#components/ui/card.tsx";
import { LiveSwitch } from "./live-switch.tsx";

type Props = {
  workspaceId: string;
  isOn: boolean;
  /** Of the plan. */
  isIncluded: boolean;
  planName: string;
  canChange: boolean;
};

/** Whether the score follows the newest figures; on plans without it, what it is and how to get it. */
export function LiveScoreCard({ workspaceId, isOn, isIncluded, planName, canChange }: Props) {
  return (
    <Card id="live" title="Live score">
      <div className="space-y-3 text-sm leading-relaxed text-soft">
        <p>Follows your newest figures as they come in, without waiting for the next audit.</p>
        {!isIncluded && (
          <p>
            It needs the Enterprise plan; this account is on {planName}. To move up, ask the operator of this
            installation.
          </p>
        )}
        {isIncluded && canChange && <LiveSwitch workspaceId={workspaceId} isOn={isOn} />}
        {isIncluded && !canChange && <p>It is switched {isOn ? "on" : "off"}.</p>}
      </div>
    </Card>
  );
}
