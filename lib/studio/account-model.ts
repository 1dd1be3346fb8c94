import { z } from "zod";
import type { AccountModel } from "../draft-model/draft-model.ts";

/** With fewer own posts on a platform no account-specific model is fitted. */
export const MIN_POSTS = 30;

/** How well the account-specific model predicted later posts, as kept in `draft_models.evidence`. */
export const AccountEvidence = z.object({
  /** Posts that were predicted. */
  n: z.int(),
  /** Rank correlation of the account-specific model with how they did, and of the platform's model. */
  rho: z.number().nullable(),
  general: z.number().nullable(),
  /** How far those posts ended from their predictions; rows of older versions lack it. */
  interval: z.object({ below: z.number(), above: z.number() }).nullish(),
});
export type AccountEvidence = z.infer<typeof AccountEvidence>;

/**
 * What `draft_models.model` keeps: the account-specific model, null with too few posts, and the digest of the platform's
 * model that it adds to.
 */
export type StoredAccountModel = { base: string; own: AccountModel | null };
