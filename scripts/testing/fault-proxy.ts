import { type AddressInfo, connect, createServer, type Socket } from "node:net";

export type FaultProxy = {
  port: number;
  /** From now on nothing is passed on, on connections that are open and on new ones, and none is closed: a half-open network. */
  halt: () => void;
  /** New connections work again; those from before stay dead. */
  resume: () => void;
  close: () => Promise<void>;
};

/** Passes TCP on to a port of this machine, until it is told not to. */
export async function startFaultProxy(target: number): Promise<FaultProxy> {
  const sockets = new Set<Socket>();
  let isHalted = false;
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on("error", () => {}).on("close", () => sockets.delete(socket));
  };
  const server = createServer((near) => {
    keep(near);
    if (isHalted) return void near.pause();
    const far = connect(target, "127.0.0.1");
    keep(far);
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  const halt = () => {
    isHalted = true;
    for (const socket of sockets) socket.unpipe().pause();
  };
  const resume = () => {
    isHalted = false;
  };
  const close = () =>
    new Promise<void>((done) => {
      for (const socket of sockets) socket.destroy();
      server.close(() => done());
    });
  return { port, halt, resume, close };
}
