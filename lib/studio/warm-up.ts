import { findCaller } from "../api-keys/find-caller.ts";
import { generateKey } from "../api-keys/key-format.ts";
import { log } from "../log.ts";
import { findVersions } from "./find-versions.ts";
import type { DraftInput } from "./schemas.ts";
import { scoreDraft } from "./score-draft.ts";

const DRAFT: DraftInput = {
  content_type: "text",
  content: "Our winter menu is here: which dish will you try first?",
  platform: "linkedin",
  format: "post",
};
/** No workspace can have this id. */
const NOBODY = { workspaceId: "nobody", accountId: "nobody" };

let warmed: Promise<unknown> | undefined;

/**
 * Does once in a process what its first requests would otherwise wait a tenth of a second and more for: opens the models of
 * drafts and of sentiment, and asks the database what every draft asks it, for no workspace.
 */
export async function warmUp(now: Date): Promise<void> {
  warmed ??= warm(now).catch((err) => {
    warmed = undefined;
    log().warn({ err }, "could not prepare for the first draft");
  });
  await warmed;
}

/** One after the other: a first draft holds the process up for so long that connections would be given up meanwhile. */
async function warm(now: Date): Promise<void> {
  await Promise.all([findCaller(generateKey(), now), findVersions(NOBODY)]);
  await scoreDraft(null, DRAFT, { now });
}
