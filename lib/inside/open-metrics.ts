import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import type { Registry } from "prom-client";
import { countPieces } from "./count-pieces.ts";
import { startWatching } from "./watch.ts";

type Sample = { labels: Record<string, string>; value: number };
/** Something that has values when it is asked for. */
export type Reading = {
  name: string;
  help: string;
  labels: string[];
  /** Of what throws the answer has none. */
  read: () => Promise<Sample[]> | Sample[];
};

export type Metrics = { port: number; close: () => Promise<void> };

/**
 * Counts what happens in this process and tells it to whoever asks `GET /metrics` on a port of its own, in the words of Prometheus.
 * @param options.port 0 takes a free one. @param options.readings what is read at each question
 * @throws Error when it cannot listen there.
 */
export async function openMetrics(options: {
  host: string;
  port: number;
  readings: Reading[];
}): Promise<Metrics> {
  // The library is loaded where it is used: a process that counts nothing has none of it in its memory.
  const prom = (await import("prom-client")).default;
  const registry = new prom.Registry();
  const server = createServer(answerWith(registry));
  server.listen(options.port, options.host);
  await once(server, "listening");
  server.unref();
  prom.collectDefaultMetrics({ register: registry });
  for (const reading of options.readings) openReading(prom, registry, reading);
  const stopWatching = startWatching(countPieces(prom, registry));
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      stopWatching();
      registry.clear();
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

function openReading(
  { Gauge }: typeof import("prom-client"),
  registry: Registry,
  { name, help, labels, read }: Reading,
): void {
  new Gauge({
    name,
    help,
    labelNames: labels,
    registers: [registry],
    async collect() {
      const samples = await new Promise<Sample[]>((resolve) => resolve(read())).catch(() => []);
      // What was there at the last question may be gone.
      this.reset();
      for (const sample of samples) this.set(sample.labels, sample.value);
    },
  });
}

function answerWith(registry: Registry): RequestListener {
  return async (incoming, outgoing) => {
    const isAsked = incoming.url?.split("?")[0] === "/metrics";
    if (!isAsked) return void outgoing.writeHead(404).end();
    if (incoming.method !== "GET" && incoming.method !== "HEAD")
      return void outgoing.writeHead(405, { allow: "GET, HEAD" }).end();
    try {
      const text = await registry.metrics();
      outgoing.writeHead(200, { "content-type": registry.contentType }).end(text);
    } catch {
      outgoing.writeHead(500).end();
    }
  };
}
