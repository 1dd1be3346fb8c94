import { type Metrics, openMetrics, type Reading } from "#lib/inside/open-metrics.ts";

type Scraped = {
  /** The lines of the last answer. */
  lines: () => Promise<string[]>;
  /** The value of a metric with exactly such labels, written as Prometheus writes them; 0 while it has none. */
  read: (series: string) => Promise<number>;
  close: Metrics["close"];
};

/** Counts what happens in this process from now on, and asks for it as Prometheus does. */
export async function scrapeHere(readings: Reading[] = []): Promise<Scraped & { url: string }> {
  const { port, close } = await openMetrics({ host: "127.0.0.1", port: 0, readings });
  const url = `http://127.0.0.1:${port}/metrics`;
  const lines = async () => (await (await fetch(url)).text()).split("\n");
  const read = async (series: string) => {
    const line = (await lines()).find((one) => one.startsWith(`${series} `));
    return line ? Number(line.slice(series.length + 1)) : 0;
  };
  return { url, lines, read, close };
}
