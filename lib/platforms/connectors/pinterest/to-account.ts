import type { VendorAccount } from "../connector.ts";
import { at, countOf, idOf, textOf } from "../read-answer.ts";

/** Pinterest's user account; null without a name. */
export function toAccount(body: unknown): VendorAccount | null {
  const handle = textOf(at(body, "username"));
  if (!handle) return null;
  return {
    id: idOf(at(body, "id")) ?? handle,
    handle,
    name: textOf(at(body, "business_name")) ?? null,
    picture: textOf(at(body, "profile_image")) ?? null,
    followers: countOf(at(body, "follower_count")) ?? null,
  };
}
