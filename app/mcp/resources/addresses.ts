export const METHODOLOGY = "plinth://methodology";
export const AUDITS = "plinth://audits";
/** RFC 6570. */
export const AUDIT_TEMPLATE = `${AUDITS}/{audit_id}`;

/** Whether it is the address of audits, or of one. */
export function isAuditAddress(address: unknown): boolean {
  return address === AUDITS || readAuditId(address) !== null;
}

/** The id that the address of an audit names. */
export function readAuditId(address: unknown): string | null {
  if (typeof address !== "string") return null;
  return /^plinth:\/\/audits\/([\w-]{1,100})$/.exec(address)?.[1] ?? null;
}
