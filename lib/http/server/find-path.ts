import type { Handler } from "../route.ts";

/** The handlers of one path by method, as a route file exports them. */
export type Handlers = Record<string, Handler>;
export type FoundPath = {
  /** As the list has it, with the names of its parameters. */
  path: string;
  handlers: Handlers;
  params: Record<string, string>;
};

type Template = { path: string; segments: string[]; handlers: Handlers };

/**
 * Makes of a list of paths, written as OpenAPI writes them (`/v1/audit/{audit_id}`), what finds the one that a request means.
 * A path without parameters goes before one with them.
 * @returns a function that takes a path without its query, whose percent-encoding is sound, and gives the handlers with the
 * decoded parameters; null when the list has no such path.
 */
export function pathFinder(paths: Record<string, unknown>): (path: string) => FoundPath | null {
  const plain = new Map<string, FoundPath>();
  const templates: Template[] = [];
  for (const [path, module] of Object.entries(paths)) {
    const handlers = module as Handlers;
    if (path.includes("{")) templates.push({ path, segments: path.split("/"), handlers });
    else plain.set(path, { path, handlers, params: {} });
  }
  return (path) => {
    const exact = plain.get(path);
    if (exact) return exact;
    const segments = path.split("/");
    const template = templates.find((one) => fits(one.segments, segments));
    if (!template) return null;
    const { path: known, handlers } = template;
    return { path: known, handlers, params: readParams(template.segments, segments) };
  };
}

function fits(template: string[], segments: string[]): boolean {
  return (
    template.length === segments.length &&
    template.every((part, n) => (part[0] === "{" ? segments[n] !== "" : part === segments[n]))
  );
}

function readParams(template: string[], segments: string[]): Record<string, string> {
  const named = template.flatMap((part, n) =>
    part[0] === "{" ? [[part.slice(1, -1), decodeURIComponent(segments[n] as string)]] : [],
  );
  return Object.fromEntries(named);
}
