import { Problem } from "../problems.ts";
import { hashPassword } from "./password.ts";
import { whyWeak } from "./why-weak.ts";

type NewPassword = {
  password: string;
  /** Of the person whose password it is to be. */
  email: string;
  /** JSON pointer of the field that holds it. */
  pointer?: string;
};

/**
 * Hashes a password that somebody chose, if it is good enough (`whyWeak`).
 * @throws Problem 400 `Invalid Request` that says why it is not; 503 `Service Unavailable` as `hashInTurn`.
 */
export function hashNewPassword({ password, email, pointer = "/password" }: NewPassword): Promise<string> {
  const why = whyWeak(password, email);
  if (!why) return hashPassword(password);
  const detail = `This password ${why}. Choose another one; a few words that only you would put together work well.`;
  return Promise.reject(new Problem("Invalid Request", detail, { errors: [{ pointer, detail }] }));
}
