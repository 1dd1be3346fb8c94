import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { type Attack, count, type Tally } from "./ground/attack.ts";
import { addressOf } from "./ground/flood.ts";

const SOCKETS = 1_000;
const DROP_EVERY_MS = 1_000;
/** Opened so many at a time, as fast as the machine lets one process. */
const AT_ONCE = 50;

const HEAD = "POST /v1/campaigns HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n";

/** What sockets begin with; then a byte a second comes. The third kind says nothing at all, the fourth is half closed. */
const STARTS = [
  "GET /v1/score HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ",
  `${HEAD}Content-Length: 100000\r\n\r\n{`,
  "",
  "",
];

export const slowSockets: Attack = {
  name: "slow-sockets",
  by: "stranger",
  tried: `${SOCKETS} sockets that drip headers or bodies, stay silent, or are half closed`,
  clients: 20,
  run: async ({ port, seconds }, { key }, tally) => {
    const sockets: Socket[] = [];
    for (let n = 0; n < SOCKETS; n++) {
      sockets.push(open(port, n, key, tally));
      if (n % AT_ONCE === 0) await sleep(20);
    }
    const until = performance.now() + seconds * 1_000;
    while (performance.now() < until) {
      for (const [n, socket] of sockets.entries()) if (n % 4 < 2 && socket.writable) socket.write("x");
      await sleep(DROP_EVERY_MS);
    }
    count(tally, "still open", sockets.filter(({ destroyed }) => !destroyed).length);
    for (const socket of sockets) socket.destroy();
    return null;
  },
};

function open(port: number, n: number, key: string, tally: Tally): Socket {
  const localAddress = addressOf(300 + (n % 50));
  const socket = connect({ port, host: "127.0.0.1", localAddress, allowHalfOpen: true });
  // Half of the slow bodies come from a key that is good.
  const start = STARTS[n % 4] ?? "";
  const isKeyed = n % 8 === 1;
  const text = isKeyed ? start.replace("\r\n", `\r\nAuthorization: Bearer ${key}\r\n`) : start;
  socket.on("connect", () => (n % 4 === 3 ? socket.end() : socket.write(text)));
  socket.on("data", (chunk) =>
    count(tally, /HTTP\/1\.1 (\d{3})/.exec(chunk.toString("latin1"))?.[1] ?? "more"),
  );
  socket.on("error", ({ message }) => count(tally, message.split(" ").at(-1) ?? message));
  socket.on("end", () => socket.destroy());
  return socket;
}
