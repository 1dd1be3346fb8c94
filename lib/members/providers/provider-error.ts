import type { ProviderFailure } from "../values.ts";

/** Why a visit to a provider came to nothing. Its message is for the log and holds neither codes nor tokens. */
export class ProviderError extends Error {
  readonly failure: ProviderFailure;

  constructor(failure: ProviderFailure, message: string) {
    super(message);
    this.name = "ProviderError";
    this.failure = failure;
  }
}
