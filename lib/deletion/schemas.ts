import { z } from "zod";
import { WorkspaceId } from "../access/schemas.ts";

/** The name of the workspace, typed by whoever deletes it, and what shows that it is them: password or code. */
export const DeletionRequest = z.object({ brand: z.string().max(200), proof: z.string().max(1_024) });

/** Until when it can still be kept. */
export const ScheduledDeletion = z.object({ workspace_id: WorkspaceId, ends_at: z.iso.datetime() });
export type ScheduledDeletion = z.infer<typeof ScheduledDeletion>;

export const KeptWorkspace = z.object({ workspace_id: WorkspaceId, kept: z.literal(true) });
export type KeptWorkspace = z.infer<typeof KeptWorkspace>;
