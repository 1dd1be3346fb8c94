import { PATHS } from "#app/v1/paths.ts";
import type { Operation } from "#lib/http/operation.ts";
import type { Handler } from "#lib/http/route.ts";
import * as posts from "./posts.ts";

/** An operation that tools ask, with the handler that answers it. */
export type Found = { method: string; path: string; handler: Handler; declaration: Operation };

/** The API's own, and what is offered to agents alone so far. */
const ALL: Record<string, Record<string, Handler>> = { ...PATHS, "/mcp/posts": posts };

const byId = new Map<string, Found>();
for (const [path, handlers] of Object.entries(ALL)) {
  for (const [method, handler] of Object.entries(handlers)) {
    const { declaration } = handler;
    if (declaration) byId.set(declaration.id, { method, path, handler, declaration });
  }
}

/** The operation of that id. @throws Error when there is none. */
export function findOperation(id: string): Found {
  const found = byId.get(id);
  if (!found) throw new Error(`there is no operation ${id}`);
  return found;
}
