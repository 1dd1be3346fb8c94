import { withOwnRegion } from "../../region/region-scope.ts";
import { withIds } from "../../work-scope.ts";
import { REQUEST_ID, requestIdFrom } from "../request-id.ts";
import type { Exchange } from "./exchange.ts";
import { replaceHeader } from "./replace-header.ts";

/**
 * Runs what serves a request under the id that its answer tells, before anything has read it: the framework's pages tell none by
 * themselves, and know by it what they write to the log.
 */
export function nameRequest({ incoming, outgoing, choice }: Exchange, serve: () => void): void {
  const id = requestIdFrom(incoming.headers[REQUEST_ID] as string | undefined);
  replaceHeader(incoming, REQUEST_ID, id);
  if (!choice) outgoing.setHeader("X-Request-Id", id);
  withIds({ request_id: id }, () => withOwnRegion(serve));
}
