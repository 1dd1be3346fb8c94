import { env } from "../env.ts";
import { type Metrics, openMetrics, type Reading } from "./open-metrics.ts";
import { openTraces, type Traces } from "./open-traces.ts";

/** A process of the product. What a worker has done in processes of their own are tasks. */
type Part = "web" | "worker" | "task";

/**
 * Lets the operator see inside of this process, as far as the settings ask for it; without them nothing is loaded and nothing counted.
 * @param readings what is read when somebody asks for the metrics
 * @param complain told why it could not be done; the process goes on without it
 * @returns a function that ends it.
 */
export async function openInside(
  part: Part,
  readings: Reading[],
  complain: (error: unknown) => void,
): Promise<() => Promise<void>> {
  const metrics = await openAsked(part, readings).catch(complain);
  const traces = await openWanted(part, complain).catch(complain);
  return async () => {
    await traces?.close();
    await metrics?.close();
  };
}

async function openAsked(part: Part, readings: Reading[]): Promise<Metrics | undefined> {
  const { PLINTH_METRICS_HOST: host, PLINTH_METRICS_PORT, PLINTH_WORKER_METRICS_PORT } = env();
  const port = { web: PLINTH_METRICS_PORT, worker: PLINTH_WORKER_METRICS_PORT, task: undefined }[part];
  return port === undefined ? undefined : openMetrics({ host, port, readings });
}

async function openWanted(part: Part, complain: (error: unknown) => void): Promise<Traces | undefined> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT, OTEL_SDK_DISABLED } = env();
  const isWanted = OTEL_EXPORTER_OTLP_ENDPOINT || OTEL_EXPORTER_OTLP_TRACES_ENDPOINT;
  return isWanted && OTEL_SDK_DISABLED !== "true" ? openTraces(part, complain) : undefined;
}
