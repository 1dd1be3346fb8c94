import { Worker } from "node:worker_threads";
import { formula } from "#lib/formula/versions.ts";
import { measureInProduct } from "./in-product.ts";
import { type Figure, joinVersions, type VersionRow } from "./version-row.ts";

/** In the order of their age; those that are not there yet are left out. */
const NAMES = ["v1", "v2"];

/**
 * The findings about v1 and the criteria of v2 as figures of every version, side by side.
 *
 * @param dataDir with the engagement sets and the sets of small accounts
 * @param exportsDir with export files of one organisation; without it its rows are left out
 */
export async function measureVersions(
  dataDir: string,
  exportsDir?: string,
): Promise<{ names: string[]; rows: VersionRow[] }> {
  const names = NAMES.filter(isThere);
  const measured = await Promise.all(names.map((name) => inThread({ name, dataDir, exportsDir })));
  const inProduct = await measureInProduct(names);
  const figures = names.map((name, at) => [name, [...(measured[at] ?? []), ...(inProduct[name] ?? [])]]);
  return { names, rows: joinVersions(Object.fromEntries(figures)) };
}

function isThere(name: string): boolean {
  try {
    return formula(name).name === name;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

function inThread(workerData: { name: string; dataDir: string; exportsDir?: string }): Promise<Figure[]> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL("./measure-thread.ts", import.meta.url), { workerData });
    thread.once("message", resolve);
    thread.once("error", reject);
    thread.once("exit", (code) => code !== 0 && reject(new Error(`measuring ended with ${code}`)));
  });
}
