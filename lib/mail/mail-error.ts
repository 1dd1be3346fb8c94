/** What nodemailer throws; `code` says what failed, `command` and `responseCode` are SMTP's. */
export type MailError = { code?: string; command?: string; responseCode?: number };

/** Whether this mail was refused, rather than the server out of reach or the login wrong. */
export function isRefusal({ code }: MailError): boolean {
  return code === "EENVELOPE" || code === "EMESSAGE";
}

/** Whether the recipient or the message is refused for good. A refused sender or login is the operator's to put right. */
export function isPermanent({ command, responseCode = 0 }: MailError): boolean {
  return responseCode >= 500 && (command === "RCPT TO" || command === "DATA");
}
