import { existsSync, readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import type { Mail } from "#scripts/testing/mail-server.ts";
import { plainMail } from "#scripts/testing/read-mail.ts";

/** The mails that an address has got so far, the oldest first. */
export function readMails(to: string): Mail[] {
  const file = process.env.PLINTH_E2E_MAILS ?? "";
  const lines = existsSync(file) ? readFileSync(file, "utf8").split("\n").filter(Boolean) : [];
  return lines.map((line): Mail => JSON.parse(line)).filter((mail) => mail.to.includes(to));
}

/** Waits for the mail of an address that says something. */
export async function awaitMail(to: string, words: string): Promise<Mail> {
  const find = () => readMails(to).findLast((mail) => plainMail(mail).includes(words));
  await expect.poll(() => find() !== undefined).toBe(true);
  return find() as Mail;
}
