import { Card } from "#components/ui/card.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import { ResetFixtures } from "./reset-fixtures.tsx";

type Props = {
  workspaceId: string;
  /** Whether a test key was made before: with the first one the fixtures are there. */
  hasFixtures: boolean;
};

/** What test keys see, and how to have it as it was. */
export function TestModeCard({ workspaceId, hasFixtures }: Props) {
  return (
    <Card id="test-mode" title="Test mode">
      <div className="space-y-4 text-sm leading-relaxed text-soft">
        <p>
          Test keys see a made-up brand instead of this workspace. Audits end within a second, every problem
          can be provoked, and nothing counts towards your plan.{" "}
          <TextLink href="/docs/test-mode">Read about test mode</TextLink>
        </p>
        {hasFixtures && <ResetFixtures workspaceId={workspaceId} />}
      </div>
    </Card>
  );
}
