/** A refusal as OAuth tells it (RFC 6749, 5.2; RFC 7591, 3.2.2; RFC 8707, 2): what programs go by, and words for whoever writes them. */
export class OAuthRefusal extends Error {
  readonly error: string;
  readonly status: number;

  constructor(error: string, description: string, status = 400) {
    super(description);
    this.error = error;
    this.status = status;
  }
}
