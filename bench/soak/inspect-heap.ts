import { once } from "node:events";

export type Inspector = {
  /** Bytes of the heap that are in use after everything that can be collected was. */
  measureHeap: () => Promise<number>;
  close: () => void;
};

type Message = { id?: number; result?: { result?: { value?: number } }; error?: { message: string } };

/** Twice: what finalisers hold goes with the second one. */
const COLLECTIONS = 2;

/** Listens to a process that runs with `--inspect` on a port of this machine: the product needs no door for it. */
export async function inspectHeap(port: number): Promise<Inspector> {
  const targets = await fetch(`http://127.0.0.1:${port}/json/list`);
  const [target] = (await targets.json()) as { webSocketDebuggerUrl: string }[];
  if (!target) throw new Error(`nothing can be inspected on port ${port}`);
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  await once(socket, "open");
  const waiting = new Map<number, (message: Message) => void>();
  socket.addEventListener("message", ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    waiting.get(message.id ?? 0)?.(message);
    waiting.delete(message.id ?? 0);
  });
  let last = 0;
  const send = async (method: string, params: object = {}): Promise<Message> => {
    last++;
    const answered = new Promise<Message>((resolve) => waiting.set(last, resolve));
    socket.send(JSON.stringify({ id: last, method, params }));
    const message = await answered;
    if (message.error) throw new Error(`${method}: ${message.error.message}`);
    return message;
  };
  return {
    measureHeap: async () => {
      for (let n = 0; n < COLLECTIONS; n++) await send("HeapProfiler.collectGarbage");
      const { result } = await send("Runtime.evaluate", { expression: "process.memoryUsage().heapUsed" });
      return result?.result?.value ?? Number.NaN;
    },
    close: () => socket.close(),
  };
}
