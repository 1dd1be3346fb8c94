import { redirect } from "next/navigation";
import { lastPage, type Page, pageAddress } from "#components/ui/read-search.ts";

/** Sends a person who asks for a part of a list behind its end to its last part. @param path of the list */
export function redirectToLastPage(path: string, { number }: Page, total: number): void {
  const last = lastPage(total);
  if (number > last) redirect(pageAddress(path, last));
}
