import { askedSince } from "../asked-since.ts";
import { batched } from "../batched.ts";
import { callAlone } from "../db.ts";
import type { Platform } from "../formula/names.ts";

/** Versions of what drafts of a workspace are scored with, each the number of the transaction that wrote it: another after every change. */
export type Versions = {
  /** Of its brand: of its current audit; null without one. */
  brand: string | null;
  /** Of its account-specific models. */
  models: Readonly<Partial<Record<Platform, string>>>;
};
type Asked = { workspaceId: string; accountId: string };

/** As `read_draft_versions` in `prisma/access-functions.ts` returns it. */
type Row = { place: number; brand: string | null; models: Versions["models"] | null };

const STATEMENT = { name: "find-draft-versions", text: "SELECT * FROM read_draft_versions($1, $2)" };

const nameOf = ({ workspaceId, accountId }: Asked) => `${workspaceId} ${accountId}`;

const readAll = batched(async (asked: readonly Asked[]): Promise<(Versions | null)[]> => {
  const values = [asked.map(({ workspaceId }) => workspaceId), asked.map(({ accountId }) => accountId)];
  const found: (Versions | null)[] = asked.map(() => null);
  for (const { place, brand, models } of await callAlone<Row>(STATEMENT, values))
    found[place - 1] = { brand, models: models ?? {} };
  return found;
}, nameOf);

/**
 * Looked up for every draft, since reading what they stand for takes longer than scoring a draft; for all drafts of one moment in one
 * statement, and for those of a workspace that wait for their turn by the first of them. Of no use in a request that changes them.
 * @returns null where the account has no such workspace any more
 */
export const findVersions: (asked: Asked) => Promise<Versions | null> = askedSince(readAll, nameOf);
