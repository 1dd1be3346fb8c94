export type VendorFailureKind =
  /** The token is no good any more, and renewing it does not help. */
  | "token_dead"
  | "permission_missing"
  /** Come again at `until`. */
  | "rate_limited"
  /** The budget of the day or of the contract is spent. */
  | "quota_spent"
  | "not_found"
  /** It may pass: 5xx, cut bodies, no connection. */
  | "vendor_down"
  /** The answer is not what the contract says. */
  | "contract_changed"
  /** The account is of a kind that cannot be read, such as a private one. */
  | "account_unfit";

/** What a platform's answer means when it is not what was asked for. Its message is for the person who connected. */
export class VendorFailure extends Error {
  readonly kind: VendorFailureKind;
  readonly until: Date | null;

  constructor(kind: VendorFailureKind, message: string, until: Date | null = null) {
    super(message);
    this.kind = kind;
    this.until = until;
  }
}
