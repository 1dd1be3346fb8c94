import type { Caller } from "../caller.ts";
import { lookUp } from "../db.ts";
import { isId } from "../ids.ts";
import { resolveWorkspace } from "./resolve-workspace.ts";

/** A thing that a path names by its id. */
export type Named = { kind: "audit" | "campaign" | "webhook" | "upload"; id: string };

/**
 * The workspace of a thing that the caller may see: its own or, for a key of the primary workspace, any of the account.
 * @returns null for every other id, whether it exists or not.
 */
export async function findWorkspaceOf(caller: Caller, { kind, id }: Named): Promise<string | null> {
  if (!isId(id)) return null;
  const { workspaceId, accountId, isPrimary } = caller;
  const query = {
    name: `find-${kind}-workspace`,
    text: `SELECT find_${kind}_workspace($1, $2, $3) AS id`,
  };
  const values = [id, accountId, isPrimary ? null : workspaceId];
  const found = await lookUp<{ id: string | null }>({ workspaceId }, query, values);
  return found?.id ?? null;
}

/**
 * The workspace that a request is about: the one that it names, else that of the thing that it names, else the caller's own.
 * @throws Problem 404 `Not Found` for a named workspace that the caller may not see, whether it exists or not.
 */
export async function placeOf(caller: Caller, named?: string, thing?: Named): Promise<string> {
  if (named !== undefined) return (await resolveWorkspace(caller, named)).id;
  return (thing && (await findWorkspaceOf(caller, thing))) ?? caller.workspaceId;
}

type Asked<P extends string> = {
  caller: Caller;
  params: Record<P, string>;
  body: { workspace_id?: string | undefined; [other: string]: unknown };
};

/**
 * What tells the workspace of a request about one thing: the one that the body names, else the thing's.
 *
 * @param kind of the thing
 * @param param the part of the path that holds its id
 * @returns the function, which throws Problem 404 `Not Found` for a named workspace that the caller may not see
 */
export function placeOfThing<P extends string>(kind: Named["kind"], param: P) {
  return ({ caller, params, body }: Asked<P>) =>
    placeOf(caller, body.workspace_id, { kind, id: params[param] });
}
