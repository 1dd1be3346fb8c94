import { notFound } from "next/navigation";
import { Problem } from "#lib/problems.ts";

/** What a page reads; where the service finds no such thing, the page is not found. */
export async function orNotFound<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof Problem && error.status === 404) notFound();
    throw error;
  }
}
