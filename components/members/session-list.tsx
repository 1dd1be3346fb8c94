import { Badge } from "#components/ui/badge.tsx";
import { cx } from "#components/ui/cx.ts";
import { Disclosure } from "#components/ui/disclosure.tsx";
import { Time } from "#components/ui/time.tsx";
import type { SessionEntry } from "#lib/members/schemas.ts";
import { browserWords } from "./browser-words.ts";
import { EndSession } from "./end-session.tsx";

const SHOWN = 5;

/** Where a person is signed in; every session but the one that looks can be ended here. */
export function SessionList({ sessions }: { sessions: SessionEntry[] }) {
  const [first, rest] = [sessions.slice(0, SHOWN), sessions.slice(SHOWN)];
  return (
    <>
      <Rows sessions={first} />
      {rest.length > 0 && (
        <Disclosure label={`Show ${rest.length} more`} className="mt-4 border-t border-line pt-3">
          <Rows sessions={rest} className="mt-3" />
        </Disclosure>
      )}
    </>
  );
}

function Rows({ sessions, className }: { sessions: SessionEntry[]; className?: string }) {
  return (
    <ul className={cx("divide-y divide-line", className)}>
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
          Last seen <Time at={session.lastSeenAt} />, signed in <Time at={session.createdAt} />
        </p>
      </div>
      {!session.isCurrent && <EndSession id={session.id} name={name} />}
    </li>
  );
}
