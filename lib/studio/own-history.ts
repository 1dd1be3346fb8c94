import { z } from "zod";
import type { OwnModel } from "../draft-model/draft-model.ts";

/** With fewer own posts on a platform nothing is learnt from them. */
export const MIN_POSTS = 30;

/** How well predictions of the later own posts did, as kept in `draft_models.evidence`. */
export const OwnEvidence = z.object({
  /** Posts that were predicted. */
  n: z.int(),
  /** Rank correlation of the own model with how they did, and of the platform's model. */
  rho: z.number().nullable(),
  general: z.number().nullable(),
});
export type OwnEvidence = z.infer<typeof OwnEvidence>;

/** What `draft_models.model` keeps: the own model, null with too few posts, and the platform's model that it adds to. */
export type StoredOwnModel = { base: string; own: OwnModel | null };
