import type { Layer, Layers } from "./draw-layers.ts";
import type { FileImports } from "./list-imports.ts";

const FRAMEWORK = [
  ...["next", "next/**", "next-auth", "next-auth/**", "react", "react-dom"],
  ...["#app/**", "#components/**", "#scripts/**"],
];
const NOT_LINTED = ["!lib/**/*.test.ts", "!lib/**/*.fixture.ts", "!lib/**/testing/**"];

/**
 * The rules by which the linter holds the layers: a folder imports itself and what it may.
 *
 * @param layers what each folder of lib may import
 * @param files of lib, which tell how deep its folders are
 * @returns text of biome.layers.json
 */
export function lintRules(layers: Layers, files: readonly FileImports[]): string {
  const overrides = Object.entries(layers).flatMap(([name, layer]) =>
    depthsOf(name, files).map((depth) => ({
      includes: [pathOf(name, depth), ...doorOf(name, layer, depth), ...NOT_LINTED],
      linter: restrict([
        { group: within(layers, name, depth), message: `lib/layers.json says what ${name} may import.` },
        packagesOf(layer, name),
      ]),
    })),
  );
  return `{\n  "overrides": [\n${overrides.map((one) => `    ${JSON.stringify(one)}`).join(",\n")}\n  ]\n}\n`;
}

type Pattern = { group: string[]; message: string };

function restrict(patterns: Pattern[]) {
  return { rules: { style: { noRestrictedImports: { level: "error", options: { patterns } } } } };
}

/** Depths below lib at which the folder has files: 1 for lib/audits/x.ts; 0 for a file of lib itself. */
function depthsOf(name: string, files: readonly FileImports[]): number[] {
  if (name.endsWith(".ts")) return [0];
  const own = files.filter(({ file }) => file.startsWith(`${name}/`));
  return [...new Set(own.map(({ file }) => file.split("/").length - 1))].sort();
}

function pathOf(name: string, depth: number): string {
  return depth === 0 ? `lib/${name}` : `lib/${name}/${"*/".repeat(depth - 1)}*.ts`;
}

/** The door of a folder is the one file that the rules of its own depth do not bind. */
function doorOf(name: string, { behind }: Layer, depth: number): string[] {
  return behind && depth === 1 ? [`!lib/${name}/${behind.door}`] : [];
}

/** Everything of lib outside the folder but what it may import, and nothing that stands behind a door. */
function within(layers: Layers, name: string, depth: number): string[] {
  const up = depth === 0 ? "./" : "../".repeat(depth);
  const own = layers[name] as Layer;
  const allowed = own.imports.map((other) => `!${up}${other}${other.endsWith(".ts") ? "" : "/**"}`);
  const hidden = own.imports.flatMap((other) => {
    const behind = layers[other]?.behind;
    return behind ? [`${up}${other}/${behind.folders}/**`] : [];
  });
  const inside = own.behind && depth === 1 ? [`./${own.behind.folders}/**`] : [];
  return [`${up}**`, "#lib/**", ...allowed, ...hidden, ...inside];
}

function packagesOf({ packages }: Layer, name: string): Pattern {
  if (!packages)
    return {
      group: FRAMEWORK,
      message: "lib knows neither Next nor React: everybody calls the same functions.",
    };
  const allowed = packages.flatMap((one) => [`!${one}`, `!${one}/**`]);
  return { group: ["**", "!./**", "!../**", ...allowed], message: `${name} is pure: no other packages.` };
}
