import type { RequestListener } from "node:http";
import type { Socket } from "node:net";

/** Requests of one connection that are worked on at once. */
const AT_ONCE = 4;

type Line = { running: number; waiting: (() => void)[] };

/**
 * Has `listener` work on a few requests of a connection at a time: a thousand may arrive in one piece of 64 KiB, and all of them at
 * once would be taken from everybody else. The others wait for the answers before them, which have to be sent first anyway.
 */
export function boundPipelines(listener: RequestListener): RequestListener {
  const lines = new WeakMap<Socket, Line>();
  return (incoming, outgoing) => {
    const line = lines.get(incoming.socket) ?? { running: 0, waiting: [] };
    lines.set(incoming.socket, line);
    const run = () => {
      line.running += 1;
      outgoing.once("close", () => {
        line.running -= 1;
        line.waiting.shift()?.();
      });
      listener(incoming, outgoing);
    };
    if (line.running < AT_ONCE) run();
    else line.waiting.push(run);
  };
}
