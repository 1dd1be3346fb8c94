import { Problem } from "../problems.ts";

const MAX_HANDLE = 100;

/**
 * A handle as it is kept: without the @ in front.
 * @throws Problem 400 `Invalid Request` unless it has 1 to 100 characters, none of them a control character.
 */
export function normaliseHandle(handle: string): string {
  const name = withoutAt(handle);
  const length = Array.from(name).length;
  if (length >= 1 && length <= MAX_HANDLE && !/[\p{Cc}\p{Cs}]/u.test(name)) return name;
  throw new Problem(
    "Invalid Request",
    `The handle must have 1 to ${MAX_HANDLE} characters, without control characters.`,
  );
}

/** Whether two handles name one account: platforms do not tell capitals from small letters. */
export function isSameHandle(one: string, other: string): boolean {
  return withoutAt(one).toLowerCase() === withoutAt(other).toLowerCase();
}

/** A handle as people type it, without the @ in front; empty when that is all. */
export function withoutAt(handle: string): string {
  return handle.trim().replace(/^@+\s*/, "");
}
