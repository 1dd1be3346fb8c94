import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { env } from "#lib/env.ts";

/** A script that a page loads by itself: what every page needs, and what the reference needs. */
export type BrowserScript = "page" | "reader";

const folder = () => join(process.cwd(), ".next/browser");
let listed: string[] | undefined;

/** Names of what `scripts/build-browser.ts` made; while the product is developed it may be made anew. */
function listScripts(): string[] {
  if (env().NODE_ENV === "development") return readdirSync(folder());
  listed ??= readdirSync(folder());
  return listed;
}

/**
 * Where a page finds a script.
 * @throws Error when it was not built.
 */
export function scriptAddress(name: BrowserScript): string {
  const file = listScripts().find((one) => one.startsWith(`${name}-`));
  if (!file) throw new Error(`the script ${name} is not built: npm run build`);
  return `/browser/${file}`;
}

/** The text of a script; null when there is none of that name. */
export async function readScript(file: string): Promise<string | null> {
  return listScripts().includes(file) ? readFile(join(folder(), file), "utf8") : null;
}
