import { operatorFor } from "#lib/access/operator-for.ts";
import { createDraft } from "#lib/drafts/create-draft.ts";
import { NewDraft } from "#lib/drafts/schemas.ts";

/** What a draft is made of that says nothing else. */
export const DRAFT = {
  platform: "instagram",
  variants: [{ text: "The new menu starts on Monday.", address: "" }],
};

/** Keeps a draft in a workspace. @returns its id. */
export async function makeDraft(
  workspaceId: string,
  changes: object = {},
  now = new Date(),
): Promise<string> {
  const input = NewDraft.parse({ ...DRAFT, ...changes });
  return (await createDraft(await operatorFor(workspaceId), input, now)).id;
}
