import { Server } from "node:http";

/** A path that exists nowhere: what is asked for there is answered like every other unknown path. */
const UNKNOWN = "/v1/unreadable";

/**
 * Gives requests whose path cannot be decoded (`/v1/%ff`) one that can: the framework answers them with a bare
 * 500 before any handler is asked.
 */
export function mendBrokenPaths(): void {
  const emit = Server.prototype.emit;
  Server.prototype.emit = function (this: Server, event: string | symbol, ...args: unknown[]) {
    const [request] = args as [{ url?: string } | undefined];
    if (event === "request" && request?.url?.startsWith("/") && !isDecodable(request.url))
      request.url = UNKNOWN;
    return Reflect.apply(emit, this, [event, ...args]);
  };
}

function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(url.split("?")[0] ?? "");
    return true;
  } catch {
    return false;
  }
}
