import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

export type FaultProxy = {
  port: number;
  /** From now on nothing is passed on, on connections that are open and on new ones, and none is closed: a half-open network. */
  halt: () => void;
  /** From now on whatever passes, in either direction, takes so many milliseconds longer. */
  delay: (ms: number) => void;
  /** From now on so many bytes pass at once, in either direction, and no more for `ms`. */
  trickle: (bytes: number, ms: number) => void;
  /** Ends the connections that are open, in the midst of what they carry: in order (FIN), or not (RST). New ones work. */
  cut: (how: "end" | "reset") => void;
  /**
   * From now on a connection gets no more answers once what was sent over it satisfies `when`: what was asked for happens, and
   * nobody learns of it.
   * @returns resolves when the first one is silenced.
   */
  holdAnswers: (when: (sent: string) => boolean) => Promise<void>;
  /** New connections work again; those from before a halt stay dead, as do those without answers. */
  resume: () => void;
  close: () => Promise<void>;
};

type Pair = { near: Socket; far: Socket; sent: string; isSilenced: boolean; late: number };
type Trickle = { bytes: number; ms: number };

/** Passes TCP on to a port of this machine, until it is told not to. */
export async function startFaultProxy(target: number): Promise<FaultProxy> {
  const sockets = new Set<Socket>();
  let isHalted = false;
  let delayMs = 0;
  let trickling: Trickle | null = null;
  let silence: { when: (sent: string) => boolean; silenced: () => void } | null = null;
  const watch = (pair: Pair, bytes: Buffer) => {
    if (!silence || pair.isSilenced) return;
    pair.sent += bytes.toString("latin1");
    if (!silence.when(pair.sent)) return;
    pair.isSilenced = true;
    silence.silenced();
  };
  const pass = (from: Socket, to: Socket, pair: Pair) =>
    from.on("data", async (bytes) => {
      if (from === pair.near) watch(pair, bytes);
      if (isHalted || (from === pair.far && pair.isSilenced)) return;
      if (trickling) return writeSlowly(from, to, bytes, trickling);
      if (delayMs === 0 && pair.late === 0) return void (to.writable && to.write(bytes));
      // What is late must not be overtaken.
      pair.late++;
      setTimeout(() => {
        pair.late--;
        if (to.writable) to.write(bytes);
      }, delayMs);
    });
  const keep = (socket: Socket) => {
    sockets.add(socket);
    // Or each round trip takes the 40 ms of a delayed acknowledgement.
    socket.setNoDelay(true);
    socket.on("error", () => {}).on("close", () => sockets.delete(socket));
  };
  const server = createServer((near) => {
    keep(near);
    if (isHalted) return void near.pause();
    const far = connect(target, "127.0.0.1");
    keep(far);
    const pair: Pair = { near, far, sent: "", isSilenced: false, late: 0 };
    pass(near, far, pair);
    pass(far, near, pair);
    near.on("close", () => far.destroy());
    far.on("close", () => near.destroy());
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  const halt = () => {
    isHalted = true;
    for (const socket of sockets) socket.pause();
  };
  const delay = (ms: number) => {
    delayMs = ms;
  };
  const trickle = (bytes: number, ms: number) => {
    trickling = { bytes, ms };
  };
  const cut = (how: "end" | "reset") => {
    for (const socket of sockets) how === "end" ? socket.destroy() : socket.resetAndDestroy();
  };
  const holdAnswers = (when: (sent: string) => boolean) =>
    new Promise<void>((silenced) => {
      silence = { when, silenced };
    });
  const resume = () => {
    isHalted = false;
    delayMs = 0;
    trickling = null;
    silence = null;
  };
  const close = () =>
    new Promise<void>((done) => {
      for (const socket of sockets) socket.destroy();
      server.close(() => done());
    });
  return { port, halt, delay, trickle, cut, holdAnswers, resume, close };
}

/** What follows waits in the socket meanwhile, so that nothing overtakes. */
async function writeSlowly(
  from: Socket,
  to: Socket,
  bytes: Buffer,
  { bytes: size, ms }: Trickle,
): Promise<void> {
  from.pause();
  for (let at = 0; at < bytes.length && to.writable; at += size) {
    to.write(bytes.subarray(at, at + size));
    await sleep(ms);
  }
  from.resume();
}
