import { z } from "zod";

/** Every job: its name and what it carries. A job is only the wake-up; what is to be done stands in the domain tables. */
export const JOBS = {
  "audit.run": z.object({ workspaceId: z.string(), auditId: z.string() }),
  "drafts.learn": z.object({ workspaceId: z.string() }),
  "upload.import": z.object({ workspaceId: z.string(), uploadId: z.string() }),
} as const;

export type JobName = keyof typeof JOBS;
export type JobData<N extends JobName> = z.infer<(typeof JOBS)[N]>;
