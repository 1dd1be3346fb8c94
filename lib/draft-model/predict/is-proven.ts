import type { AccountValidation } from "../draft-model.ts";
import type { Predictor } from "./measured-draft.ts";

/** Two-sided 5 %: |ρ|·√(n − 1) of a random predictor exceeds it in one of twenty cases. */
const Z_95 = 1.96;
/** Own posts that must have been predicted before anything is called proven. */
export const MIN_TRIED = 60;

/**
 * Whether predictions for an account are proven on its own later posts: at least 60 were predicted, and chance gives as
 * much in fewer than one of twenty cases.
 *
 * @param validation how predictions did; null when that was not measured
 * @returns whether they are
 */
export function isOwnProven(validation: Pick<AccountValidation, "rho" | "n"> | null | undefined): boolean {
  const { rho = null, n = 0 } = validation ?? {};
  return rho !== null && n >= MIN_TRIED && rho * Math.sqrt(n - 1) > Z_95;
}

/**
 * Whether a text alone is shown to say anything of how a post does: on accounts that the platform's model has not seen (the
 * 95 % interval of its rank correlation lies above 0), or on the account's own later posts.
 *
 * @param predictor the models, with how they did
 * @returns whether it is shown
 */
export function isTextProven({ model, account, validation }: Predictor): boolean {
  return (model.heldOut?.from ?? 0) > 0 || (account !== null && isOwnProven(validation));
}
