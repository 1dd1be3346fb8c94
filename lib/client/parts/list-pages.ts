import type { CallOptions } from "./send-request.ts";

/** What every list of the service has beside its entries. */
export type ListPage = { total: number; limit: number; offset: number };

/**
 * All pages of a list, one after the other: `for await (const page of pages(client.listCampaigns, { limit: 100 }))`.
 * Lists are ordered newest first: what is made while you read may move an entry to the next page, where it comes again.
 * @param list an operation of the client whose answer has `total`, `limit` and `offset`.
 * @param query its input; `offset` is where to begin.
 * @returns the answers of the operation; the first one also when it is empty.
 */
export async function* pages<Query extends { limit?: number; offset?: number }, Answer extends ListPage>(
  list: (query: Query, options?: CallOptions) => Promise<Answer>,
  query: Query = {} as Query,
  options: CallOptions = {},
): AsyncGenerator<Answer, void, undefined> {
  let offset = query.offset ?? 0;
  for (;;) {
    const page = await list({ ...query, offset }, options);
    yield page;
    const entries = Object.values(page).find((value) => Array.isArray(value)) as unknown[] | undefined;
    offset = page.offset + (entries?.length ?? 0);
    if (!entries?.length || offset >= page.total) return;
  }
}
