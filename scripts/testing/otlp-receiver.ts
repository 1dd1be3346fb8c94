import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

type Value = { stringValue?: string; intValue?: number; doubleValue?: number; boolValue?: boolean };
type Attributes = { key: string; value: Value }[];
type Sent = {
  resourceSpans: {
    resource: { attributes: Attributes };
    scopeSpans: { spans: (Omit<ReceivedSpan, "service" | "attributes"> & { attributes: Attributes })[] }[];
  }[];
};

export type ReceivedSpan = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  /** 1 within, 2 of a server, 3 of a client, 5 of a consumer. */
  kind: number;
  status: { code?: number };
  attributes: Record<string, string | number | boolean | undefined>;
  service: string;
};

/** A collector of traces as OTLP over HTTP has it, with JSON. `refuse` has it answer 400 from now on. */
export async function startOtlpReceiver() {
  const spans: ReceivedSpan[] = [];
  let isRefusing = false;
  const server = createServer(async (incoming, outgoing) => {
    const body = await text(incoming);
    const isTraces = incoming.method === "POST" && incoming.url === "/v1/traces";
    if (isRefusing || !isTraces) return void outgoing.writeHead(400).end();
    for (const { resource, scopeSpans } of (JSON.parse(body) as Sent).resourceSpans) {
      const service = String(read(resource.attributes)["service.name"]);
      const all = scopeSpans.flatMap((scope) => scope.spans);
      spans.push(...all.map((span) => ({ ...span, service, attributes: read(span.attributes) })));
    }
    outgoing.writeHead(200, { "content-type": "application/json" }).end("{}");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    spans,
    refuse: () => {
      isRefusing = true;
    },
    close: async () => {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

function read(attributes: Attributes): ReceivedSpan["attributes"] {
  const values = attributes.map(({ key, value }) => [key, Object.values(value)[0]]);
  return Object.fromEntries(values);
}
