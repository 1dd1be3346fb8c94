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

/** Joins the workspace of an invitation, as whoever is signed in, and goes there. @throws Failure */
export async function joinWorkspace(token: string): Promise<void> {
  const id = await fetchJson(JOINED, internalPath("/internal/invitations/accept", {}), { token });
  window.location.assign(`/w/${id}`);
}
