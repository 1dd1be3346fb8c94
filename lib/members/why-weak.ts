import { dictionary } from "@zxcvbn-ts/language-common";
import { MAX_PASSWORD, MIN_PASSWORD } from "./values.ts";

/** About 49,000 passwords that leaked most often. */
const COMMON = new Set<string>(dictionary["passwords-common"]);
/** A year or an exclamation mark makes no other password of a common one. */
const TRIMMINGS = /[\d\W_]{1,4}$/;

/**
 * Why a new password is too easy to guess, in words that follow "This password": by length, by a list of common ones, and by what
 * is known of its owner (NIST SP 800-63B-4, section 3.1.1.2). What it is composed of is nobody's business.
 * @returns null where nothing speaks against it.
 */
export function whyWeak(password: string, email: string): string | null {
  const text = password.normalize("NFKC").toLowerCase();
  const length = [...text].length;
  if (length < MIN_PASSWORD) return `is shorter than ${MIN_PASSWORD} characters`;
  if (length > MAX_PASSWORD) return "is longer than 1,024 characters";
  const stem = text.replace(TRIMMINGS, "");
  const [local] = email.split("@");
  if ([email, local].some((own) => own === text || own === stem)) return "is your email address";
  if (/^(.{1,4})\1+$/su.test(text)) return "repeats the same few characters";
  return COMMON.has(text) || COMMON.has(stem) ? "is among the most common ones" : null;
}
