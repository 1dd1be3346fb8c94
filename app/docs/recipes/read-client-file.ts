import { readFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * A file of the client as a reader of the documentation copies it: beside plinth.ts.
 * @param name below lib/client: `plinth.ts`, `recipes/read-all-pages.ts`.
 */
export async function readClientFile(name: string): Promise<string> {
  const text = await readFile(join(process.cwd(), "lib/client", name), "utf8");
  return text.replace('from "../plinth.ts"', 'from "./plinth.ts"').trimEnd();
}
