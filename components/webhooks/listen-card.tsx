import { CircleDot } from "lucide-react";
import { Badge } from "#components/ui/badge.tsx";
import { Card } from "#components/ui/card.tsx";
import { CopyText } from "#components/ui/copy-text.tsx";
import { TextLink } from "#components/ui/text-link.tsx";

const COMMAND = "npx plinth webhooks listen --forward-to http://localhost:3000/hook";

/** How messages come to a machine that nothing outside can reach, and whether somebody has them now. */
export function ListenCard({ isListened }: { isListened: boolean }) {
  return (
    <Card id="listen" title="Test on your machine">
      <div className="space-y-4 text-sm leading-relaxed text-soft">
        <p>
          Run this beside your receiver, where{" "}
          <TextLink href="/docs/guides/webhooks">the client is installed</TextLink>. It gets every message of
          this workspace, signed, even behind a firewall.
        </p>
        <CopyText text={COMMAND} />
        {isListened ? (
          <Badge tone="good" icon={CircleDot}>
            Listening now
          </Badge>
        ) : (
          <p className="text-faint">No listener connected in the past minute.</p>
        )}
      </div>
    </Card>
  );
}
