import { internalPath } from "#components/internal-paths.ts";
import { fetchJson } from "#lib/http/fetch-json.ts";

// Checked by hand: the library that checks answers elsewhere is a fifth of what these pages load.
const JOINED = {
  parse: (answer: unknown): string => {
    const id = (answer as { workspace_id?: unknown } | null)?.workspace_id;
    if (typeof id !== "string") throw new Error("the answer names no workspace");
    return id;
  },
};

/**
 * Joins the workspaces of invitations, as whoever is signed in, and goes there. One that was withdrawn meanwhile keeps nobody out of the
 * others.
 * @throws Failure when there is none to go to
 */
export async function joinWorkspaces(tokens: readonly string[]): Promise<void> {
  const path = internalPath("/internal/invitations/accept", {});
  const joined: string[] = [];
  let failure: unknown;
  for (const token of tokens)
    try {
      joined.push(await fetchJson(JOINED, path, { token }));
    } catch (error) {
      failure = error;
    }
  if (joined.length === 0) throw failure;
  window.location.assign(joined.length > 1 ? "/workspaces" : `/w/${joined[0]}`);
}
