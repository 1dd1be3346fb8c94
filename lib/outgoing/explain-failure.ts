/** What kind of failure ended a request without a whole answer. */
export type FailureKind =
  | "dns"
  | "refused"
  | "unreachable"
  | "tls"
  | "timeout"
  | "not public"
  | "reset"
  | "protocol";

export type Failure = {
  kind: FailureKind;
  /** In words for a person; the only address in it is the host of the URL. */
  reason: string;
};

const PATTERNS: [FailureKind, RegExp][] = [
  ["not public", /^NOT_PUBLIC$/],
  ["dns", /^(ENOTFOUND|EAI_\w+|ENODATA|ESERVFAIL|EBADNAME)$/],
  ["refused", /^ECONNREFUSED$/],
  ["unreachable", /^(EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL|EHOSTDOWN|ENETDOWN|EACCES|EPERM|EINVAL)$/],
  ["timeout", /^(ETIMEDOUT|UND_ERR_(CONNECT|HEADERS|BODY)_TIMEOUT)$/],
  ["reset", /^(ECONNRESET|ECONNABORTED|EPIPE|UND_ERR_SOCKET|UND_ERR_ABORTED|UND_ERR_DESTROYED)$/],
  ["tls", /CERT|ISSUER|SIGNATURE|HOSTNAME|INVALID_CA|INVALID_PURPOSE|CRL|^ERR_(TLS|SSL|OSSL)|^EPROTO$/],
  ["protocol", /^(HPE_\w+|UND_ERR_\w+)$/],
];

const REASONS: Record<FailureKind, string> = {
  dns: "could not be found",
  refused: "refused the connection",
  unreachable: "cannot be reached",
  tls: "has no valid certificate or does not support TLS",
  timeout: "did not answer in full in time",
  "not public": "cannot be reached from the internet",
  reset: "closed the connection before the answer was complete",
  protocol: "sent an answer that is not valid HTTP",
};

/**
 * Puts a failed request into words.
 * @param error what the connection or the request threw
 * @param url the address that the user gave
 * @param signal the deadline of the exchange: when it has passed, that is the reason
 */
export function explainFailure(error: unknown, url: URL, signal: AbortSignal): Failure {
  const kind = signal.aborted ? "timeout" : kindOf(error);
  return { kind, reason: `${url.host} ${REASONS[kind]}` };
}

function kindOf(error: unknown): FailureKind {
  const code = codeOf(error);
  return PATTERNS.find(([, pattern]) => pattern.test(code))?.[0] ?? "unreachable";
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}
