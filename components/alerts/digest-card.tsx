import { Card } from "#components/ui/card.tsx";
import { Time } from "#components/ui/time.tsx";
import type { Digest } from "#lib/weekly-digest/schemas.ts";
import { WEEKDAY_WORDS } from "#lib/weekly-digest/values.ts";
import { ChangeDigest } from "./change-digest.tsx";

type Props = { workspaceId: string; digest: Digest; hasMail: boolean };

/** One's own weekly digest of the workspace: whether it comes, and when. */
export function DigestCard({ workspaceId, digest, hasMail }: Props) {
  return (
    <Card id="digest" title="Your weekly digest">
      <ChangeDigest key={workspaceId} workspaceId={workspaceId} digest={digest}>
        <div className="space-y-2 text-sm leading-relaxed text-soft">
          {digest.is_on ? (
            <Planned {...digest} />
          ) : (
            <p>Off. It sums up your week by email; only you get it.</p>
          )}
          {!hasMail && (
            <p>This installation has no mail server, so no digest is sent. Your operator can set one up.</p>
          )}
        </div>
      </ChangeDigest>
    </Card>
  );
}

function Planned({ weekday, hour, time_zone, sent_at, error, next_at }: Digest) {
  return (
    <>
      <p>
        <span className="font-medium text-ink">
          {WEEKDAY_WORDS[weekday - 1]}s at {String(hour).padStart(2, "0")}:00
        </span>
        , {time_zone}.
      </p>
      <p>
        {sent_at && (
          <>
            The last one was sent on <Time at={sent_at} />.{" "}
          </>
        )}
        {error && `The last one was not sent: ${error} `}
        {next_at && (
          <>
            The next one comes on <Time at={next_at} />.
          </>
        )}
      </p>
    </>
  );
}
