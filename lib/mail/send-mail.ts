import { env } from "../env.ts";
import { openTransport } from "./open-transport.ts";

type Mail = {
  to: string;
  subject: string;
  text: string;
  /** The same words for programs that show them. */
  html: string;
  /** The same for every try of one mail, in angle brackets; one is made when it is left out. */
  messageId?: string;
  headers?: Record<string, string>;
  /** Files, and pictures that the HTML names by their `cid`. */
  attachments?: readonly { filename: string; content: Buffer; cid?: string; contentType?: string }[];
};

/**
 * Sends one mail as plain text and as HTML (`writeMail`).
 * @throws Error when `SMTP_URL` is not set, or the server does not take it.
 */
export async function sendMail(mail: Mail): Promise<void> {
  const { SMTP_URL, PLINTH_MAIL_FROM } = env();
  if (!SMTP_URL) throw new Error("SMTP_URL is not set");
  const transport = openTransport(SMTP_URL);
  const { attachments = [], ...rest } = mail;
  try {
    await transport.sendMail({ from: PLINTH_MAIL_FROM, ...rest, attachments: [...attachments] });
  } finally {
    transport.close();
  }
}
