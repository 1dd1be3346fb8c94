import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";

/**
 * The objects of a file with one JSON object a line, gzipped when its name ends so.
 * @throws Error that names the file and the line.
 */
export function readJsonLines(path: string): Record<string, unknown>[] {
  const bytes = readFileSync(path);
  const text = (path.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8");
  return text.split("\n").flatMap((line, n) => {
    if (!line.trim()) return [];
    try {
      return [JSON.parse(line)];
    } catch {
      throw new Error(`${path}, line ${n + 1}: not JSON`);
    }
  });
}
