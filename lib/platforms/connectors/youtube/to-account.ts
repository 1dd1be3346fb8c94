import type { VendorAccount } from "../connector.ts";
import { at, countOf, textOf } from "../read-answer.ts";

/** A channel as an account; none without an id. */
export function toAccount(item: unknown): VendorAccount[] {
  const id = textOf(at(item, "id"));
  if (!id) return [];
  const thumbnails = at(item, "snippet", "thumbnails");
  const picture = ["high", "medium", "default"].map((size) => textOf(at(thumbnails, size, "url")));
  const isHidden = at(item, "statistics", "hiddenSubscriberCount") === true;
  const followers = isHidden ? undefined : countOf(at(item, "statistics", "subscriberCount"));
  return [
    {
      id,
      handle: (textOf(at(item, "snippet", "customUrl")) ?? id).replace(/^@/, ""),
      name: textOf(at(item, "snippet", "title")) ?? null,
      picture: picture.find((url) => url !== undefined) ?? null,
      followers: followers ?? null,
    },
  ];
}
