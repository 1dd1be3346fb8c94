import { isDayText } from "#components/ui/is-day-text.ts";
import { readChoice, readOne, type Search } from "#components/ui/read-search.ts";
import { LOG_KINDS, type LogFilter } from "#lib/audit-log/schemas.ts";

/** Which entries an address asks for; what is no such thing is left out. */
export function readLogFilter(search: Search): LogFilter {
  const day = (name: string) => {
    const given = readOne(search, name);
    return given && isDayText(given) ? given : undefined;
  };
  const who = readOne(search, "who");
  return {
    who: who && /^(keys|operator|usr_\w{1,64})$/.test(who) ? who : undefined,
    kind: readChoice(search, "kind", LOG_KINDS),
    from: day("from"),
    to: day("to"),
  };
}

/** The query of an address that asks for these entries: empty, or with its question mark. */
export function writeLogQuery(filter: LogFilter): string {
  const given = Object.entries(filter).filter(([, value]) => value);
  return given.length > 0 ? `?${new URLSearchParams(given)}` : "";
}
