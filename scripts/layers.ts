// npm run layers: writes what follows from lib/layers.json, the lint rules of lib and their picture in ARCHITECTURE.md.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { drawLayers } from "./layers/draw-layers.ts";
import { lintRules } from "./layers/lint-rules.ts";
import { listImports } from "./layers/list-imports.ts";
import { ROOT } from "./settings.ts";

const layers = JSON.parse(readFileSync(join(ROOT, "lib/layers.json"), "utf8"));
const page = join(ROOT, "ARCHITECTURE.md");
writeFileSync(join(ROOT, "biome.layers.json"), lintRules(layers, listImports(join(ROOT, "lib"))));
writeFileSync(page, drawLayers(layers, readFileSync(page, "utf8")));
