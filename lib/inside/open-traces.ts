import type { Sampler, SpanExporter } from "@opentelemetry/sdk-trace";
import { env } from "../env.ts";
import { tracePieces } from "./trace-pieces.ts";
import { startWatching } from "./watch.ts";

/** A collector that is away is told of so often: a batch goes every five seconds. */
const COMPLAIN_EVERY_MS = 60_000;
/** So long whatever is left may take when a process ends. */
const FLUSH_MS = 2_000;

export type Traces = { flush: () => Promise<void>; close: () => Promise<void> };

/**
 * Writes traces of what this process does, and sends them by OTLP over HTTP to where OpenTelemetry's own settings say.
 * @param part what it is called: `plinth-web`; OTEL_SERVICE_NAME wins
 * @param complain told, once a minute at most, why they could not be sent
 */
export async function openTraces(part: string, complain: (error: unknown) => void): Promise<Traces> {
  // The libraries are loaded where they are used: a process that writes no traces has nothing of them in its memory.
  const [api, core, resources, sdk, { OTLPTraceExporter }] = await Promise.all([
    import("@opentelemetry/api"),
    import("@opentelemetry/core"),
    import("@opentelemetry/resources"),
    import("@opentelemetry/sdk-trace"),
    import("@opentelemetry/exporter-trace-otlp-http"),
  ]);
  const exporter = complainSeldom(new OTLPTraceExporter(), complain);
  const own = { "service.name": `plinth-${part}`, "service.instance.id": crypto.randomUUID() };
  const named = resources.detectResources({ detectors: [resources.envDetector] });
  const provider = new sdk.TracerProvider({
    resource: resources.defaultResource().merge(resources.resourceFromAttributes(own)).merge(named),
    sampler: samplerOf(sdk),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter })],
  });
  const tracing = tracePieces(api, provider.getTracer("plinth"), core.parseTraceParent);
  const stopWatching = startWatching(tracing, tracing);
  const flush = () => within(provider.forceFlush());
  return {
    flush,
    close: async () => {
      stopWatching();
      await within(provider.shutdown());
    },
  };
}

type Sdk = typeof import("@opentelemetry/sdk-trace");

/** As the standard names them; the SDK leaves it to whoever sets it up. */
function samplerOf({ AlwaysOffSampler, AlwaysOnSampler, ...sdk }: Sdk): Sampler {
  const { OTEL_TRACES_SAMPLER: name, OTEL_TRACES_SAMPLER_ARG: share } = env();
  const root = name.endsWith("traceidratio")
    ? new sdk.TraceIdRatioBasedSampler(share)
    : name.endsWith("always_off")
      ? new AlwaysOffSampler()
      : new AlwaysOnSampler();
  return name.startsWith("parentbased_") ? new sdk.ParentBasedSampler({ root }) : root;
}

function complainSeldom(exporter: SpanExporter, complain: (error: unknown) => void): SpanExporter {
  let complainedAt = Number.NEGATIVE_INFINITY;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        const now = performance.now();
        if (result.code !== 0 && now - complainedAt >= COMPLAIN_EVERY_MS) {
          complainedAt = now;
          complain(result.error);
        }
        done(result);
      }),
    forceFlush: async () => exporter.forceFlush?.(),
    shutdown: () => exporter.shutdown(),
  };
}

/** What does not arrive by then is lost: nobody waits for a collector. */
async function within(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, FLUSH_MS);
  });
  await Promise.race([work.catch(() => {}), late]);
  clearTimeout(timer);
}
