import { Badge } from "#components/ui/badge.tsx";
import { Time } from "#components/ui/time.tsx";
import type { SessionEntry } from "#lib/members/schemas.ts";
import { browserWords } from "./browser-words.ts";
import { EndSession } from "./end-session.tsx";

/** Where a person is signed in; every session but the one that looks can be ended here. */
export function SessionList({ sessions }: { sessions: SessionEntry[] }) {
  return (
    <ul className="divide-y divide-line">
      {sessions.map((session) => (
        <SessionRow key={session.id} session={session} />
      ))}
    </ul>
  );
}

function SessionRow({ session }: { session: SessionEntry }) {
  const name = browserWords(session.userAgent);
  return (
    <li className="flex items-start justify-between gap-3 py-4 first:pt-0 last:pb-0">
      <div className="min-w-0 space-y-1 text-sm text-soft">
        <h3 className="flex flex-wrap items-center gap-2 font-medium text-ink">
          {name}
          {session.isCurrent && <Badge tone="accent">This browser</Badge>}
        </h3>
        {session.address !== "unknown" && <p className="break-all">From {session.address}</p>}
        <p>
          Signed in <Time at={session.createdAt} />
        </p>
        <p>
          Last seen <Time at={session.lastSeenAt} />
        </p>
      </div>
      {!session.isCurrent && <EndSession id={session.id} name={name} />}
    </li>
  );
}
