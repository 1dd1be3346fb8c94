import { createHash } from "node:crypto";
import { join } from "node:path";
import { type DraftFile, type DraftModels, shippedModels } from "../draft-model/shipped-models.ts";
import { env } from "../env.ts";
import type { Platform } from "../formula/names.ts";
import { watchFile } from "./watch-file.ts";

export type LoadedDraftModels = {
  models: DraftModels;
  /** Whether the operator trained them, or they came with Plinth. */
  trained: boolean;
};

/** Rises when account-specific models are fitted or read in another way: then those that were stored are fitted again. */
const ACCOUNT_MODELS = 2;

const digests = new WeakMap<object, string>();

/** Where `model train` leaves the models of drafts. */
export function draftModelsPath(): string {
  return join(env().PLINTH_DATA_DIR, "models", "drafts.json");
}

/** The models of drafts: those that the operator trained, else those that come with Plinth. */
export const loadDraftModels: (now: Date) => LoadedDraftModels = watchFile<LoadedDraftModels>({
  name: "drafts",
  path: draftModelsPath,
  read: (text) => {
    const file = JSON.parse(text) as DraftFile;
    if (file.format !== "plinth-drafts-1") throw new Error(`the format is ${file.format}`);
    return { models: { ...shippedModels(), ...file.platforms }, trained: true };
  },
  shipped: () => ({ models: shippedModels(), trained: false }),
});

/** A digest that tells the model of a platform from any other. */
export function digestModel({ models }: LoadedDraftModels, platform: Platform): string {
  const model = models[platform];
  const known = digests.get(model);
  if (known) return known;
  const digest = createHash("sha256")
    .update(`${ACCOUNT_MODELS} ${JSON.stringify(model)}`)
    .digest("hex")
    .slice(0, 16);
  digests.set(model, digest);
  return digest;
}
