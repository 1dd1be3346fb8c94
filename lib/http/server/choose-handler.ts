import type { IncomingMessage } from "node:http";
import { Problem } from "../../problems.ts";
import { answerPlainly, type Handler, handlerOf, openRoute } from "../route.ts";
import { canonicalPath } from "./canonical-path.ts";
import type { FoundPath, Handlers } from "./find-path.ts";

/** What answers a request, with the path of the list that it is of and its parameters; null leaves it to the framework. */
export type Choice = { handler: Handler; path?: string | undefined; params: Record<string, string> } | null;
export type Served = {
  find: (path: string) => FoundPath | null;
  /** What answers below /v1 where the list of paths has nothing. */
  unknown: Handlers;
  /** The route of a path that the framework serves, for the log. */
  pageRoute?: ((path: string) => string | undefined) | undefined;
};

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
const ALLOW = METHODS.join(", ");
const API = /^\/v1(?:\/|$)/;
/** What of the framework's paths takes more than GET. A page reads no body, so it is sent none: one that is cut would be logged. */
const NO_PAGES =
  /^\/(?:api|internal|_next)\/|^\/theme$|^\/shared\/[^/]+\/open$|^\/unsubscribe\/[^/]+\/[^/]+\/stop$/;
const ABSOLUTE = /^https?:\/\/([^/?#]*)([^#]*)/i;

const serverItself = openRoute(() => ({ status: 204, headers: { Allow: ALLOW }, text: null }));

/**
 * Says what answers a request. The target of its first line is brought into the form `/path?query`, whichever of the four forms
 * of RFC 9112 it has: of an absolute one, the host counts and not the header.
 */
export function chooseHandler(incoming: IncomingMessage, { find, unknown }: Served): Choice {
  const { method = "GET", headers, httpVersion } = incoming;
  // HTTP/1.0 knows no hosts.
  if (httpVersion === "1.0") headers.host ??= "localhost";
  if (headers.host === undefined) return refuse(malformed);
  const target = readTarget(incoming);
  if (target === null) return refuse(malformed);
  const [path = "", ...query] = target.split("?");
  if (target === "*") return chooseForServer(incoming, method);
  const meant = canonicalPath(path);
  if (meant !== path) return refuse(() => moved([meant, ...query].join("?")));
  if (!isDecodable(path)) return refuse(undecodable);
  const found = find(path);
  const { handlers, params } = found ?? { handlers: API.test(path) ? unknown : null, params: {} };
  const handler = handlers?.[method] ?? (handlers === unknown ? unknown.GET : undefined);
  if (handler) return { handler, path: found?.path, params };
  if (handlers) return refuse((allowed) => notAllowed(method, allowed), handlers);
  const allowed = methodsOf(path);
  if (!allowed.includes(method)) return refuse(() => notAllowed(method, allowed.join(", ")));
  return null;
}

function readTarget(incoming: IncomingMessage): string | null {
  const { url = "/" } = incoming;
  if (url === "*" || url.startsWith("/")) return url;
  const [, host, rest] = ABSOLUTE.exec(url) ?? [];
  if (!host || rest === undefined) return null;
  incoming.headers.host = host;
  incoming.url = rest.startsWith("/") ? rest : `/${rest}`;
  return incoming.url;
}

function chooseForServer(incoming: IncomingMessage, method: string): Choice {
  incoming.url = "/";
  const handler = method === "OPTIONS" ? serverItself.GET : undefined;
  return handler ? { handler, params: {} } : refuse(malformed);
}

function refuse(problem: (allowed: string) => Problem, handlers: Handlers | null = null): Choice {
  const handler: Handler = handlerOf((request, params) =>
    answerPlainly(request, async () => {
      const options = await handlers?.OPTIONS?.plain?.(request, params);
      throw problem(options?.headers.Allow ?? "");
    }),
  );
  return { handler, params: {} };
}

function malformed(): Problem {
  return new Problem(
    "Malformed Request",
    "The first line of the request does not name a path on this server.",
  );
}

function moved(location: string): Problem {
  const detail = `The address is \`${location.split("?")[0]}\`.`;
  return new Problem("Moved", detail, { headers: { Location: location } });
}

function undecodable(): Problem {
  return new Problem("Not Found", "The path cannot be read: what follows a % in it is not UTF-8.");
}

function notAllowed(method: string, allowed: string): Problem {
  return new Problem("Method Not Allowed", `This path does not support ${method}; it supports ${allowed}.`, {
    headers: { Allow: allowed },
  });
}

function methodsOf(path: string): string[] {
  return NO_PAGES.test(path) ? METHODS : ["GET", "HEAD", "OPTIONS"];
}

function isDecodable(path: string): boolean {
  if (!path.includes("%")) return true;
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
