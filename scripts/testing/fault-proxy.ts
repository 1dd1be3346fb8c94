import { type AddressInfo, connect, createServer, type Socket } from "node:net";

export type FaultProxy = {
  port: number;
  /** From now on nothing is passed on, on connections that are open and on new ones, and none is closed: a half-open network. */
  halt: () => void;
  /** From now on whatever passes, in either direction, takes so many milliseconds longer. */
  delay: (ms: number) => void;
  /** New connections work again; those from before a halt stay dead. */
  resume: () => void;
  close: () => Promise<void>;
};

/** Passes TCP on to a port of this machine, until it is told not to. */
export async function startFaultProxy(target: number): Promise<FaultProxy> {
  const sockets = new Set<Socket>();
  let isHalted = false;
  let delayMs = 0;
  const pass = (from: Socket, to: Socket) =>
    from.on("data", (bytes) => {
      if (!isHalted) setTimeout(() => to.writable && to.write(bytes), delayMs);
    });
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on("error", () => {}).on("close", () => sockets.delete(socket));
  };
  const server = createServer((near) => {
    keep(near);
    if (isHalted) return void near.pause();
    const far = connect(target, "127.0.0.1");
    keep(far);
    pass(near, far);
    pass(far, near);
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
  const resume = () => {
    isHalted = false;
    delayMs = 0;
  };
  const close = () =>
    new Promise<void>((done) => {
      for (const socket of sockets) socket.destroy();
      server.close(() => done());
    });
  return { port, halt, delay, resume, close };
}
