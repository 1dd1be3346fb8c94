import type { Mail } from "./mail-server.ts";

/** A mail as it is read, out of quoted-printable: its head, its plain text and its HTML. */
export function plainMail(mail: Pick<Mail, "text"> | undefined): string {
  return (mail?.text ?? "").replace(/=\r?\n/g, "").replaceAll("=3D", "=");
}

/** The link of a mail that leads to a path. */
export function linkIn(mail: Pick<Mail, "text"> | undefined, path: string): { link: string; token: string } {
  const found = new RegExp(`https?://[^\\s"]+${path}\\?token=([\\w-]{43})`).exec(plainMail(mail));
  return { link: found?.[0] ?? "", token: found?.[1] ?? "" };
}
