import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { env } from "../env.ts";
import { type DraftFile, type DraftModels, shippedModels } from "../formula/content/v1/shipped-models.ts";
import type { Platform } from "../formula/names.ts";
import { log } from "../log.ts";

export type LoadedDraftModels = {
  models: DraftModels;
  /** Whether the operator trained them, or they came with Plinth. */
  trained: boolean;
};

const LOOK_EVERY_MS = 10_000;

let loaded: LoadedDraftModels | undefined;
let lookedAt = Number.NEGATIVE_INFINITY;
let modified: number | null = null;

/** Where `model train` leaves the models of drafts. */
export function draftModelsPath(): string {
  return join(env().PLINTH_DATA_DIR, "models", "drafts.json");
}

/**
 * The models of drafts: those that the operator trained, else those that come with Plinth. A newer file is noticed within
 * ten seconds; one that cannot be read is told in the log and leaves what was there.
 */
export function loadDraftModels(now: Date): LoadedDraftModels {
  const isDue = Math.abs(now.getTime() - lookedAt) >= LOOK_EVERY_MS;
  if (loaded && !isDue) return loaded;
  lookedAt = now.getTime();
  const path = draftModelsPath();
  const found = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? null;
  if (loaded && found === modified) return loaded;
  modified = found;
  if (found === null) loaded = { models: shippedModels(), trained: false };
  else loaded = readFile(path) ?? loaded ?? { models: shippedModels(), trained: false };
  return loaded;
}

function readFile(path: string): LoadedDraftModels | null {
  try {
    const file = JSON.parse(readFileSync(path, "utf8")) as DraftFile;
    if (file.format !== "plinth-drafts-1") throw new Error(`the format is ${file.format}`);
    return { models: { ...shippedModels(), ...file.platforms }, trained: true };
  } catch (err) {
    log().error({ err, path }, "the trained models of drafts cannot be read");
    return null;
  }
}

const names = new WeakMap<object, string>();

/** What tells the model of a platform from any other: a digest. */
export function nameModel({ models }: LoadedDraftModels, platform: Platform): string {
  const model = models[platform];
  const known = names.get(model);
  if (known) return known;
  const name = createHash("sha256").update(JSON.stringify(model)).digest("hex").slice(0, 16);
  names.set(model, name);
  return name;
}
