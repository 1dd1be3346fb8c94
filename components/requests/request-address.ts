import { readChoice, readOne, type Search } from "#components/ui/read-search.ts";
import { type RequestFilter, STATUS_CLASSES } from "#lib/request-log/schemas.ts";

const MOST_LETTERS = 200;

/** Which requests an address asks for; what is no such thing is left out. */
export function readRequestFilter(search: Search): RequestFilter {
  const word = (name: string) => {
    const given = readOne(search, name)?.trim();
    return given && given.length <= MOST_LETTERS && !/\p{Cc}/u.test(given) ? given : undefined;
  };
  return {
    status: readChoice(search, "status", STATUS_CLASSES),
    operation: word("operation"),
    key: word("key"),
    request: word("request"),
  };
}

/** The query of an address that asks for these requests: empty, or with its question mark. */
export function writeRequestQuery(filter: RequestFilter): string {
  const given = Object.entries(filter).filter(([, value]) => value);
  return given.length > 0 ? `?${new URLSearchParams(given)}` : "";
}
