import type { Platform } from "../formula/names.ts";
import type { PlatformModel } from "./draft-model.ts";
import file from "./weights/drafts.json" with { type: "json" };

/** The models of a file, by platform. */
export type DraftModels = Record<Platform, PlatformModel>;
export type DraftFile = { format: "plinth-drafts-1"; sources: string[]; platforms: DraftModels };

/** The models that come with Plinth, written by bench/fit-content-model.ts: only curves of documented features leave the data. */
export function shippedModels(): DraftModels {
  return (file as unknown as DraftFile).platforms;
}
