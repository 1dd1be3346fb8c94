import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { Server as NetServer, type Socket } from "node:net";

/** A connection that was used so recently may carry a request that is still on its way. */
const QUIET_MS = 2_000;
const LOOK_EVERY_MS = 50;
/** Between two looks the event loop reads what has arrived; a busy one may not have read for seconds before the first. */
const LOOKS = 3;
const ACCEPT_WITHIN_MS = 4_000;
/** What is not answered by then is cut. */
const DRAIN_WITHIN_MS = 8_000;

/**
 * `answers` are those on their way. They are no `Set` that every request changes: V8 links each former table of one to the next, so that
 * requests that are long over would stay in memory until the whole heap is collected.
 */
type Connection = { answers: ServerResponse[]; usedAt: number; looks: number };

/**
 * Watches the connections of a server, from before it listens, so that it can stop without cutting an answer.
 * @returns a function that stops it: new connections are refused at once; what is asked on those that are open is answered with
 * `Connection: close`; connections that have been quiet for two seconds are closed. Resolves when none is left, after 8 seconds at
 * the latest.
 */
export function drainable(server: Server): () => Promise<void> {
  const connections = new Map<Socket, Connection>();
  let isDraining = false;
  let accepted = 0;
  server.on("connection", (socket: Socket) => {
    accepted++;
    connections.set(socket, { answers: [], usedAt: performance.now(), looks: 0 });
    socket.once("close", () => connections.delete(socket));
  });
  server.prependListener("request", ({ socket }: IncomingMessage, outgoing: ServerResponse) => {
    const connection = connections.get(socket);
    if (isDraining) outgoing.shouldKeepAlive = false;
    if (!connection) return;
    connection.answers.push(outgoing);
    connection.looks = 0;
    outgoing.once("close", () => {
      connection.answers.splice(connection.answers.indexOf(outgoing), 1);
      connection.usedAt = performance.now();
    });
  });
  const closeQuiet = () => {
    const now = performance.now();
    for (const [socket, connection] of connections) {
      if (connection.answers.length > 0) continue;
      connection.looks++;
      if (connection.looks >= LOOKS && now - connection.usedAt >= QUIET_MS) socket.destroySoon();
    }
  };
  return () =>
    new Promise((resolve) => {
      // Before any client is told to come over a new connection.
      onceQueueIsEmpty(
        () => accepted,
        () => {
          // That of http closes every idle connection at once, the ones with a request on its way too.
          NetServer.prototype.close.call(server, ended);
          isDraining = true;
          for (const { answers } of connections.values())
            for (const outgoing of answers) outgoing.shouldKeepAlive = false;
        },
      );
      const looking = setInterval(closeQuiet, LOOK_EVERY_MS);
      const cutting = setTimeout(() => server.closeAllConnections(), DRAIN_WITHIN_MS);
      function ended() {
        clearInterval(looking);
        clearTimeout(cutting);
        resolve();
      }
    });
}

/**
 * Waits for a turn of the event loop in which no connection was accepted: a busy server takes one a turn, and the system cuts those
 * that still wait when it stops listening. Where they come faster than they are taken, it waits no longer than four seconds.
 */
function onceQueueIsEmpty(count: () => number, then: () => void): void {
  const until = performance.now() + ACCEPT_WITHIN_MS;
  const look = (seen: number) => {
    const now = count();
    if (now === seen || performance.now() > until) then();
    else setImmediate(look, now);
  };
  // The turn of now has asked the system before it was told to stop.
  setImmediate(() => setImmediate(look, count()));
}
