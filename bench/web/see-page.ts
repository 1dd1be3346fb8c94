import lighthouse, { desktopConfig } from "lighthouse";

export type Device = "desktop" | "phone";
/** Scores of 100; times in ms; sizes in KB as they are transferred. */
export type Seen = {
  performance: number;
  accessibility: number;
  practices: number;
  lcp: number;
  cls: number;
  blocking: number;
  documentKb: number;
  scriptKb: number;
  styleKb: number;
  fontKb: number;
  allKb: number;
};

type Transfer = { resourceType?: string; transferSize?: number };

/**
 * Looks at a page once, with an empty cache, as Lighthouse simulates a desktop, or a phone whose processor is four times slower.
 * @param port of a browser that takes commands
 * @param cookie of who is signed in; empty for nobody
 * @throws Error when the page does not load
 */
export async function seePage(url: string, device: Device, port: number, cookie: string): Promise<Seen> {
  const flags = {
    port,
    logLevel: "error" as const,
    onlyCategories: ["performance", "accessibility", "best-practices"],
    ...(cookie && { extraHeaders: { Cookie: cookie } }),
  };
  const run = await lighthouse(url, flags, device === "desktop" ? desktopConfig : undefined);
  const { categories, audits, runtimeError } = run?.lhr ?? {};
  if (!categories || !audits || runtimeError)
    throw new Error(`${url}: ${runtimeError?.message ?? "not seen"}`);
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const details = audits["network-requests"]?.details;
  const transfers = details?.type === "table" ? (details.items as Transfer[]) : [];
  const sizeOf = (counted: Transfer[]) =>
    counted.reduce((sum, { transferSize }) => sum + (transferSize ?? 0), 0) / 1_024;
  const sizeOfType = (type: string) => sizeOf(transfers.filter(({ resourceType }) => resourceType === type));
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    practices: score("best-practices"),
    lcp: value("largest-contentful-paint"),
    cls: value("cumulative-layout-shift"),
    blocking: value("total-blocking-time"),
    documentKb: sizeOfType("Document"),
    scriptKb: sizeOfType("Script"),
    styleKb: sizeOfType("Stylesheet"),
    fontKb: sizeOfType("Font"),
    allKb: sizeOf(transfers),
  };
}
