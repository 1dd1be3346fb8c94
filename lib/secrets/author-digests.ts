import { createHmac, randomBytes } from "node:crypto";
import type { WorkspaceTx } from "../db.ts";
import { nameOfAuthor } from "../text/name-of-author.ts";
import { type Place, seal, unseal } from "./seal.ts";

/** What every stored name of a commenter begins with; in small letters throughout, as `nameOfAuthor` leaves it. */
const DIGESTED = "d1:";
const HEX_DIGITS = 32;

export type AuthorDigests = {
  /** What is stored in place of a name: the same for the same person within the workspace, and for nobody to read. */
  digest: (author: string) => string;
  /** Whether the person asked to be forgotten. @param digest of their name */
  isErased: (digest: string) => boolean;
};

/**
 * The digests of commenters' names in a workspace, by a key of its own that is stored sealed; null where nothing was digested yet.
 */
export async function findAuthorDigests(tx: WorkspaceTx, workspaceId: string): Promise<AuthorDigests | null> {
  const rules = await tx.commentRules.findUnique({ where: { workspaceId } });
  if (!rules) return null;
  const key = unseal(rules.authorKey, placeOf(workspaceId));
  const erased = new Set(rules.erased);
  return {
    digest: (author) => {
      const sum = createHmac("sha256", key).update(nameOfAuthor(author)).digest("hex");
      return `${DIGESTED}${sum.slice(0, HEX_DIGITS)}`;
    },
    isErased: (digest) => erased.has(digest),
  };
}

/** As `findAuthorDigests`; the key is made at its first use, and concurrent callers get the same one. */
export async function openAuthorDigests(tx: WorkspaceTx, workspaceId: string): Promise<AuthorDigests> {
  const found = await findAuthorDigests(tx, workspaceId);
  if (found) return found;
  const authorKey = seal(randomBytes(32).toString("base64"), placeOf(workspaceId));
  await tx.commentRules.createMany({ data: [{ workspaceId, authorKey }], skipDuplicates: true });
  return (await findAuthorDigests(tx, workspaceId)) as AuthorDigests;
}

function placeOf(workspaceId: string): Place {
  return { workspaceId, table: "comment_rules", row: workspaceId, column: "author_key" };
}
