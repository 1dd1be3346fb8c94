/** What a folder of lib may import: folders and files of lib, and packages where not any will do. */
export type Layer = {
  imports: string[];
  packages?: string[];
  /** Folders within it that only its door imports. */
  behind?: { door: string; folders: string };
};
export type Layers = Record<string, Layer>;

const BEGIN = "<!-- layers: written by `npm run layers` -->";
const END = "<!-- /layers -->";

/**
 * Draws the layers into a page: each line imports only from lines below it.
 *
 * @param layers what each folder may import
 * @param page Markdown with the two marks of the picture
 * @returns the page with the picture between the marks
 * @throws Error when the page lacks a mark
 */
export function drawLayers(layers: Layers, page: string): string {
  const [before, rest] = page.split(BEGIN);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined) throw new Error("The page has no place for the layers.");
  return `${before}${BEGIN}\n\n\`\`\`\n${picture(layers)}\n\`\`\`\n\n${list(layers)}\n\n${END}${after}`;
}

function picture(layers: Layers): string {
  const heights = new Map(Object.keys(layers).map((name) => [name, heightOf(layers, name)]));
  const top = Math.max(...heights.values());
  const rows = Array.from({ length: top + 1 }, (_, at) => {
    const names = [...heights].filter(([, height]) => height === top - at).map(([name]) => name);
    return `${String(top - at).padStart(2)}  ${names.sort().join(" · ")}`;
  });
  return rows.join("\n");
}

function heightOf(layers: Layers, name: string): number {
  const below = (layers[name]?.imports ?? []).filter((other) => other in layers);
  return below.length === 0 ? 0 : 1 + Math.max(...below.map((other) => heightOf(layers, other)));
}

function list(layers: Layers): string {
  const names = Object.keys(layers).filter((name) => !name.endsWith(".ts"));
  const rows = names.sort().map((name) => {
    const folders = (layers[name]?.imports ?? []).filter((other) => !other.endsWith(".ts"));
    return `- \`${name}\` → ${folders.length > 0 ? folders.join(", ") : "nothing above the ground"}`;
  });
  return rows.join("\n");
}
