import { createTransport } from "nodemailer";

const TIMEOUT_MS = 10_000;

export type Transport = ReturnType<typeof createTransport>;

/** What sends mails to a server; it is closed by whoever opened it. @param url `SMTP_URL` */
export function openTransport(url: string): Transport {
  const timeouts = { connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS };
  return createTransport({ url, ...timeouts });
}
