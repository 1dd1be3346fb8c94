import { env } from "../env.ts";
import { openTransport } from "./open-transport.ts";

/**
 * Sends one mail in plain text.
 * @throws Error when `SMTP_URL` is not set, or the server does not take it.
 */
export async function sendMail(mail: { to: string; subject: string; text: string }): Promise<void> {
  const { SMTP_URL, PLINTH_MAIL_FROM } = env();
  if (!SMTP_URL) throw new Error("SMTP_URL is not set");
  const transport = openTransport(SMTP_URL);
  try {
    await transport.sendMail({ from: PLINTH_MAIL_FROM, ...mail });
  } finally {
    transport.close();
  }
}
